import { Trans } from '@lingui/react/macro'
import { formatDate } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { SiteLink } from '#ui/SiteLink.tsx'
import type { HomeNews } from './home.ts'
import styles from './NewsList.module.css'

/** Renders the latest news. */
export function NewsList({ news }: { news: readonly HomeNews[] }) {
  const { site } = useCurrentSite()
  return (
    <section aria-labelledby="home-news">
      <div className="section-head">
        <h2 id="home-news">
          <Trans comment="Heading above the latest news">News</Trans>
        </h2>
      </div>
      <ul className={styles.news}>
        {news.map(({ id, link, date, intro }) => (
          <li key={id}>
            <time className="note" dateTime={date.slice(0, 10)} suppressHydrationWarning>
              {formatDate(site.locale, date)}
            </time>
            <h3>
              <SiteLink link={link} />
            </h3>
            {intro !== undefined && (
              <p
                className="note"
                {...languageAttributes(link.kind === 'internal' ? link.language : undefined, site.locale)}
              >
                {intro}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
