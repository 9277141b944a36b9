import type { IncomingMessage, ServerResponse } from 'node:http'
import { allowedMethods } from './accepted-posts.ts'
import type { ClientConnection } from './client-connection.ts'
import type { Encoding } from './content-encoding.ts'
import { errorPage } from './error-page.ts'
import { plainTextResponse } from './plain-text-response.ts'
import { type HeaderOptions, withSecurityHeaders } from './security-headers.ts'

/** A request and its response, with the data that the front has determined about them. */
export type Exchange = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** The id of the request in the log and in the `x-request-id` header. */
  readonly id: string
  readonly host: string
  readonly client: ClientConnection
  readonly headerOptions: HeaderOptions
  readonly encoding: Encoding
  /** The pattern of the route, for metrics and traces; `file` for files, and `refused` until the request is accepted. */
  route: string
}

/** Responds with one sentence of plain text. The headers in `more` are added to the usual ones or replace them. */
export function sendPlainText(
  exchange: Exchange,
  status: number,
  sentence: string,
  more: readonly [string, string][] = [],
): void {
  const { body, headers } = plainTextResponse(sentence)
  const names = new Set(more.map(([name]) => name))
  send(exchange, status, { body, headers: [...headers.filter(([name]) => !names.has(name)), ...more] })
}

/** Responds with JSON that must not be cached. */
export function sendJson(exchange: Exchange, status: number, value: unknown): void {
  const { body, headers } = plainTextResponse(JSON.stringify(value))
  const others = headers.filter(([name]) => name !== 'content-type')
  send(exchange, status, { body, headers: [...others, ['content-type', 'application/json; charset=utf-8']] })
}

/** Responds 405, with the methods that are allowed at the path. */
export function sendMethodNotAllowed(exchange: Exchange, path: string): void {
  sendPlainText(exchange, 405, 'This method is not allowed for this URL.', [['allow', allowedMethods(path)]])
}

/** Responds 204 to an OPTIONS request, with the methods that are allowed at the path. */
export function sendAllowedMethods({ response, id, headerOptions }: Exchange, path: string): void {
  const headers = withSecurityHeaders(
    [
      ['allow', allowedMethods(path)],
      ['cache-control', 'no-store'],
    ],
    headerOptions,
  )
  headers.push('x-request-id', id)
  response.writeHead(204, headers).end()
}

/** Responds with the error page, or cuts the connection if the head of another response has already been sent. */
export function sendErrorPage(exchange: Exchange, reference: string): void {
  if (exchange.response.headersSent) exchange.response.destroy()
  else send(exchange, 500, errorPage(reference))
}

function send(
  { request, response, id, headerOptions }: Exchange,
  status: number,
  { body, headers }: { body: Buffer; headers: [string, string][] },
) {
  const allHeaders = withSecurityHeaders(headers, headerOptions)
  allHeaders.push('x-request-id', id)
  response.writeHead(status, allHeaders)
  response.end(request.method === 'HEAD' ? undefined : body)
}
