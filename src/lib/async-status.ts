import type { FetchStatus, QueryStatus } from '@tanstack/react-query'

/** The states of what is fetched for a reader (specification section 4). */
export type AsyncStatus = 'idle' | 'pending' | 'success' | 'error'

/** How long a reader may wait before it is shown that something is on its way (specification section 9). */
export const loadingDelayMs = 200

/** The one place where the state is derived. A query without an answer that nobody has asked for is `idle`. */
export const asyncStatusOf = (query: {
  readonly status: QueryStatus
  readonly fetchStatus: FetchStatus
}): AsyncStatus => (query.status === 'pending' && query.fetchStatus === 'idle' ? 'idle' : query.status)
