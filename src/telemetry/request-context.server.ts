import { AsyncLocalStorage } from 'node:async_hooks'

const requestIds = new AsyncLocalStorage<string>()

/** Returns the id of the request that is being handled; undefined outside of requests. */
export const currentRequestId = (): string | undefined => requestIds.getStore()

/**
 * Calls `handle`. Every line that is logged as part of it has the request's id, which is also the `x-request-id` of the
 * response. If the id is null, no id is added.
 */
export const runInRequest = <Result>(requestId: string | null, handle: () => Result): Result =>
  requestId === null ? handle() : requestIds.run(requestId, handle)
