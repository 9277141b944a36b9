import type { ReportContentProblem } from './content-problem.server.ts'

const written = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * Parses the day (`YYYY-MM-DD`) of a date or of an ISO 8601 time. The day is taken as it is written, that is in the time
 * zone of the content system. An invalid value, such as a day that does not exist, is reported under `field`. For such a
 * value and for an empty one, the result is undefined.
 */
export function parseDay(value: unknown, field: string, report: ReportContentProblem): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const day = typeof value === 'string' ? dayOf(value) : undefined
  if (day === undefined) report({ message: `"${field}" is no date.`, field })
  return day
}

function dayOf(value: string): string | undefined {
  const [, year, month, date] = written.exec(value) ?? []
  if (year === undefined || month === undefined || date === undefined || Number.isNaN(Date.parse(value)))
    return undefined
  const day = `${year}-${month}-${date}`
  // `Date.UTC` turns February 30 into a day in March, so its result is compared with the input.
  const real = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)))
  return real.toISOString().startsWith(day) ? day : undefined
}
