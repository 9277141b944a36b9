import { UnavailableError } from '#auth/unavailable-error.ts'
import { CombinedError } from '#content/content-error.ts'
import { reportError } from '#telemetry/report.server.ts'
import { PageError } from '#lib/page-error.ts'

/** When a browser sends the request of a page again that failed in an outage: its reader waits. */
const retryAfterSeconds = 1

/**
 * When a page or a file may be requested again that failed in an outage, in seconds. The content system and the database have
 * been tried again already, so an outage lasts for a while.
 */
export const outageRetryAfterSeconds = 30

/**
 * The public face of an error, with the reference under which the error is reported. 503 is for what cannot be reached; a
 * content system that refuses a query will refuse it again, which is a fault of ours: 500.
 */
export function toPageError(error: unknown): PageError {
  if (error instanceof PageError) return error
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
