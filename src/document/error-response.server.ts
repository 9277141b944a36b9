import { textResponse } from '#lib/text-response.ts'
import { outageRetryAfterSeconds, toPageError } from './to-page-error.server.ts'

/** Reports an error and responds in plain text with its reference: 503 with `Retry-After` in an outage. */
export function errorResponse(error: unknown): Response {
  const { status, reference, retryAfter } = toPageError(error).fields
  return textResponse(
    status,
    `An error occurred. Reference: ${reference}`,
    retryAfter === undefined ? undefined : { 'retry-after': String(outageRetryAfterSeconds) },
  )
}
