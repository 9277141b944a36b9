import type { ServerResponse } from 'node:http'
import type { CachedPage } from './cached-page.ts'
import type { Encoding } from './content-encoding.ts'
import type { HeaderOptions } from './security-headers.ts'

type SendPageOptions = {
  /** Whether the request is a HEAD request. */
  readonly isHead: boolean
  readonly encoding: Encoding
  readonly ifNoneMatch: string | undefined
  /** The id of the request in the log and in the `x-request-id` header. */
  readonly id: string
  /** The current time in milliseconds, from which the `Age` header is computed. */
  readonly time: number
  readonly headerOptions: HeaderOptions
}

/** Sends a cached page, or a 304 if the client already has it. */
export function sendPage(
  response: ServerResponse,
  page: CachedPage,
  { isHead, encoding, ifNoneMatch, id, time, headerOptions }: SendPageOptions,
): void {
  const isNotModified = ifNoneMatch !== undefined && page.matches(ifNoneMatch, encoding)
  const headers = isNotModified
    ? page.notModifiedHeaders(encoding, headerOptions)
    : page.headers(encoding, headerOptions)
  // The list ends with the names and values of `age` and `x-request-id` (see `CachedPage.headers`).
  headers[headers.length - 3] = String(Math.max(0, Math.floor((time - page.renderedAt) / 1000)))
  headers[headers.length - 1] = id
  response.writeHead(isNotModified ? 304 : 200, headers)
  if (isNotModified || isHead) response.end()
  else response.end(page.body(encoding))
}
