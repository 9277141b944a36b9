import { useSyncExternalStore } from 'react'
import { Trans } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import type { EventTimes } from './event.ts'
import { formatEventRange } from './format-event-range.ts'
import styles from './EventTimesView.module.css'

/**
 * Renders the time of an event in its own time zone. Until the event is over, it is also shown in the reader's time zone, if
 * that differs.
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

/** Returns the times in the reader's time zone; undefined on the server, for all-day events, and if they do not differ. */
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
