import type { QueryKey } from '@tanstack/react-query'
import { readPageError } from '#lib/page-error.ts'

/** A failure that only the browser knows of. */
export type BrowserFailure = {
  /** The name under which it is reported: 12 hexadecimal digits. */
  readonly reference: string
  /** The query that failed, if it was one. */
  readonly queryKey: QueryKey | undefined
}

const failures = new WeakMap<Error, BrowserFailure>()

/** Returns the failure behind an error, the same one each time; undefined for an error that the server has reported itself. */
export function browserFailure(error: unknown, queryKey?: QueryKey): BrowserFailure | undefined {
  if (!(error instanceof Error) || readPageError(error)?.reference !== undefined) return undefined
  let failure = failures.get(error)
  if (!failure) {
    const reference = Math.random().toString(16).slice(2, 14).padEnd(12, '0')
    failures.set(error, (failure = { reference, queryKey }))
  }
  return failure
}

/** Passes an error to the reporting of errors, as one that nothing has caught, so that it counts as an unstable session. */
export function reportBrowserError(error: unknown, queryKey?: QueryKey): void {
  if (browserFailure(error, queryKey)) dispatchEvent(new ErrorEvent('error', { error }))
}
