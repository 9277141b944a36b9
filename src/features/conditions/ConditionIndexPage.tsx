import { Trans, useLingui } from '@lingui/react/macro'
import { bodyAreaNames } from '#blocks/body-area-names.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { AzIndex } from '#ui/AzIndex.tsx'
import { InLanguage } from '#ui/InLanguage.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import type { IndexRow } from '#ui/name-index.ts'
import { MoreLink } from '#ui/MoreLink.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import type { AreaConditions, ConditionIndex } from './condition-index.ts'
import styles from './ConditionIndexPage.module.css'

/** Renders all conditions, by first letter and by part of the body. */
export function ConditionIndexPage({
  index,
  areas,
  hasSymptoms = false,
}: ConditionIndex & {
  /** Whether the site has the page on which readers find pages by their symptoms. */
  hasSymptoms?: boolean | undefined
}) {
  const { t } = useLingui()
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
      {hasSymptoms && (
        <div className={`wrap ${styles.symptoms}`}>
          <MoreLink path="/symptoms">
            <Trans comment="Link to the page on which readers say what they notice">
              I have a symptom and no diagnosis
            </Trans>
          </MoreLink>
        </div>
      )}
      <AzIndex index={index} />
      {areas.length > 0 && (
        <section className="band tinted" aria-labelledby="areas">
          <div className="wrap">
            <div className="section-head">
              <h2 id="areas">
                <Trans comment="Heading above conditions grouped by part of the body">By part of the body</Trans>
              </h2>
            </div>
            <div className={styles.areas}>
              {areas.map((conditions) => (
                <Area key={conditions.area} conditions={conditions} />
              ))}
            </div>
          </div>
        </section>
      )}
    </>
  )
}

function Area({ conditions: { area, own, untranslated } }: { conditions: AreaConditions }) {
  const { i18n } = useLingui()
  const [first] = untranslated
  return (
    <section aria-labelledby={`area-${area}`}>
      <h3 id={`area-${area}`} tabIndex={-1}>
        {i18n._(bodyAreaNames[area])}
      </h3>
      {own.length > 0 && <Rows rows={own} />}
      {first?.link.kind === 'internal' && first.link.language !== undefined && (
        <>
          <p id={`area-${area}-untranslated`} className={`note ${styles.language}`}>
            <InLanguage language={first.link.language} />
          </p>
          <Rows rows={untranslated} labelledBy={`area-${area}-untranslated`} />
        </>
      )}
    </section>
  )
}

/**
 * Renders conditions by their names in the site's language. A condition without such a name is shown by its title, in the
 * language of the title.
 */
function Rows({ rows, labelledBy }: { rows: readonly IndexRow[]; labelledBy?: string }) {
  const { site } = useCurrentSite()
  return (
    <ul className={styles.links} aria-labelledby={labelledBy}>
      {rows.map(({ label, link }, index) => (
        <li key={index}>
          <SiteLink link={link}>
            <span
              {...(label === link.label && link.kind === 'internal' && languageAttributes(link.language, site.locale))}
            >
              {label}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
