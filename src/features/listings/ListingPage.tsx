import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate, formatNumber } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { InLanguage } from '#ui/InLanguage.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { Notice } from '#ui/Notice.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { RuledList } from '#ui/RuledList.tsx'
import { isUntranslated } from '#ui/safe-link.ts'
import { SiteLink } from '#ui/SiteLink.tsx'
import { ActiveFilters, Filters } from './Filters.tsx'
import { listHref } from './list-params.ts'
import type { Listing, ListRow } from './listing.ts'
import { listNames, listOf } from './lists.ts'
import styles from './ListingPage.module.css'

/** The anchor of the list, to which the links to its other pages scroll. */
const listAnchor = 'list'

/** Renders a page of a list that is ordered by date, with its filters. */
export function ListingPage({ listing }: { listing: Listing }) {
  const { i18n } = useLingui()
  const { list, page, pages, rows } = listing
  const { title, intro } = listOf(list)
  return (
    <>
      <PageHead title={i18n._(title)} intro={i18n._(intro)} />
      <div className={`wrap ${styles.columns}`}>
        <Filters listing={listing} />
        <div>
          <h2 id={listAnchor} tabIndex={-1} className={styles.count}>
            {/* Filters leave the focus where it is, so the count is announced, also when it stays the same. */}
            <span aria-live="polite" aria-atomic="true">
              <Count key={listHref({ ...listing, page: 1 })} listing={listing} />
            </span>
          </h2>
          <ActiveFilters listing={listing} />
          {rows.length === 0 ? <Empty listing={listing} /> : <Rows rows={rows} />}
          <Pagination
            page={page}
            pages={pages}
            pathOf={(number) => `${listHref({ ...listing, page: number })}#${listAnchor}`}
          />
          <OtherLists listing={listing} />
        </div>
      </div>
    </>
  )
}

/** Renders the number of entries: `10 pieces of news`, or with filters `3 of 10`. */
function Count({ listing: { list, count, total, filter } }: { listing: Listing }) {
  const { i18n } = useLingui()
  const { site } = useCurrentSite()
  const all = formatNumber(site.locale, total)
  if (Object.keys(filter).length === 0) return i18n._(listOf(list).count(total, all))
  const some = formatNumber(site.locale, count)
  return (
    <Trans comment="How many entries of a list its filters leave; both placeholders are numbers">
      {some} of {all}
    </Trans>
  )
}

/** Renders the rows in the site's language, followed by the untranslated ones below a heading that names their language. */
function Rows({ rows }: { rows: readonly ListRow[] }) {
  const own = rows.filter(({ link }) => !isUntranslated(link))
  const untranslated = rows.filter(({ link }) => isUntranslated(link))
  const [first] = untranslated
  const list = (some: readonly ListRow[]) => (
    <ul className={styles.rows}>
      {some.map((row) => (
        <Row key={row.link.kind === 'internal' ? row.link.path : row.link.href} row={row} />
      ))}
    </ul>
  )
  return (
    <>
      {own.length > 0 && list(own)}
      {first?.link.kind === 'internal' && first.link.language !== undefined && (
        <>
          <h2 className={styles.language}>
            <InLanguage language={first.link.language} />
          </h2>
          {list(untranslated)}
        </>
      )}
    </>
  )
}

function Row({ row: { link, date, topics } }: { row: ListRow }) {
  const { site } = useCurrentSite()
  return (
    <li>
      {date !== undefined && (
        <time className="note" dateTime={date} suppressHydrationWarning>
          {formatDate(site.locale, date)}
        </time>
      )}
      <div>
        <h3>
          <SiteLink link={link}>
            <span {...languageAttributes(link.kind === 'internal' ? link.language : undefined, site.locale)}>
              {link.label}
            </span>
          </SiteLink>
        </h3>
        {link.text !== undefined && (
          <p>
            <span {...languageAttributes(link.kind === 'internal' ? link.language : undefined, site.locale)}>
              {link.text}
            </span>
          </p>
        )}
        {topics.length > 0 && (
          <ul className={`note ${styles.topics}`}>
            {topics.map((topic, index) => (
              <li key={index}>
                <span {...languageAttributes(topic.kind === 'internal' ? topic.language : undefined, site.locale)}>
                  {topic.label}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

function Empty({ listing }: { listing: Listing }) {
  const { i18n } = useLingui()
  if (listing.total === 0 || Object.keys(listing.filter).length === 0)
    return <Notice title={i18n._(listOf(listing.list).empty)} />
  return (
    <div className={styles.empty}>
      <Notice
        title={
          <Trans comment="When no entry of a list fits the filters, which stand above this sentence">
            Nothing in this list fits all of this.
          </Trans>
        }
      >
        <Trans comment="Advice when no entry of a list fits the filters, which stand above as links that take them off">
          Take off what matters least, or look through the whole list.
        </Trans>
      </Notice>
      <ButtonLink path={listOf(listing.list).path}>
        <Trans comment="Link from a list that its filters have left empty">Show the whole list</Trans>
      </ButtonLink>
    </div>
  )
}

function OtherLists({ listing }: { listing: Listing }) {
  const { i18n } = useLingui()
  const links = listNames
    .filter((name) => name !== listing.list)
    .map((name) => ({ kind: 'internal' as const, path: listOf(name).path, label: i18n._(listOf(name).title) }))
  return (
    <nav className={styles.others} aria-labelledby="other-lists">
      <h2 id="other-lists">
        <Trans comment="Heading of links to the site's other lists, such as press releases">Also from us</Trans>
      </h2>
      <RuledList links={links} />
    </nav>
  )
}
