import { Trans } from '@lingui/react/macro'
import type { BlockContext } from '#blocks/block-context.ts'
import { LanguageSpan } from '#blocks/LanguageSpan.tsx'
import headingStyles from '#blocks/TextBlock.module.css'
import type { GuidelinePart } from './guideline.ts'
import styles from './GuidelineText.module.css'

type Props = { part: Extract<GuidelinePart, { name: 'panel' }>; pageLanguage: BlockContext['pageLanguage'] }

/** Renders the members of a guideline's panel by role, with the conflicts of interest that they have declared. */
export function PanelPart({ part: { groups }, pageLanguage }: Props) {
  return groups.map(({ role, members }, place) => {
    const anchor = `guideline-role-${place + 1}`
    return (
      <section key={anchor} aria-labelledby={anchor}>
        <h2 id={anchor} className={headingStyles.heading}>
          {role ?? (
            <LanguageSpan language={pageLanguage}>
              <Trans comment="Heading above members of a panel who have no particular task in it">Members</Trans>
            </LanguageSpan>
          )}
        </h2>
        <ul className={styles.rows}>
          {members.map(({ id, name, language, role: work, affiliation, country, conflictOfInterest }) => (
            <li key={id}>
              <h3>
                <bdi lang={language}>{name}</bdi>
              </h3>
              {[work, affiliation, country].map(
                (fact, index) =>
                  fact !== undefined && (
                    <p key={index} className="note">
                      <bdi lang={language}>{fact}</bdi>
                    </p>
                  ),
              )}
              {conflictOfInterest !== undefined && (
                <dl className={styles.interest}>
                  <dt>
                    <LanguageSpan language={pageLanguage}>
                      <Trans comment="Before what a member of a panel has declared">Conflicts of interest</Trans>
                    </LanguageSpan>
                  </dt>
                  <dd>
                    <bdi lang={language}>{conflictOfInterest}</bdi>
                  </dd>
                </dl>
              )}
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
