/**
 * Whether a page of this origin (scheme, host and port) has sent the request. With a POST, every browser sends
 * `Sec-Fetch-Site` (Fetch Metadata), `Origin` (RFC 6454) or both. Each header that is present must say so: the first as
 * `same-origin`, the second by naming this origin.
 * Forms in cached pages have no CSRF token and are protected by this check and by SameSite cookies (settled 7).
 */
export function isSameOriginRequest({ headers, url }: Pick<Request, 'headers' | 'url'>): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (fetchSite !== null && fetchSite !== 'same-origin') return false
  if (origin === null) return fetchSite !== null
  return origin === new URL(url).origin
}
