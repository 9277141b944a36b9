import { Trans, useLingui } from '@lingui/react/macro'
import { ArticleView } from '#blocks/ArticleView.tsx'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import buttonStyles from '#ui/ButtonLink.module.css'
import { SiteLink } from '#ui/SiteLink.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { Notice } from '#ui/Notice.tsx'
import { eventLists } from './event-lists.ts'
import type { EducationEvent } from './event.ts'
import { EventTimesView } from './EventTimesView.tsx'
import { useNow } from './use-now.ts'
import styles from './EventPage.module.css'

type Props = { content: EducationEvent; today: string; otherLanguages?: number }

/** Renders an event: a notice if it is canceled or over, the time and the place, how to take part, and the program. */
export function EventPage({ content: event, today, ...rest }: Props) {
  const { i18n } = useLingui()
  const { path, title } = eventLists[event.eventKind]
  const heading = <Trans comment="Heading of what happens at an event, and when">Program</Trans>
  const article = {
    ...event.article,
    ancestors:
      event.article.ancestors.length > 0
        ? event.article.ancestors
        : [{ kind: 'internal' as const, path, label: i18n._(title) }],
  }
  return (
    <ArticleView
      article={article}
      today={today}
      notice={<Standing event={event} today={today} />}
      facts={<Facts event={event} today={today} />}
      sections={[{ anchor: 'program', heading, body: event.programme.length > 0 && <Programme event={event} /> }]}
      {...rest}
    />
  )
}

/**
 * Whether an event has ended. On the server and during hydration, its end is compared with the beginning of `today` (UTC);
 * after hydration, with the reader's clock.
 */
function useIsOver({ facts }: EducationEvent, today: string): boolean {
  const now = useNow(Date.parse(today.slice(0, 10)))
  return facts.times !== undefined && facts.times.endsAt <= now
}

/** Renders a notice when the event is canceled or over, because readers must know that first. */
function Standing({ event, today }: { event: EducationEvent; today: string }) {
  const isOver = useIsOver(event, today)
  if (event.facts.cancelled) {
    return (
      <Notice title={<Trans comment="On the page of an event that will not take place">This event is canceled.</Trans>}>
        {!isOver && (
          <Trans comment="Follows 'This event is canceled.'">Please do not come. What was planned is said below.</Trans>
        )}
      </Notice>
    )
  }
  return isOver ? (
    <Notice title={<Trans comment="On the page of an event that has ended">This event is over.</Trans>} />
  ) : null
}

/** Renders the time and the place of an event, and links for registering and to the calendar file. */
function Facts({ event, today }: { event: EducationEvent; today: string }) {
  const { site, pathOnward } = useCurrentSite()
  const isOver = useIsOver(event, today)
  const { times, cancelled, online, venue, city, country } = event.facts
  const pageLanguage = languageAttributes(site.locale, event.article.language)
  const textLanguage = languageAttributes(event.article.language, site.locale)
  const hasPlace = online || venue !== undefined || city !== undefined || country !== undefined
  return (
    <div className={styles.facts} {...pageLanguage}>
      {(times !== undefined || hasPlace) && (
        <dl>
          {times !== undefined && (
            <div>
              <dt>
                <Trans comment="Before the day and time of an event">When</Trans>
              </dt>
              <dd>
                <EventTimesView times={times} isPast={isOver} />
              </dd>
            </div>
          )}
          {hasPlace && (
            <div>
              <dt>
                <Trans comment="Before the place of an event">Where</Trans>
              </dt>
              <dd>
                {online && (
                  <p>
                    <Trans comment="Where an event takes place">Online</Trans>
                  </p>
                )}
                {venue !== undefined && <p {...textLanguage}>{venue}</p>}
                {city !== undefined && <p {...textLanguage}>{city}</p>}
                {country !== undefined && <p>{country}</p>}
              </dd>
            </div>
          )}
        </dl>
      )}
      {!isOver && !cancelled && (
        <p className={styles.actions}>
          {event.registrationHref !== undefined && (
            <SiteLink href={event.registrationHref} className={buttonStyles.button} data-button="">
              <Trans comment="Link to another website where one can sign up for an event">Register</Trans>
            </SiteLink>
          )}
          {times !== undefined && (
            <a href={pathOnward(event.calendarPath)} type="text/calendar" className={styles.calendar}>
              <Trans comment="Link to a file with which a calendar program takes an event over">Add to calendar</Trans>
            </a>
          )}
        </p>
      )}
    </div>
  )
}

/** Renders the program in order, grouped by day if there are several days. */
function Programme({ event }: { event: EducationEvent }) {
  const { locale } = useCurrentSite().site
  const textLanguage = languageAttributes(event.article.language, locale)
  return event.programme.map(({ day, items }, place) => (
    <div key={place} className={styles.day}>
      {day && (
        <h3>
          <time dateTime={day.dateTime}>{day.text}</time>
        </h3>
      )}
      <ol className={styles.programme}>
        {items.map(({ title, text, time }, index) => (
          <li key={index}>
            {time && <time dateTime={time.dateTime}>{time.text}</time>}
            <div {...textLanguage}>
              <p className={styles.title}>{title}</p>
              {text !== undefined && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  ))
}
