/**
 * The time for which a response with stale content is fresh, in seconds. It is short, so that changes appear soon after the
 * content system is back, but not zero, so that the page is not rendered for every reader while the content system is down.
 */
const staleContentMaxAgeSeconds = 2

/**
 * Adds the caching headers that are the same for all of the application's responses: errors and responses without a
 * `Cache-Control` are not cached. The HTTP front adds the security headers of every response (`http/security-headers.ts`).
 *
 * @param usesStaleContent whether the response uses content whose last refresh failed. If so, shared caches treat the
 * response as fresh for at most two seconds
 */
export function completeResponse(response: Response, usesStaleContent: boolean): Response {
  const { status } = response
  const headers = new Headers(response.headers)
  if (status >= 400 || !headers.has('cache-control')) headers.set('cache-control', 'no-store')
  else if (usesStaleContent) headers.set('cache-control', shortenLifetime(headers.get('cache-control') ?? ''))
  return new Response(response.body, { status, headers })
}

const shortenLifetime = (cacheControl: string) =>
  cacheControl.replace(
    /\bs-maxage=(\d+)/,
    (_, seconds) => `s-maxage=${Math.min(Number(seconds), staleContentMaxAgeSeconds)}`,
  )
