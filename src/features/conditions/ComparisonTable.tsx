import { Trans } from '@lingui/react/macro'
import { outcomeRows, type OutcomeRow } from '#blocks/outcome-rows.ts'
import type { OptionGridBlock } from '#blocks/option-grid.block.ts'
import { MoreIs, OutcomeShare } from '#blocks/OutcomeShare.tsx'
import type { Source } from '#blocks/source.ts'
import type { Language } from '#i18n/languages.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { SiteLink } from '#ui/SiteLink.tsx'
import { PeopleBar, PeoplePatterns, PersonKey } from './PeopleBar.tsx'
import styles from './ComparisonTable.module.css'

type Props = {
  grid: OptionGridBlock
  /** The language of the grid. */
  language: Language
  /** The sources of the page. The source numbers in the table link to the list of the sources. */
  sources: readonly Source[]
}

/**
 * Renders the share of people who had each result with each treatment, one treatment below the other. In narrow windows,
 * rows and cells have `display: block`; in the supported browsers they keep their semantics for assistive technology.
 */
export function ComparisonTable({ grid, language, sources }: Props) {
  const { site } = useCurrentSite()
  const ofText = languageAttributes(language, site.locale)
  const context = { pageLanguage: {}, sourceNumbers: new Map(sources.map(({ id }, place) => [id, place + 1])) }
  return (
    <>
      <PeoplePatterns />
      {grid.people !== undefined && (
        <p className={styles.text} {...ofText}>
          {grid.people}
        </p>
      )}
      <table className={styles.table}>
        <caption>
          <Trans comment="Above drawings of a hundred people for each treatment. Marked figures are those with the result">
            Each figure is one person. The marked figures had the result. What holds for you may be different: ask your
            doctor.
          </Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans comment="Heading of a column of names of treatments">Treatment</Trans>
            </th>
            <th scope="col">
              <Trans comment="Heading of a column such as: about 80 in 100">How many people</Trans>
            </th>
          </tr>
        </thead>
        {outcomeRows(grid.outcomes).map((row) => (
          <tbody key={`${row.label} ${row.timeframe ?? ''}`}>
            <tr>
              <th scope="rowgroup" colSpan={2} className={styles.outcome}>
                <span {...ofText}>
                  {row.label}
                  {row.timeframe !== undefined && <span className={`note ${styles.timeframe}`}> {row.timeframe}</span>}
                </span>
                {row.more !== undefined && <Direction more={row.more} />}
              </th>
            </tr>
            {grid.options.map((option) => {
              const outcome = row.byOption.get(option.id)
              return (
                <tr key={option.id}>
                  <th scope="row" {...languageAttributes(option.language ?? language, site.locale)}>
                    {option.path === undefined ? option.title : <SiteLink path={option.path}>{option.title}</SiteLink>}
                  </th>
                  <td>
                    <div className={styles.people}>
                      <span className={styles.share}>
                        <OutcomeShare outcome={outcome} context={context} />
                      </span>
                      {outcome && <PeopleBar outcome={outcome} />}
                    </div>
                  </td>
                </tr>
              )
            })}
          </tbody>
        ))}
      </table>
    </>
  )
}

const Direction = ({ more }: { more: NonNullable<OutcomeRow['more']> }) => (
  <span className={styles.direction}>
    <PersonKey more={more} />
    <MoreIs more={more} />
  </span>
)
