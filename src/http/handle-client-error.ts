import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { EventLogger } from '#telemetry/logger.server.ts'
import { publishMetricEvent } from '#telemetry/metric-events.server.ts'
import { plainTextResponse } from './plain-text-response.ts'
import { withSecurityHeaders } from './security-headers.ts'

/**
 * Responds on the socket to a request that cannot be parsed (400), whose header is too long (431) or that does not arrive in
 * time (408): Node creates no response object for it. The response and the log contain the request id. If the client has
 * closed the connection, it is only destroyed.
 *
 * @param isResponding whether a response to an earlier request on this connection is being sent. The connection is then
 * destroyed as well, because a second response would become part of the body of the first one.
 */
export function handleClientError(
  error: Error & { code?: string },
  socket: Duplex,
  isResponding: boolean,
  requestId: string,
  logger: Pick<EventLogger, 'info'>,
): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  logger.info({ event: 'request.malformed', id: requestId, status })
  publishMetricEvent('request', { method: '', route: 'malformed', status, seconds: 0 })
  if (isResponding) return void socket.destroy()
  const { body, headers } = plainTextResponse('The request is malformed.')
  const allHeaders = withSecurityHeaders(headers, { isHttps: false, isNoindex: true })
  allHeaders.push('x-request-id', requestId)
  const lines = allHeaders
    .flatMap((item, at, all) => (at % 2 === 0 ? [`${item}: ${all[at + 1] ?? ''}`] : []))
    .join('\r\n')
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nconnection: close\r\n${lines}\r\n\r\n${body.toString()}`,
  )
}
