import { configuredSites } from '#sites/configured-sites.server.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { contentSecurityPolicy } from './content-security-policy.server.ts'
import { removeNonce } from './render-nonce.server.ts'

/**
 * The time for which a response made from stale content is fresh, in seconds: when the content system is back, its changes
 * are seen soon, and while it is down the page is not made again for every reader.
 */
const staleContentMaxAgeSeconds = 2

/**
 * Adds the headers of the application's responses that are the same for all pages: errors and responses without a
 * `Cache-Control` are not cached, and a page gets its content security policy, computed from the whole document. The HTTP
 * front adds the security headers of every response (`http/security-headers.ts`).
 *
 * @param usesStaleContent whether the content system failed while the response was made, which is then fresh for two seconds
 */
export async function completeResponse(
  response: Response,
  site: SiteHandle,
  usesStaleContent: boolean,
): Promise<Response> {
  const { status } = response
  const headers = new Headers(response.headers)
  if (status >= 400 || !headers.has('cache-control')) headers.set('cache-control', 'no-store')
  else if (usesStaleContent) headers.set('cache-control', shortenLifetime(headers.get('cache-control') ?? ''))
  const isPage = headers.get('content-type')?.startsWith('text/html') && !headers.has('content-security-policy')
  if (!isPage) return new Response(response.body, { status, headers })
  const html = await response.text()
  headers.set('content-security-policy', contentSecurityPolicy(html, configuredSites[site]))
  return new Response(removeNonce(html), { status, headers })
}

const shortenLifetime = (cacheControl: string) =>
  cacheControl.replace(
    /\bs-maxage=(\d+)/,
    (_, seconds) => `s-maxage=${Math.min(Number(seconds), staleContentMaxAgeSeconds)}`,
  )
