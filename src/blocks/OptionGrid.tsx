import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#ui/SiteLink.tsx'
import type { BlockProps } from './block-definition.ts'
import type { OptionGridBlock } from './option-grid.block.ts'
import { LanguageSpan } from './LanguageSpan.tsx'
import { outcomeRows, type Outcome } from './outcome-rows.ts'
import { MoreIs, OutcomeShare } from './OutcomeShare.tsx'
import headingStyles from './TextBlock.module.css'
import styles from './OptionGrid.module.css'

/**
 * Renders treatments side by side, with the number of people out of a total who had each result. If the total is a hundred,
 * a drawing shows it as well. In the supported browsers, the table keeps its semantics for assistive technology even when
 * its rows are stacked.
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
            {outcomeRows(block.outcomes).map((row) => (
              <tr key={`${row.label} ${row.timeframe ?? ''}`}>
                <th scope="row">
                  {row.label}
                  {row.timeframe !== undefined && <span className="note"> {row.timeframe}</span>}
                  {row.more !== undefined && (
                    <span className="note">
                      {' '}
                      <LanguageSpan language={context.pageLanguage}>
                        <MoreIs more={row.more} />
                      </LanguageSpan>
                    </span>
                  )}
                </th>
                {block.options.map((option) => (
                  <td key={option.id} data-label={option.title}>
                    <OutcomeShare outcome={row.byOption.get(option.id)} context={context} />
                    <People outcome={row.byOption.get(option.id)} />
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

/**
 * Renders a hundred people in ten rows, with the first `affected` people marked. Renders nothing if the total is not a
 * hundred. The style sheet cuts the people out of the square.
 */
function People({ outcome }: { outcome: Outcome | undefined }) {
  if (outcome?.outOf !== 100) return null
  const { affected } = outcome
  const rows = Math.floor(affected / 10)
  return (
    <svg className={styles.people} viewBox="0 0 10 10" aria-hidden="true">
      <path d={`M0 0H10V${rows}H${affected % 10}V${rows + 1}H0z`} />
    </svg>
  )
}
