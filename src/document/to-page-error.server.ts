import { UnavailableError } from '#auth/unavailable-error.ts'
import { CombinedError } from '#content/content-error.ts'
import { reportError } from '#telemetry/report.server.ts'
import { PageError } from '#lib/page-error.ts'

/**
 * The minimum delay before the browser retries a page that failed in an outage, in seconds. It is short, because a reader is
 * waiting.
 */
const retryAfterSeconds = 1

/**
 * The `Retry-After` of a page or a file that failed in an outage, in seconds. The server itself has already retried the
 * content system, or waited for the database, so an outage lasts for a while.
 */
export const outageRetryAfterSeconds = 30

/**
 * Reports an error and converts it into its public form, with the reference of the report; a `PageError` is returned
 * unchanged. The status is 503 for a system that cannot be reached or is overloaded. A content system that refuses a query
 * will refuse it again, which is a bug of the application: 500. An aborted request is not reported, because its visitor has
 * left.
 */
export function toPageError(error: unknown): PageError {
  if (error instanceof PageError) return error
  if (error instanceof Error && error.name === 'AbortError') return new PageError({ kind: 'internal', status: 500 })
  const reference = reportError(error, { event: 'page.failed' })
  const unavailable = { status: 503, retryAfter: retryAfterSeconds, reference }
  const failed = { status: 500, reference }
  if (error instanceof CombinedError) {
    const { status: contentStatus, isUnreachable } = error
    return new PageError({ kind: 'content', ...(isUnreachable ? unavailable : failed), contentStatus })
  }
  if (error instanceof UnavailableError) return new PageError({ kind: 'accounts', ...unavailable })
  return new PageError({ kind: 'internal', ...failed })
}
