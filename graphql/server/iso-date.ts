/**
 * Returns a date in the format of the contract's `DateTime`, ISO 8601 with an offset; null for undefined. A day becomes its
 * midnight in UTC; a time is returned unchanged.
 */
export const isoDate = (date: string | undefined): string | null =>
  date === undefined ? null : /^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T00:00:00+00:00` : date
