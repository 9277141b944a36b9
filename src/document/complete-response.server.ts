import { configuredSites } from '#sites/configured-sites.server.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { contentSecurityPolicy } from './content-security-policy.server.ts'

/**
 * Adds the headers of the application's responses that do not depend on the page: failures and responses that do not say
 * otherwise are not cached, and a page has its content security policy, made of the whole document. The HTTP front adds the
 * security headers of every response (`http/response-headers.ts`).
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
