import type { IncomingMessage, ServerResponse } from 'node:http'
import type { EventLogger } from '#telemetry/logger.server.ts'
import { publishMetricEvent } from '#telemetry/metric-events.server.ts'
import { type RequestTrace, startRequestTrace } from '#telemetry/tracing.server.ts'
import type { Exchange } from './exchange.ts'

/** The name under which requests for files are measured instead of a route. */
export const fileRoute = 'file'

/** The maximum length of a path in the log, in characters. Longer paths are truncated. */
export const maxLoggedPathLength = 300

/**
 * Publishes the metric event of a request, with the status 0 if no response was sent. `start` is a time of
 * `performance.now()`.
 */
export function measureRequest(
  { method = '' }: IncomingMessage,
  response: ServerResponse,
  route: string,
  start: number,
): void {
  const status = response.headersSent ? response.statusCode : 0
  publishMetricEvent('request', { method, route, status, seconds: (performance.now() - start) / 1000 })
}

/**
 * Measures, traces and logs a request when its connection has been closed or its response sent. The path is logged, without
 * its query.
 *
 * @returns a function that runs another one as part of the request's trace
 */
export function observeRequest(
  exchange: Exchange,
  path: string,
  logger: Pick<EventLogger, 'info' | 'debug'>,
): RequestTrace['run'] {
  const { request, response, client, id } = exchange
  const method = request.method ?? ''
  const trace = startRequestTrace(method, id, client.isFromProxy ? request.headers : undefined)
  const start = performance.now()
  response.once('close', () => {
    const status = response.headersSent ? response.statusCode : 0
    measureRequest(request, response, exchange.route, start)
    trace.end(exchange.route, status)
    // Requests for files are only logged at debug level, because a page requests dozens of them and the log lines would be
    // of little use.
    logger[exchange.route === fileRoute ? 'debug' : 'info']({
      event: 'request.handled',
      id,
      method,
      path: path.slice(0, maxLoggedPathLength),
      status,
      ms: Math.round(performance.now() - start),
    })
  })
  return trace.run
}
