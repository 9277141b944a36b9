import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import type { BlockContext } from './block-context.ts'
import type { BlockProps } from './block-definition.ts'
import type { OptionGridBlock } from './option-grid.block.ts'
import { LanguageSpan } from './LanguageSpan.tsx'
import { SourceReference } from './SourceReference.tsx'
import headingStyles from './TextBlock.module.css'
import styles from './OptionGrid.module.css'

type Outcome = OptionGridBlock['outcomes'][number]
type Row = { readonly label: string; readonly timeframe?: string; readonly byOption: ReadonlyMap<string, Outcome> }

/** Groups outcomes of different options with the same label and timeframe into rows, in order of first appearance. */
function rowsOf(outcomes: readonly Outcome[]): readonly Row[] {
  const rows = new Map<string, { label: string; timeframe?: string; byOption: Map<string, Outcome> }>()
  for (const outcome of outcomes) {
    const key = `${outcome.label}\n${outcome.timeframe ?? ''}`
    const row = rows.get(key) ?? {
      label: outcome.label,
      timeframe: outcome.timeframe,
      byOption: new Map<string, Outcome>(),
    }
    row.byOption.set(outcome.optionId, outcome)
    rows.set(key, row)
  }
  return [...rows.values()]
}

/**
 * Renders treatments side by side: how many people out of how many had each result, and out of a hundred also as a drawing.
 * In the supported browsers, the table keeps its semantics for assistive technology even when its rows are stacked.
 */
export function OptionGrid({ block, context }: BlockProps<OptionGridBlock>) {
  const headingId = context.anchors.get(block.id)
  return (
    <>
      <h2 id={headingId} className={headingStyles.heading}>
        <LanguageSpan language={context.pageLanguage}>
          <OptionGridHeading />
        </LanguageSpan>
      </h2>
      <div data-table="" tabIndex={0} role="region" aria-labelledby={headingId}>
        <table className={styles.grid}>
          <caption className="note">
            <LanguageSpan language={context.pageLanguage}>
              <Trans comment="Above a table of treatments and what happens to how many people">
                Of people who had the treatment, about so many had this result. What holds for you may be different: ask
                your doctor.
              </Trans>
            </LanguageSpan>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <LanguageSpan language={context.pageLanguage}>
                  <Trans comment="Heading of the column that names what can happen after a treatment">Result</Trans>
                </LanguageSpan>
              </th>
              {block.options.map((option) => (
                <th key={option.id} scope="col">
                  {option.path === undefined ? option.title : <SiteLink path={option.path}>{option.title}</SiteLink>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(block.outcomes).map((row) => (
              <tr key={`${row.label} ${row.timeframe ?? ''}`}>
                <th scope="row">
                  {row.label}
                  {row.timeframe !== undefined && <span className="note"> {row.timeframe}</span>}
                </th>
                {block.options.map((option) => (
                  <td key={option.id} data-label={option.title}>
                    <Share outcome={row.byOption.get(option.id)} context={context} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

export function OptionGridHeading() {
  return <Trans comment="Heading of a table that sets treatments side by side">How the treatments compare</Trans>
}

function Share({ outcome, context }: { outcome: Outcome | undefined; context: BlockContext }) {
  const { site } = useCurrentSite()
  const { pageLanguage, sourceNumbers } = context
  if (!outcome) {
    return (
      <LanguageSpan language={pageLanguage}>
        <Trans comment="In a table of treatments: nobody has counted this">not known</Trans>
      </LanguageSpan>
    )
  }
  const affected = formatNumber(site.locale, outcome.affected)
  const outOf = formatNumber(site.locale, outcome.outOf)
  const { source } = outcome
  const number = source && sourceNumbers.get(source.id)
  return (
    <>
      <LanguageSpan language={pageLanguage}>
        <Trans comment="A share of people, such as: about 80 in 100">
          about {affected} in {outOf}
        </Trans>
      </LanguageSpan>
      {source && number !== undefined && <SourceReference source={source} number={number} />}
      {outcome.outOf === 100 && <People affected={outcome.affected} />}
    </>
  )
}

/** Renders a hundred people in ten rows, the first `affected` marked. The style sheet cuts the people out of the square. */
function People({ affected }: { affected: number }) {
  const rows = Math.floor(affected / 10)
  return (
    <svg className={styles.people} viewBox="0 0 10 10" aria-hidden="true">
      <path d={`M0 0H10V${rows}H${affected % 10}V${rows + 1}H0z`} />
    </svg>
  )
}
