import type { Span } from '@opentelemetry/api'
import { publishMetricEvent } from '#telemetry/metric-events.server.ts'
import { traced } from '#telemetry/tracing.server.ts'
import type { Application } from './application.ts'
import { plainTextResponse } from './error-page.ts'
import type { RenderFetch } from './page-cache.ts'
import { type RenderQueue, RenderQueueFullError } from './render-queue.ts'

/** The Retry-After of a refused request, in seconds. */
const overloadRetryAfterSeconds = 5

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
      publishMetricEvent('renderRefused', { priority })
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
