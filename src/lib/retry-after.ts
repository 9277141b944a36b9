/**
 * Parses the `Retry-After` header of a response, which is a number of seconds or a date (RFC 9110, 10.2.3).
 *
 * @param now the current time, in milliseconds since 1970
 * @returns the delay in seconds, which is 0 for a date in the past; undefined if the header is missing or malformed
 */
export function parseRetryAfter(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('retry-after') ?? ''
  if (/^\d{1,9}$/.test(value)) return Number(value)
  // `Date.parse` also accepts texts that are not HTTP dates, such as `1.5`. An HTTP date begins with the name of a weekday.
  const time = /^[A-Z][a-z]{2,8}[ ,]/.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : Math.max(0, time - now) / 1000
}
