import type { FetchStatus, QueryStatus } from '@tanstack/react-query'

/** The states of an asynchronous operation (specification section 4). */
export type AsyncStatus = 'idle' | 'pending' | 'success' | 'error'

/** The delay before a pending operation is shown, in milliseconds (specification section 9). */
export const loadingDelayMs = 200

/** Returns the status of a query. A query without a result that is not being fetched is `idle`. */
export const asyncStatusOf = (query: {
  readonly status: QueryStatus
  readonly fetchStatus: FetchStatus
}): AsyncStatus => (query.status === 'pending' && query.fetchStatus === 'idle' ? 'idle' : query.status)

/** Wraps `show` so that `pending` is shown only after it has lasted for `loadingDelayMs`: fast operations do not flicker. */
export function delayPending(show: (status: AsyncStatus) => void): (status: AsyncStatus) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (status) => {
    clearTimeout(timer)
    if (status === 'pending') timer = setTimeout(show, loadingDelayMs, status)
    else show(status)
  }
}
