import { serializeCookie } from 'cookie-es'
import { isSameOriginRequest } from '#lib/is-same-origin-request.ts'
import { textResponse } from '#lib/text-response.ts'
import { siteAddresses } from '#sites/site-addresses.server.ts'
import { isSiteHandle, type SiteHandle } from '#sites/sites.ts'
import { consentCookie, consentMaxAge, isConsentChoice, type ConsentChoice } from './consent-choice.ts'

const basePath = import.meta.env.BASE_URL

/**
 * Takes a visitor's choice: a form with `choice` (allowed, refused) and `site`, the handle of the site whose page sends it.
 * Answers 303 to that site's consent page with the cookie set; 403 to what another website has sent, 415 to what no form has
 * sent, 400 to what is no choice.
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

/** The page within the host that has been asked: its own site has no prefix there. It opens where it says what was chosen. */
function consentPage(host: string, site: SiteHandle): string {
  const own = siteAddresses.resolve(host, '/')
  const prefix = own.kind === 'site' && own.site.handle === site ? '' : `${site}/`
  return `${basePath}${prefix}consent#choice`
}

/**
 * The cookie is not `httpOnly`: pages are the same for everybody, so a script in the browser reads the choice. Its path is the
 * base path, as all sites on a host share it.
 */
const cookie = (choice: ConsentChoice, secure: boolean): string =>
  serializeCookie(consentCookie, choice, { path: basePath, maxAge: consentMaxAge, sameSite: 'lax', secure })
