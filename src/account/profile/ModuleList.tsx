import { Trans } from '@lingui/react/macro'
import { formatDate } from '#i18n/formatting.ts'
import { directionOf } from '#i18n/languages.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import type { StartedModule } from './profile.ts'
import styles from './ProfilePage.module.css'

/** Renders the list of learning modules that the reader has started. Renders nothing if there are none. */
export function ModuleList({ modules }: { modules: readonly StartedModule[] }) {
  const { site } = useCurrentSite()
  if (modules.length === 0) return null
  return (
    <section aria-labelledby="modules">
      <h2 id="modules">
        <Trans comment="Heading in the profile: learning modules">Modules that you have begun</Trans>
      </h2>
      <ul className={styles.list}>
        {modules.map(({ title, language, href, updatedAt }, index) => {
          const attributes = language === site.locale ? {} : { lang: language, dir: directionOf(language) }
          return (
            <li key={index}>
              <p>
                {href === undefined ? (
                  <bdi {...attributes}>{title}</bdi>
                ) : (
                  <a href={href} {...attributes}>
                    {title}
                  </a>
                )}
              </p>
              <p className="note" suppressHydrationWarning>
                <Trans comment="Beside a learning module that a reader has begun">
                  Last used {formatDate(site.locale, updatedAt)}
                </Trans>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
