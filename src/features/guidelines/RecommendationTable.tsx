import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BlockContext } from '#blocks/block-context.ts'
import { LanguageSpan } from '#blocks/LanguageSpan.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import type { Recommendation } from './guideline.ts'
import styles from './RecommendationTable.module.css'

export const recommendationsAnchor = 'guideline-recommendations'

type Props = {
  recommendations: readonly Recommendation[]
  /** The heading of the first column. */
  heading: ReactNode
  /** The id of the heading above the table. */
  labelledBy: string
  pageLanguage: BlockContext['pageLanguage']
}

/**
 * Renders recommendations with their strength, their evidence, their chapter, and the pages that cite them. Empty columns
 * are left out.
 */
export function RecommendationTable({ recommendations, heading, labelledBy, pageLanguage }: Props) {
  const { t } = useLingui()
  const words = (node: ReactNode) => <LanguageSpan language={pageLanguage}>{node}</LanguageSpan>
  const labels = {
    strength: t({ message: 'Strength', comment: 'Heading of a column: how strong a recommendation is' }),
    evidence: t({
      message: 'Level of evidence',
      comment: 'Heading of a column: how good the studies are on which a recommendation rests, such as 1a',
    }),
    chapter: t({ message: 'Chapter', comment: 'Heading of a column: in which chapter a recommendation stands' }),
    citedBy: t({
      message: 'Pages that rely on this',
      comment: 'Heading of a column: pages of this website whose texts name the recommendation as their source',
    }),
  }
  const has = (name: keyof typeof labels) => recommendations.some((one) => one[name] !== undefined)
  const columns = (['strength', 'evidence', 'chapter', 'citedBy'] as const).filter(has)
  return (
    <>
      <div data-table="" className={styles.table}>
        <table aria-labelledby={labelledBy}>
          <thead>
            <tr>
              <th scope="col">{words(heading)}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {words(labels[column])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {recommendations.map((one) => (
              <tr key={one.id}>
                <td>{one.text}</td>
                {columns.map((column) => (
                  <td key={column} data-label={one[column] === undefined ? undefined : labels[column]}>
                    {column === 'strength' && one.strength && words(<Strength strength={one.strength} />)}
                    {column === 'evidence' && one.evidence}
                    {column === 'chapter' && one.chapter && <SiteLink link={one.chapter} />}
                    {column === 'citedBy' && one.citedBy && (
                      <ul className="note">
                        {one.citedBy.map((link, index) => (
                          <li key={index}>
                            <SiteLink link={link} />
                          </li>
                        ))}
                      </ul>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {(has('strength') || has('evidence')) && (
        <p className={`note ${styles.legend}`}>
          {has('strength') &&
            words(
              <Trans comment="Under a table of recommendations: what their strength means">
                Strong: right for nearly everyone. Weak: depends more on the person and the situation.
              </Trans>,
            )}{' '}
          {has('evidence') &&
            words(
              <Trans comment="Under a table of recommendations: what the level of evidence means">
                Level of evidence: how good the studies behind it are. A lower number stands for better studies.
              </Trans>,
            )}
        </p>
      )}
    </>
  )
}

/** Renders a strength in words, with a full or half-full bar that shows it at a glance. */
function Strength({ strength }: { strength: 'strong' | 'weak' }) {
  return (
    <span className={styles.strength}>
      <svg viewBox="0 0 24 16" aria-hidden="true">
        <path d="M1 3h22v10H1z" fill="none" stroke="currentColor" strokeWidth="1.75" />
        <path d={strength === 'strong' ? 'M1 3h22v10H1z' : 'M1 3h11v10H1z'} fill="currentColor" />
      </svg>
      {strength === 'strong' ? (
        <Trans comment="A strong recommendation: right for nearly everyone">Strong</Trans>
      ) : (
        <Trans comment="A weak recommendation: depends more on the person and the situation">Weak</Trans>
      )}
    </span>
  )
}
