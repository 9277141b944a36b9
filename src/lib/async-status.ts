import type { FetchStatus, QueryStatus } from '@tanstack/react-query'

/** The states of something that a reader waits for (specification section 4). */
export type AsyncStatus = 'idle' | 'pending' | 'success' | 'error'

/** How long a reader may wait before it is shown that something is on its way (specification section 9). */
export const loadingDelayMs = 200

/** The status of a query. One without a result that nothing has requested is `idle`. */
export const asyncStatusOf = (query: {
  readonly status: QueryStatus
  readonly fetchStatus: FetchStatus
}): AsyncStatus => (query.status === 'pending' && query.fetchStatus === 'idle' ? 'idle' : query.status)

/** Passes a status on to what shows it: `pending` only once it has lasted for `loadingDelayMs`, so that what is quick does not flicker. */
export function delayPending(show: (status: AsyncStatus) => void): (status: AsyncStatus) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (status) => {
    clearTimeout(timer)
    if (status === 'pending') timer = setTimeout(show, loadingDelayMs, status)
    else show(status)
  }
}
