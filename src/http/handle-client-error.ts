import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { plainTextResponse } from './error-page.ts'
import { withSecurityHeaders } from './security-headers.ts'

/**
 * Responds on the socket to a request that cannot be parsed (400), whose header is too long (431) or that does not arrive in
 * time (408): Node creates no response object for it. A connection that the client has closed is only destroyed.
 */
export function handleClientError(error: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const { body, headers } = plainTextResponse('The request is malformed.')
  const lines = withSecurityHeaders(headers, { isHttps: false, isNoindex: true })
    .flatMap((item, at, all) => (at % 2 === 0 ? [`${item}: ${all[at + 1] ?? ''}`] : []))
    .join('\r\n')
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nconnection: close\r\n${lines}\r\n\r\n${body.toString()}`,
  )
}
