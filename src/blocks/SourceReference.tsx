import { useLingui } from '@lingui/react/macro'
import type { Source } from './source.ts'

/** The number of a source in the list at the end of the page, as a link to it. */
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
