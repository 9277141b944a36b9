import { AsyncLocalStorage } from 'node:async_hooks'
import { onMetricEvent } from '#telemetry/metric-events.server.ts'

const requests = new AsyncLocalStorage<{ contentSeconds: number }>()

onMetricEvent('contentCall', ({ seconds }) => {
  const request = requests.getStore()
  if (request) request.contentSeconds += seconds
})

/**
 * Adds a `Server-Timing` header for the developer tools of browsers, in milliseconds: `content` is the sum of all calls to
 * the content system, which may overlap; `render` is the total time in the application, including these calls.
 */
export async function withServerTiming(respond: () => Promise<Response>): Promise<Response> {
  const request = { contentSeconds: 0 }
  const start = performance.now()
  const response = await requests.run(request, respond)
  const renderMs = performance.now() - start
  const headers = new Headers(response.headers)
  headers.set(
    'server-timing',
    `content;dur=${(request.contentSeconds * 1000).toFixed(1)}, render;dur=${renderMs.toFixed(1)}`,
  )
  return new Response(response.body, { status: response.status, headers })
}
