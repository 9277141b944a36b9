import type { Application } from './application.ts'
import { plainTextResponse } from './error-page.ts'
import type { RenderFetch } from './page-cache.ts'
import { type RenderQueue, RenderQueueFullError } from './render-queue.ts'

/** The Retry-After of a refused request, in seconds. */
const overloadRetryAfterSeconds = 5

/** Puts the application's `fetch` behind a queue: a request that does not fit in the queue gets a 503. */
export function queueFetch(fetch: Application['fetch'], queue: RenderQueue): RenderFetch {
  return async (request, site, priority) => {
    try {
      return await queue.run(() => fetch(request, site), priority, request.signal)
    } catch (error) {
      if (!(error instanceof RenderQueueFullError)) throw error
      const { body, headers } = plainTextResponse(
        'The server is overloaded at the moment. Please try again in a few seconds.',
      )
      return new Response(new Uint8Array(body), {
        status: 503,
        headers: [...headers, ['retry-after', String(overloadRetryAfterSeconds)]],
      })
    }
  }
}
