import { serializeCookie } from 'cookie-es'
import { isSameOriginRequest } from '#lib/is-same-origin-request.ts'
import { textResponse } from '#lib/text-response.ts'
import { siteAddresses } from '#sites/site-addresses.server.ts'
import { isSiteHandle, type SiteHandle } from '#sites/sites.ts'
import { consentCookie, consentMaxAgeSeconds, isConsentChoice, type ConsentChoice } from './consent-choice.ts'

const basePath = import.meta.env.BASE_URL

/**
 * Handles a visitor's choice: a form with `choice` (allowed, refused) and `site`, the handle of the site that sends it.
 * Sets the cookie and redirects to that site's consent page with 303. Responds 403 to requests from other websites, 415 to
 * requests that are not form submissions, and 400 to an invalid choice or site.
 */
export async function handleConsent(request: Request): Promise<Response> {
  const host = request.headers.get('host') ?? ''
  if (!isSameOriginRequest(request)) return textResponse(403, 'A choice is taken only from a page of this website.')
  if (!/^application\/x-www-form-urlencoded(?:\s*;|$)/i.test(request.headers.get('content-type') ?? ''))
    return textResponse(415, 'Send the choice as a form (application/x-www-form-urlencoded).')
  const form = new URLSearchParams(await request.text())
  const choice = form.get('choice')
  const site = form.get('site') ?? ''
  if (!isConsentChoice(choice)) return textResponse(400, 'Send `choice` as "allowed" or "refused".')
  if (!isSiteHandle(site)) return textResponse(400, 'Send `site` as the handle of a site.')
  const headers = {
    location: consentPage(host, site),
    'set-cookie': cookie(choice, new URL(request.url).protocol === 'https:'),
    'cache-control': 'no-store',
  }
  return new Response(null, { status: 303, headers })
}

/** Returns the path of the consent page with the hash of the choice. It has no prefix on the site's own host. */
function consentPage(host: string, site: SiteHandle): string {
  const ownSite = siteAddresses.resolve(host, '/')
  const prefix = ownSite.kind === 'site' && ownSite.site.handle === site ? '' : `${site}/`
  return `${basePath}${prefix}consent#choice`
}

/**
 * Returns the `Set-Cookie` header. The cookie is not `httpOnly`, because pages are the same for all visitors and a script in
 * the browser has to read the choice. Its path is the base path, because all sites on a host share the cookie.
 */
const cookie = (choice: ConsentChoice, secure: boolean): string =>
  serializeCookie(consentCookie, choice, { path: basePath, maxAge: consentMaxAgeSeconds, sameSite: 'lax', secure })
