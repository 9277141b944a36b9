/**
 * A response of one line in plain text, which is not stored: what an endpoint says when it refuses a request, or has nothing
 * else to say.
 *
 * @param headers further headers; a `cache-control` among them takes the place of `no-store`
 */
export function textResponse(status: number, text: string, headers?: HeadersInit): Response {
  const all = new Headers(headers)
  all.set('content-type', 'text/plain; charset=utf-8')
  if (!all.has('cache-control')) all.set('cache-control', 'no-store')
  return new Response(`${text}\n`, { status, headers: all })
}
