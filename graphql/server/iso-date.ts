/** Returns a date in the contract's form, ISO 8601 with an offset. A day is its midnight in UTC; a time stays as written. */
export const isoDate = (date: string | undefined): string | null =>
  date === undefined ? null : /^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T00:00:00+00:00` : date
