/**
 * Whether a page of this host has sent the request, as every browser says in one of two headers; where both are there, both
 * say so (Fetch Metadata, RFC 6454). Forms in cached pages carry no token: this, and cookies that other sites cannot send
 * along, protect them (settled 7).
 */
export function isSameOriginRequest({ headers }: Pick<Request, 'headers'>): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (fetchSite !== null && fetchSite !== 'same-origin') return false
  if (origin === null) return fetchSite !== null
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')?.toLowerCase()
}
