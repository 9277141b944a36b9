import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns today's date in the reader's time zone (`YYYY-MM-DD`); empty on the server and during hydration. */
export const useToday = (): string =>
  useSyncExternalStore(
    never,
    () => localDate(new Date()),
    () => '',
  )

/** Returns the date of a moment in the reader's time zone (`YYYY-MM-DD`). */
export const localDate = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
