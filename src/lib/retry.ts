import { PageError, readPageError } from './page-error.ts'

/** Statuses after which the same request may be sent again (specification section 7). */
export const retryableStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

const maxRetries = 2
/** A reader who would have to wait longer is told so instead. */
const maxRetryAfterSeconds = 5
const firstDelayMs = 300

/**
 * Whether the browser sends a failed request again: Query's `retry`. After a network error and after a retryable status it does,
 * unless the server asks for a longer pause than a reader should wait.
 *
 * @param failures how often the request has failed before
 */
export function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= maxRetries) return false
  // As `fetch` reports a network error.
  if (!(error instanceof PageError)) return error instanceof TypeError
  const { status, retryAfter = 0 } = error.fields
  return retryableStatuses.has(status) && retryAfter <= maxRetryAfterSeconds
}

/**
 * How long the browser waits before it does: Query's `retryDelay`.
 *
 * @returns a jittered delay that doubles, after the server's `Retry-After`, in milliseconds
 */
export function retryDelay(failures: number, error: Error): number {
  const { retryAfter = 0 } = readPageError(error) ?? {}
  return retryAfter * 1000 + firstDelayMs * 2 ** failures * (0.5 + Math.random() / 2)
}

/** The error that a response is which is not ok: its status, and when the request may be sent again. */
export const responseError = ({ status, headers }: Response): PageError =>
  new PageError({ kind: 'internal', status, retryAfter: Number(headers.get('retry-after')) || undefined })

/**
 * Fetches JSON by GET, in the browser, under the rules by which Query repeats its requests.
 *
 * @param failures how often the request has failed before
 * @throws PageError when the last response is not ok; what `fetch` throws after a network error
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
