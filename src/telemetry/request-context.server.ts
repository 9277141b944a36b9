import { AsyncLocalStorage } from 'node:async_hooks'

const requestIds = new AsyncLocalStorage<string>()

/** Returns the id of the request that is being handled; undefined outside of requests. */
export const currentRequestId = (): string | undefined => requestIds.getStore()

/** Handles a request: every line that is logged meanwhile has its id, which the response carries as `x-request-id`. */
export const runInRequest = <Result>(requestId: string | null, handle: () => Result): Result =>
  requestId === null ? handle() : requestIds.run(requestId, handle)
