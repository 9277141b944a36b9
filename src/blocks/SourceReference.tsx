import { useLingui } from '@lingui/react/macro'
import type { BlockContext } from './block-context.ts'
import type { Source } from './source.ts'

type Props = { source: Source; number: number; pageLanguage: BlockContext['pageLanguage'] }

/** Renders the number of a source as a link to its item in the list at the end of the page. */
export function SourceReference({ source, number, pageLanguage }: Props) {
  const { t } = useLingui()
  return (
    <a
      {...pageLanguage}
      data-source=""
      href={`#source-${source.id}`}
      aria-label={t({
        message: `Source ${number}: ${source.citation}`,
        comment: 'Name of a link to a source in the list at the end of the page',
      })}
    >
      {number}
    </a>
  )
}
