import { Trans, useLingui } from '@lingui/react/macro'
import { bodyAreaNames } from '#blocks/body-area-names.ts'
import type { BodyArea } from '#blocks/body-area.ts'
import type { IndexLetter } from '#i18n/alphabet.ts'
import { AzIndex, type LetterGroup } from '#ui/AzIndex.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import type { SafeLink } from '#ui/safe-link.ts'
import { SiteLink } from '#ui/SiteLink.tsx'
import styles from './ConditionIndexPage.module.css'

type Props = {
  /** The alphabet of the site's language. */
  letters: readonly IndexLetter[]
  groups: readonly LetterGroup[]
  areas: readonly { readonly area: BodyArea; readonly links: readonly SafeLink[] }[]
}

/** Renders all conditions, by first letter and by part of the body. */
export function ConditionIndexPage({ letters, groups, areas }: Props) {
  const { i18n, t } = useLingui()
  return (
    <>
      <PageHead
        title={t({ message: 'Conditions A–Z', comment: 'Title of the index of all conditions' })}
        intro={
          <Trans comment="Under the title 'Conditions A–Z'">
            Everything we explain, by its first letter and by part of the body.
          </Trans>
        }
      />
      <AzIndex letters={letters} groups={groups} />
      {areas.length > 0 && (
        <section className="band tinted" aria-labelledby="areas">
          <div className="wrap">
            <div className="section-head">
              <h2 id="areas">
                <Trans comment="Heading above conditions grouped by part of the body">By part of the body</Trans>
              </h2>
            </div>
            <div className={styles.areas}>
              {areas.map(({ area, links }) => (
                <section key={area} aria-labelledby={`area-${area}`}>
                  <h3 id={`area-${area}`}>{i18n._(bodyAreaNames[area])}</h3>
                  <ul className={styles.links}>
                    {links.map((link, index) => (
                      <li key={index}>
                        <SiteLink link={link} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </div>
        </section>
      )}
    </>
  )
}
