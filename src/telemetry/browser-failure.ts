import type { QueryKey } from '@tanstack/react-query'
import { readPageError } from '#lib/page-error.ts'

/** The identity of an error that occurred in the browser and has therefore not been reported by the server. */
export type BrowserFailure = {
  /** The reference under which the error is reported: 12 hexadecimal digits. */
  readonly reference: string
  /** The key of the failed query, if the error comes from one. */
  readonly queryKey: QueryKey | undefined
}

const failures = new WeakMap<Error, BrowserFailure>()

/**
 * Returns the failure for an error, the same object at each call; undefined for an error that the server has reported, for
 * a value that is not an `Error`, and for a request or view transition that was aborted, for instance by a navigation.
 */
export function browserFailure(error: unknown, queryKey?: QueryKey): BrowserFailure | undefined {
  if (!(error instanceof Error) || error.name === 'AbortError' || readPageError(error)?.reference !== undefined)
    return undefined
  let failure = failures.get(error)
  if (!failure) {
    const reference = Math.random().toString(16).slice(2, 14).padEnd(12, '0')
    failures.set(error, (failure = { reference, queryKey }))
  }
  return failure
}

/**
 * Reports an error as an uncaught one, so that Bugsnag counts the session as unstable. An error that the server has reported
 * is not reported again.
 */
export function reportBrowserError(error: unknown, queryKey?: QueryKey): void {
  if (browserFailure(error, queryKey)) dispatchEvent(new ErrorEvent('error', { error }))
}
