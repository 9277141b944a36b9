/**
 * Returns a date in the format of the contract's `DateTime`, ISO 8601 with an offset; null for undefined. A day becomes its
 * midnight in UTC; a time is returned unchanged.
 */
export const isoDate = (date: string | undefined): string | null => atTime(date, '00:00:00')

/** Returns a date in the same format. Unlike with `isoDate`, a day becomes its last second, so that it is included. */
export const isoEndOfDay = (date: string | undefined): string | null => atTime(date, '23:59:59')

const atTime = (date: string | undefined, time: string): string | null =>
  date === undefined ? null : /^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T${time}+00:00` : date
