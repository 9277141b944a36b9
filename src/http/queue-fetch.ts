import { setTimeout as sleep } from 'node:timers/promises'
import type { Span } from '@opentelemetry/api'
import { publishMetricEvent, type RefusedPriority } from '#telemetry/metric-events.server.ts'
import { traced } from '#telemetry/tracing.server.ts'
import type { Application } from './application.ts'
import type { RenderFetch } from './page-cache.ts'
import { plainTextResponse } from './plain-text-response.ts'
import { type RenderQueue, RenderQueueFullError } from './render-queue.ts'

/** The Retry-After of a refused request, in seconds. */
const overloadRetryAfterSeconds = 5

/**
 * The maximum time for which an API request counts as one of the concurrent requests of its queue, in milliseconds. A
 * request that takes longer waits for another system, such as an identity provider, and must not keep others from signing
 * in.
 */
const maxApiPlaceMs = 10_000

/** Counts a request that does not fit into its queue, and returns the response to it. */
function refuseRequest(priority: RefusedPriority): Response {
  publishMetricEvent('renderRefused', { priority })
  const { body, headers } = plainTextResponse(
    'The server is overloaded at the moment. Please try again in a few seconds.',
  )
  return new Response(new Uint8Array(body), {
    status: 503,
    headers: [...headers, ['retry-after', String(overloadRetryAfterSeconds)]],
  })
}

/** Puts the application's `fetch` behind a queue. A request that does not fit into the queue gets a 503. */
export function queueFetch(fetch: Application['fetch'], queue: RenderQueue): RenderFetch {
  return async (request, site, priority) => {
    const queuedAt = performance.now()
    const render = async (span: Span) => {
      const start = performance.now()
      let result: 'succeeded' | 'failed' = 'failed'
      try {
        const response = await fetch(request, site)
        span.setAttribute('http.response.status_code', response.status)
        if (response.status < 500) result = 'succeeded'
        return response
      } finally {
        const seconds = (performance.now() - start) / 1000
        publishMetricEvent('render', { priority, result, queuedSeconds: (start - queuedAt) / 1000, seconds })
      }
    }
    try {
      return await queue.run(
        () => traced('render', { attributes: { 'site.render.priority': priority } }, render),
        priority,
        request.signal,
      )
    } catch (error) {
      if (!(error instanceof RenderQueueFullError)) throw error
      return refuseRequest(priority)
    }
  }
}

/**
 * Puts the application's `fetch` behind a queue of API requests. A request counts as a concurrent one until the front has
 * read the application's response, but for at most `maxApiPlaceMs`, so that a client that leaves its response unread does
 * not occupy a place for longer.
 *
 * @param name the name of the queue in the metrics
 */
export function queueApiFetch(
  fetch: Application['fetch'],
  queue: RenderQueue,
  name: RefusedPriority,
): Application['fetch'] {
  return (request, site) =>
    new Promise((resolve, reject) => {
      const occupyPlace = async () => {
        const isRead = fetch(request, site).then((response) => {
          const watched = watchBody(response)
          resolve(watched.response)
          return watched.isRead
        }, reject)
        await Promise.race([isRead, sleep(maxApiPlaceMs, undefined, { ref: false })])
      }
      queue.run(occupyPlace, 'visitor', request.signal).catch((error: unknown) => {
        if (error instanceof RenderQueueFullError) resolve(refuseRequest(name))
        else reject(error)
      })
    })
}

/**
 * Returns a response with the same body, and a promise that is resolved when reading the body has ended, failed or been
 * canceled.
 */
function watchBody(response: Response): { readonly response: Response; readonly isRead: Promise<void> } {
  const reader = response.body?.getReader()
  if (reader === undefined) return { response, isRead: Promise.resolve() }
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return { response: new Response(body, response), isRead: reader.closed.catch(() => {}) }
}
