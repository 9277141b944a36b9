import { Trans } from '@lingui/react/macro'
import { formatDate } from '#i18n/formatting.ts'
import { directionOf } from '#i18n/languages.ts'
import { pathFromUri } from '#lib/uri-path.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Form } from '#ui/Form.tsx'
import type { SavedPage } from './profile.ts'
import styles from './ProfilePage.module.css'

/** Renders the list of pages that the reader has saved. */
export function SavedPageList({ pages, base }: { pages: readonly SavedPage[]; base: string }) {
  return (
    <section aria-labelledby="saved-pages">
      <h2 id="saved-pages" tabIndex={-1}>
        <Trans comment="Heading in the profile">Pages that you keep</Trans>
      </h2>
      {pages.length === 0 ? (
        <p>
          <Trans comment="In the profile of a reader who keeps no page; “Keep this page” is the name of a button">
            You do not keep any page yet. Every page to read has a button “Keep this page”.
          </Trans>
        </p>
      ) : (
        <ul id="saved-pages-list" className={styles.list} tabIndex={-1}>
          {pages.map((page) => (
            <SavedPageItem key={`${page.site}/${page.uri}`} page={page} action={`${base}/api/saved-pages`} />
          ))}
        </ul>
      )}
    </section>
  )
}

function SavedPageItem({ page, action }: { page: SavedPage; action: string }) {
  const { site } = useCurrentSite()
  const { title, language, href, changedAt, savedAt } = page
  const hidden = { site: page.site, path: pathFromUri(page.uri) }
  const attributes = language === site.locale ? {} : { lang: language, dir: directionOf(language) }
  return (
    <li>
      <div>
        <p>
          {href === undefined ? (
            <bdi {...attributes}>{title}</bdi>
          ) : (
            <a href={href} {...attributes} hrefLang={language}>
              {title}
            </a>
          )}
        </p>
        <p className="note" suppressHydrationWarning>
          {changedAt !== undefined && (
            <>
              <span className={styles.changed} suppressHydrationWarning>
                <Trans comment="Beside a page that a reader keeps">
                  Changed since you last read it, on {formatDate(site.locale, changedAt)}
                </Trans>
              </span>{' '}
            </>
          )}
          {href === undefined ? (
            <Trans comment="Beside a page that a reader keeps">This page does not exist any more.</Trans>
          ) : (
            <Trans comment="Beside a page that a reader keeps">Kept since {formatDate(site.locale, savedAt)}</Trans>
          )}
        </p>
      </div>
      <div className={styles.acts}>
        {changedAt !== undefined && (
          <Form inline action={action} hidden={{ ...hidden, action: 'read' }}>
            <button className={styles.act}>
              <Trans comment="Button beside a page that has changed; the placeholder is its title, for screen readers">
                I know the change<span className="vh">: {title}</span>
              </Trans>
            </button>
          </Form>
        )}
        <Form inline action={action} hidden={{ ...hidden, action: 'remove' }}>
          <button className={styles.act}>
            <Trans comment="Button beside a page that a reader keeps; the placeholder is its title, for screen readers">
              Remove<span className="vh">: {title}</span>
            </Trans>
          </button>
        </Form>
      </div>
    </li>
  )
}
