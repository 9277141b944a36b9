import type { ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { FallbackTag } from '#ui/FallbackTag.tsx'
import { InternalLink } from '#ui/InternalLink.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { MoreLink } from '#ui/MoreLink.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import type { EventKind, EventList, EventRow } from './event.ts'
import { EventTimesView } from './EventTimesView.tsx'
import { useNow } from './use-now.ts'
import styles from './EventListPage.module.css'

type Props = { kind: EventKind; list: EventList }

/** Where each kind of events is listed. */
const paths: Readonly<Record<EventKind, string>> = {
  event: '/education-events/events',
  education: '/education-events/education',
}

/** One kind of events: what is to come, and what has been. */
export function EventListPage({ kind, list }: Props) {
  const { t } = useLingui()
  const { path } = useCurrentSite()
  const now = useNow(list.now)
  const isOver = ({ facts }: EventRow) => facts.times.endsAt <= now
  const coming = list.coming.filter((row) => !isOver(row))
  const lately = list.coming.filter(isOver).sort((one, other) => other.facts.times.startsAt - one.facts.times.startsAt)
  const past = [...lately, ...list.past]
  const pastTotal = list.pastTotal + lately.length
  const showsComing = list.page === 1 && list.year === undefined
  const title =
    kind === 'event'
      ? t({ message: 'Events', comment: 'Title of the list of events for patients and the public' })
      : t({ message: 'Courses and training', comment: 'Title of the list of events for people who work with patients' })
  return (
    <>
      <PageHead
        title={title}
        intro={
          kind === 'event' ? (
            <Trans comment="Under the title 'Events'">
              Talks, open days and evenings of questions, near you and online. Everybody is welcome.
            </Trans>
          ) : (
            <Trans comment="Under the title 'Courses and training'">
              For doctors, nurses and everybody else who works with patients.
            </Trans>
          )
        }
      >
        <nav
          className={styles.kinds}
          aria-label={t({ message: 'Kinds of events', comment: 'Name of two links: events, courses and training' })}
        >
          <ul>
            <li>
              <InternalLink path={paths.event} aria-current={kind === 'event' ? 'true' : undefined}>
                <Trans comment="Link to the list of events for patients and the public">Events</Trans>
              </InternalLink>
            </li>
            <li>
              <InternalLink path={paths.education} aria-current={kind === 'education' ? 'true' : undefined}>
                <Trans comment="Link to the list of events for people who work with patients">
                  Courses and training
                </Trans>
              </InternalLink>
            </li>
          </ul>
        </nav>
      </PageHead>
      <div className={`wrap ${styles.page}`}>
        {showsComing && (
          <section aria-labelledby="coming">
            <h2 id="coming">
              <Trans comment="Heading above the events that have not ended">Coming</Trans>
            </h2>
            {coming.length > 0 ? (
              <>
                <p className="note">
                  {kind === 'event' ? (
                    <Plural
                      comment="How many events are planned"
                      value={coming.length}
                      one="# event is planned."
                      other="# events are planned."
                    />
                  ) : (
                    <Plural
                      comment="How many courses and training days are planned"
                      value={coming.length}
                      one="# course is planned."
                      other="# courses are planned."
                    />
                  )}
                </p>
                <EventRows rows={coming} />
              </>
            ) : (
              <NothingPlanned kind={kind} />
            )}
          </section>
        )}
        {(pastTotal > 0 || !showsComing) && (
          <section aria-labelledby="past">
            <h2 id="past">
              <Trans comment="Heading above the events that have ended">Past</Trans>
            </h2>
            {(list.years.length > 1 || list.year !== undefined) && <Years kind={kind} list={list} />}
            <p className="note">
              {list.year === undefined ? (
                <Plural
                  comment="How many events have ended"
                  value={pastTotal}
                  one="# has taken place."
                  other="# have taken place."
                />
              ) : (
                <Plural
                  comment="How many events have ended that began in a year; {1} is the year"
                  value={pastTotal}
                  one={`# began in ${String(list.year)}.`}
                  other={`# began in ${String(list.year)}.`}
                />
              )}
            </p>
            <EventRows rows={past} />
            <Pages kind={kind} list={list} />
            {!showsComing && (
              <MoreLink path={paths[kind]}>
                {kind === 'event' ? (
                  <Trans comment="Link from past events">Coming events</Trans>
                ) : (
                  <Trans comment="Link from past courses and training days">Coming courses</Trans>
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
            <a className={styles.calendar} href={path('/education-events/events.ics')} type="text/calendar">
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

type Around = { kind: EventKind; list: EventList }

/** The page of past events of a year, or of all. */
const pastPath = (kind: EventKind, page: number, year: number | undefined): string => {
  const query = [...(year === undefined ? [] : [`year=${year}`]), ...(page === 1 ? [] : [`page=${page}`])].join('&')
  return `${paths[kind]}${query && `?${query}`}#past`
}

/** The past events by year. */
function Years({ kind, list: { years, year } }: Around) {
  const { t } = useLingui()
  return (
    <nav className={styles.numbers} aria-label={t({ message: 'Years', comment: 'Name of a list of links: years' })}>
      <ul>
        <li>
          <InternalLink path={pastPath(kind, 1, undefined)} aria-current={year === undefined ? 'true' : undefined}>
            <Trans comment="Link to the past events of all years; stands before links to single years">All years</Trans>
          </InternalLink>
        </li>
        {years.map((one) => (
          <li key={one}>
            <InternalLink path={pastPath(kind, 1, one)} aria-current={one === year ? 'true' : undefined}>
              {String(one)}
            </InternalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The pages of the past events. */
function Pages({ kind, list: { page, pages, year } }: Around) {
  const { t } = useLingui()
  const { locale } = useCurrentSite().site
  if (pages < 2) return null
  return (
    <nav
      className={styles.numbers}
      aria-label={t({ message: 'Pages', comment: 'Name of a list of links: the pages of a long list' })}
    >
      <ol>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => {
          const written = formatNumber(locale, number)
          return (
            <li key={number}>
              <InternalLink
                path={pastPath(kind, number, year)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={t({ message: `Page ${written}`, comment: 'Name of a link to a page of a long list' })}
              >
                {written}
              </InternalLink>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function EventRows({ rows }: { rows: readonly EventRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.link.path}>
          <Row {...row} />
        </li>
      ))}
    </ul>
  )
}

/** An event: whether it is cancelled, when, what, where. */
function Row({ link, facts }: EventRow) {
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
            <Trans comment="An event will not take place">Cancelled</Trans>
          </strong>
        )}
        <EventTimesView times={times} />
      </div>
      <div>
        <h3 className={styles.title} {...language}>
          <InternalLink path={link.path} hrefLang={language.lang}>
            {link.label}
          </InternalLink>
          {language.lang !== undefined && <FallbackTag language={language.lang} />}
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

/** When nothing is planned: what there is instead. */
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
      <MoreLink path={paths[kind === 'event' ? 'education' : 'event']}>
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
