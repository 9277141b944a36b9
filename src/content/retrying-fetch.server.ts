import { setTimeout as sleep } from 'node:timers/promises'
import { retryableStatuses } from '#lib/retry.ts'
import { parseRetryAfter } from '#lib/retry-after.ts'

type RetryOptions = {
  readonly fetch: typeof fetch
  /** The deadline of all attempts together, in milliseconds. */
  readonly deadlineMs: number
  /** The maximum number of retries. */
  readonly retries?: number
  /** The maximum delay before the first retry, in milliseconds; it doubles with each further retry. */
  readonly maxFirstDelayMs?: number
}

/** The default maximum number of retries of a request to the content system (settled 6). */
const maxRetries = 2

/**
 * Creates a `fetch` for requests that are safe to repeat: after a network error or a retryable status it retries with
 * jittered backoff, as long as the deadline allows. `Retry-After` is honored. If it exceeds the deadline, the response is
 * returned unchanged. Rejects with the last network error, with a `TimeoutError`, or when the signal of the request is
 * aborted.
 */
export function createRetryingFetch({
  fetch,
  deadlineMs,
  retries = maxRetries,
  maxFirstDelayMs = 200,
}: RetryOptions): typeof globalThis.fetch {
  return async (input, init) => {
    const deadlineAt = performance.now() + deadlineMs
    const timeout = AbortSignal.timeout(deadlineMs)
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
    for (let attempt = 0; ; attempt++) {
      let response: Response | undefined
      let failure: unknown
      try {
        response = await fetch(input, { ...init, signal })
      } catch (error) {
        if (signal.aborted) throw signal.reason
        failure = error
      }
      if (response && !retryableStatuses.has(response.status)) return response
      const retryAfter = response && parseRetryAfter(response.headers)
      const delayMs = retryAfter === undefined ? Math.random() * maxFirstDelayMs * 2 ** attempt : retryAfter * 1000
      if (attempt === retries || performance.now() + delayMs >= deadlineAt) {
        if (response) return response
        throw failure
      }
      await response?.body?.cancel()
      await sleep(delayMs, undefined, { signal })
    }
  }
}
