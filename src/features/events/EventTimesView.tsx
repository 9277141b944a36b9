import { useSyncExternalStore } from 'react'
import { Trans } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import type { EventTimes } from './event.ts'
import { formatEventRange } from './format-event-range.ts'
import styles from './EventTimesView.module.css'

/**
 * Renders the time of an event in the event's own time zone. Until the event is over, the time in the reader's time zone
 * follows, unless both zones have the same UTC offset or the event is all-day.
 */
export function EventTimesView({ times, isPast }: { times: EventTimes; isPast: boolean }) {
  const readersTime = useReadersTime(times)
  return (
    <>
      <time dateTime={times.dateTime}>{times.text}</time>
      {times.zoneName !== undefined && <span className={styles.zone}>{times.zoneName}</span>}
      {readersTime !== undefined && !isPast && (
        <span className={styles.zone}>
          <Trans comment="When an event takes place by the reader's own clock; the placeholder is a day and a time">
            Your time: {readersTime}
          </Trans>
        </span>
      )}
    </>
  )
}

const never = () => () => {}

/**
 * Returns the times in the reader's time zone; undefined on the server, during hydration, for all-day events, and if both
 * time zones have the same UTC offset.
 */
function useReadersTime({ startsAt, endsAt, allDay, offsets }: EventTimes): string | undefined {
  const { locale } = useCurrentSite().site
  return useSyncExternalStore(
    never,
    () => {
      const offsetOf = (moment: number) => -new Date(moment).getTimezoneOffset()
      const isSame = offsetOf(startsAt) === offsets[0] && offsetOf(endsAt) === offsets[1]
      return allDay || isSame ? undefined : formatEventRange(locale, startsAt, endsAt)
    },
    () => undefined,
  )
}
