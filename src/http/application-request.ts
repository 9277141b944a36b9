import type { IncomingMessage } from 'node:http'
import { type Exchange, sendPlainText } from './exchange.ts'

// These request headers are not passed on: those that concern only the connection to the client (as does `expect`), and
// those that would allow a client to pose as a proxy or as the front.
const droppedHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'expect',
  'forwarded',
  'x-real-ip',
  'x-client-address',
  'x-request-id',
  'traceparent',
  'tracestate',
  'baggage',
])

/** Builds the request for the application, with the client's IP address, the protocol and the request id from the front. */
export function toApplicationRequest(
  { request, host, id, client }: Exchange,
  url: string,
  init: { method: string; signal: AbortSignal; body?: Buffer<ArrayBuffer> | Buffer },
): Request {
  const headers = new Headers()
  const { rawHeaders } = request
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase()
    if (!droppedHeaders.has(name) && !name.startsWith('x-forwarded-')) headers.append(name, rawHeaders[at + 1] ?? '')
  }
  headers.set('x-request-id', id)
  headers.set('x-client-address', client.clientAddress)
  headers.set('x-forwarded-proto', client.isHttps ? 'https' : 'http')
  return new Request(`${client.isHttps ? 'https' : 'http'}://${host}${url}`, {
    method: init.method,
    headers,
    signal: init.signal,
    body: init.body && init.body.length > 0 ? new Uint8Array(init.body) : undefined,
  })
}

/**
 * Reads the whole body before the application is called, so that the application never waits for a slow or endless body.
 *
 * @returns 'too long' for a body of more than `maxBytes`; the request has then been refused with 413
 */
export async function readBody(exchange: Exchange, maxBytes: number): Promise<Buffer | 'too long'> {
  const { request, response } = exchange
  const chunks: Buffer[] = []
  let length = Number(request.headers['content-length'] ?? 0) > maxBytes ? Number.POSITIVE_INFINITY : 0
  if (length === 0) {
    // By default the loop would destroy the connection on `break`, before the response is sent.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > maxBytes) break
      chunks.push(chunk)
    }
  }
  if (length <= maxBytes) return Buffer.concat(chunks)
  // The rest of the body is not read, so the connection cannot take another request.
  response.shouldKeepAlive = false
  sendPlainText(exchange, 413, 'The request body is too large.')
  return 'too long'
}

/**
 * Whether a request has more than one `Host` line. Such a request must be refused (RFC 9112, 3.2): Node takes the first
 * line, and a proxy may have used another. The loop is cheap, because nearly all header names differ from `Host` in length.
 */
export function hasDuplicateHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}
