import { configuredSites } from '#sites/configured-sites.server.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { contentSecurityPolicy } from './content-security-policy.server.ts'

/**
 * Adds the headers of the application's responses that are the same for all pages: errors and responses without a
 * `Cache-Control` are not cached, and a page gets its content security policy, computed from the whole document. The HTTP
 * front adds the security headers of every response (`http/security-headers.ts`).
 */
export async function completeResponse(response: Response, site: SiteHandle): Promise<Response> {
  const { status } = response
  const headers = new Headers(response.headers)
  if (status >= 400 || !headers.has('cache-control')) headers.set('cache-control', 'no-store')
  const isPage = headers.get('content-type')?.startsWith('text/html') && !headers.has('content-security-policy')
  if (!isPage) return new Response(response.body, { status, headers })
  const html = await response.text()
  headers.set('content-security-policy', contentSecurityPolicy(html, configuredSites[site]))
  return new Response(html, { status, headers })
}
