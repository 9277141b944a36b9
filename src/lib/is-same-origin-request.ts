/**
 * Whether a page of this origin (scheme, host and port) has sent the request. Every browser sends at least one of two
 * headers with a POST that say so; if both are present, they must agree (Fetch Metadata, RFC 6454). Forms in cached pages
 * have no CSRF token and are protected by this check and by SameSite cookies (settled 7).
 */
export function isSameOriginRequest({ headers, url }: Pick<Request, 'headers' | 'url'>): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (fetchSite !== null && fetchSite !== 'same-origin') return false
  if (origin === null) return fetchSite !== null
  return origin === new URL(url).origin
}
