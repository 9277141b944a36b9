import { PageError, readPageError } from './page-error.ts'
import { parseRetryAfter } from './retry-after.ts'

/** The statuses after which a request may be retried (specification section 7). */
export const retryableStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

const maxRetries = 2
/** The maximum `Retry-After` for which the browser retries, in seconds. If it is longer, the error is shown instead. */
const maxRetryAfterSeconds = 5
const firstDelayMs = 300

/**
 * Whether the browser retries a failed request: the option `retry` of TanStack Query. True after a network error or a
 * retryable status, for two retries at most, unless `Retry-After` is longer than a reader should wait.
 *
 * @param failures how often the request has failed before
 */
export function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= maxRetries) return false
  // `fetch` reports a network error as a `TypeError`.
  if (!(error instanceof PageError)) return error instanceof TypeError
  const { status, retryAfter = 0 } = error.fields
  return retryableStatuses.has(status) && retryAfter <= maxRetryAfterSeconds
}

/**
 * Returns the delay before a retry: the option `retryDelay` of TanStack Query.
 *
 * @returns the server's `Retry-After` plus a jittered delay that doubles with each failure, in milliseconds
 */
export function retryDelay(failures: number, error: Error): number {
  const { retryAfter = 0 } = readPageError(error) ?? {}
  return retryAfter * 1000 + firstDelayMs * 2 ** failures * (0.5 + Math.random() / 2)
}

/** Creates the error for a response that is not ok, with its status and the delay of its `Retry-After`. */
export const responseError = ({ status, headers }: Response): PageError =>
  new PageError({ kind: 'internal', status, retryAfter: parseRetryAfter(headers) || undefined })

/**
 * Fetches JSON by GET in the browser, with the same retries as the queries of TanStack Query.
 *
 * @param failures how often the request has failed before
 * @throws PageError when the last response is not ok; the error of `fetch` after a network error; SyntaxError for a body
 * that is not JSON
 */
export async function fetchJson<Data>(address: string, failures = 0): Promise<Data> {
  try {
    const response = await fetch(address)
    if (!response.ok) throw responseError(response)
    return await response.json()
  } catch (error) {
    if (!(error instanceof Error && shouldRetry(failures, error))) throw error
    await new Promise((resolve) => setTimeout(resolve, retryDelay(failures, error)))
    return fetchJson(address, failures + 1)
  }
}
