import { AsyncLocalStorage } from 'node:async_hooks'

const requests = new AsyncLocalStorage<{ usesStaleContent: boolean }>()

/**
 * Records that the running request uses content whose last refresh failed. It is recorded with the request
 * (`AsyncLocalStorage`) like a preview, because every result would otherwise have to carry it through all parsers.
 */
export function recordStaleContent(): void {
  const request = requests.getStore()
  if (request) request.usesStaleContent = true
}

/** Handles a request, and returns the result together with whether `recordStaleContent` was called for the request. */
export async function trackStaleContent<Result>(
  handle: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly usesStaleContent: boolean }> {
  const request = { usesStaleContent: false }
  const result = await requests.run(request, handle)
  return { result, ...request }
}
