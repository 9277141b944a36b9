/**
 * Creates an uncacheable plain-text response of one line, for endpoints that refuse a request or have no other content.
 *
 * @param headers further headers; a `cache-control` among them replaces `no-store`
 */
export function textResponse(status: number, text: string, headers?: HeadersInit): Response {
  const all = new Headers(headers)
  all.set('content-type', 'text/plain; charset=utf-8')
  if (!all.has('cache-control')) all.set('cache-control', 'no-store')
  return new Response(`${text}\n`, { status, headers: all })
}
