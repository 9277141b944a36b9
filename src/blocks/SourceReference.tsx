import { useLingui } from '@lingui/react/macro'
import type { Source } from './source.ts'

/** Renders the number of a source as a link to its item in the list at the end of the page. */
export function SourceReference({ source, number }: { source: Source; number: number }) {
  const { t } = useLingui()
  return (
    <a
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
