import { useId, type ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { InLanguage } from '#ui/InLanguage.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { MoreLink } from '#ui/MoreLink.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { EventPlaces } from './EventPlaces.tsx'
import { pastHref } from './event-list-links.ts'
import { isAt, placesOf } from './event-places.ts'
import { eventLists } from './event-lists.ts'
import type { EventKind, EventList, EventRow } from './event.ts'
import { EventTimesView } from './EventTimesView.tsx'
import { useNow } from './use-now.ts'
import styles from './EventListPage.module.css'

type Props = {
  kind: EventKind
  list: EventList
  /** The place to which the upcoming events are limited (`event-places.ts`), if any are there; undefined for no limit. */
  place?: string | undefined
}

const kinds = ['event', 'education'] as const satisfies readonly EventKind[]

/** Renders the upcoming and the past events of one kind. */
export function EventListPage({ kind, list, place: wanted }: Props) {
  const { i18n, t } = useLingui()
  const { pathOnward } = useCurrentSite()
  const now = useNow(list.now)
  const isOver = ({ facts }: EventRow) => facts.times.endsAt <= now
  // Canceled events are listed last, because readers look for events that they can attend.
  const coming = list.coming
    .filter((row) => !isOver(row))
    .sort((one, other) => Number(one.facts.cancelled) - Number(other.facts.cancelled))
  const places = placesOf(coming)
  const there = wanted === undefined ? [] : coming.filter((row) => isAt(row, wanted))
  // An old link may lead to a place that no longer has events.
  const [place, chosen] = there.length > 0 ? [wanted, there] : [undefined, coming]
  const recentlyEnded = list.coming
    .filter(isOver)
    .sort((one, other) => other.facts.times.startsAt - one.facts.times.startsAt)
  const past = [...recentlyEnded, ...list.past].sort((one, other) => Number(isForeign(one)) - Number(isForeign(other)))
  const pastTotal = list.pastTotal + recentlyEnded.length
  const showsComing = list.page === 1 && list.year === undefined
  const { title, intro } = eventLists[kind]
  return (
    <>
      <PageHead title={i18n._(title)} intro={i18n._(intro)}>
        <nav
          className={styles.kinds}
          aria-label={t({ message: 'Kinds of events', comment: 'Name of two links: events, courses and training' })}
        >
          <ul>
            {kinds.map((one) => (
              <li key={one}>
                <SiteLink path={eventLists[one].path} aria-current={one === kind ? 'true' : undefined}>
                  {i18n._(eventLists[one].title)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      <div className={`wrap ${styles.page}`}>
        {showsComing && (
          <section aria-labelledby="coming">
            <h2 id="coming" tabIndex={-1}>
              <Trans comment="Heading above the events that have not ended">Upcoming</Trans>
            </h2>
            {(places.length > 1 || place !== undefined) && <EventPlaces kind={kind} places={places} place={place} />}
            {chosen.length > 0 ? (
              <>
                <Count kind={kind} count={chosen.length} />
                <EventRows rows={chosen} isPast={false} />
              </>
            ) : (
              <NothingPlanned kind={kind} />
            )}
          </section>
        )}
        {((pastTotal > 0 && place === undefined) || !showsComing) && (
          <section aria-labelledby="past">
            <h2 id="past" tabIndex={-1}>
              <Trans comment="Heading above the events that have ended">Past</Trans>
            </h2>
            {(list.years.length > 1 || list.year !== undefined) && <Years kind={kind} list={list} />}
            <Count kind={kind} count={pastTotal} />
            <EventRows rows={past} isPast />
            <Pagination page={list.page} pages={list.pages} pathOf={(page) => pastHref(kind, page, list.year)} />
            {!showsComing && (
              <MoreLink path={eventLists[kind].path}>
                {kind === 'event' ? (
                  <Trans comment="Link from past events">Upcoming events</Trans>
                ) : (
                  <Trans comment="Link from past courses and training days">Upcoming courses</Trans>
                )}
              </MoreLink>
            )}
          </section>
        )}
        <section aria-labelledby="calendar">
          <h2 id="calendar">
            <Trans comment="Heading above a link to a file that calendar programs read">In your calendar</Trans>
          </h2>
          <p className={styles.text}>
            <Trans comment="About the link 'All events as a calendar', which follows">
              Most calendar apps can subscribe to this address. New events, changes and cancellations then come by
              themselves.
            </Trans>
          </p>
          <p className={styles.text}>
            <a className={styles.calendar} href={pathOnward('/education-events/events.ics')} type="text/calendar">
              <Trans comment="Link to a calendar file with events, courses and training">
                All events as a calendar
              </Trans>
            </a>
          </p>
        </section>
      </div>
    </>
  )
}

const isForeign = ({ link }: EventRow) => link.language !== undefined

/** Renders links to the past events of each year. */
function Years({ kind, list: { years, year } }: Omit<Props, 'place'>) {
  const { t } = useLingui()
  return (
    <nav className={styles.years} aria-label={t({ message: 'Years', comment: 'Name of a list of links: years' })}>
      <ul>
        <li>
          <SiteLink path={pastHref(kind, 1, undefined)} aria-current={year === undefined ? 'true' : undefined}>
            <Trans comment="Link to the past events of all years; stands before links to single years">All years</Trans>
          </SiteLink>
        </li>
        {years.map((one) => (
          <li key={one}>
            <SiteLink path={pastHref(kind, 1, one)} aria-current={one === year ? 'true' : undefined}>
              {String(one)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Renders the number of events. Its role makes screen readers announce it when the reader chooses a place or a year. */
function Count({ kind, count }: { kind: EventKind; count: number }) {
  return (
    <p role="status" className="note">
      {kind === 'event' ? (
        <Plural
          id="count-events"
          comment="How many events there are in the list that follows"
          value={count}
          one="# event"
          other="# events"
        />
      ) : (
        <Plural
          id="count-educations"
          comment="How many courses and training days there are in the list that follows"
          value={count}
          one="# course"
          other="# courses"
        />
      )}
    </p>
  )
}

/** Renders the events in the site's language, followed by the untranslated ones below a label that names their language. */
function EventRows({ rows, isPast }: { rows: readonly EventRow[]; isPast: boolean }) {
  const id = useId()
  const own = rows.filter((row) => !isForeign(row))
  const untranslated = rows.filter(isForeign)
  const language = untranslated[0]?.link.language
  const list = (some: readonly EventRow[], labelledBy?: string) => (
    <ul className={styles.rows} aria-labelledby={labelledBy}>
      {some.map((row) => (
        <li key={row.link.path}>
          <Row row={row} isPast={isPast} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {own.length > 0 && list(own)}
      {language !== undefined && (
        <>
          <p id={id} className={styles.language}>
            <InLanguage language={language} />
          </p>
          {list(untranslated, id)}
        </>
      )}
    </>
  )
}

/** Renders a row with an event: a notice if it is canceled, its time, its title and text, and its place. */
function Row({ row: { link, facts }, isPast }: { row: EventRow; isPast: boolean }) {
  const { locale } = useCurrentSite().site
  const language = languageAttributes(link.language, locale)
  const { times, cancelled, online, venue, city, country } = facts
  const place: [key: string, words: ReactNode][] = []
  if (online) place.push(['online', <Trans comment="Where an event takes place">Online</Trans>])
  if (venue !== undefined) place.push(['venue', <span {...language}>{venue}</span>])
  if (city !== undefined) place.push(['city', <span {...language}>{city}</span>])
  if (country !== undefined) place.push(['country', country])
  return (
    <>
      <div className={styles.when}>
        {cancelled && (
          <strong className={styles.cancelled}>
            <Trans comment="An event will not take place">Canceled</Trans>
          </strong>
        )}
        <EventTimesView times={times} isPast={isPast} />
      </div>
      <div>
        <h3 className={styles.title} {...language}>
          <SiteLink path={link.path} hrefLang={language.lang}>
            {link.label}
          </SiteLink>
        </h3>
        {link.text !== undefined && (
          <p className={styles.text} {...language}>
            {link.text}
          </p>
        )}
        {place.length > 0 && (
          <ul className={styles.place}>
            {place.map(([key, words]) => (
              <li key={key}>{words}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

/** Renders a sentence instead of an empty list, with a link to the other list. */
function NothingPlanned({ kind }: { kind: EventKind }) {
  return (
    <>
      <p className={styles.text}>
        {kind === 'event' ? (
          <Trans comment="In place of a list of events">
            No event is planned at the moment. Below you can have new ones sent to your calendar.
          </Trans>
        ) : (
          <Trans comment="In place of a list of courses and training days">
            No course is planned at the moment. Below you can have new ones sent to your calendar.
          </Trans>
        )}
      </p>
      <MoreLink path={eventLists[kind === 'event' ? 'education' : 'event'].path}>
        {kind === 'event' ? (
          <Trans comment="Link from an empty list of events">
            Courses and training for people who work with patients
          </Trans>
        ) : (
          <Trans comment="Link from an empty list of courses">Events for everybody</Trans>
        )}
      </MoreLink>
    </>
  )
}
