/**
 * Whether a page of ours has sent a request, as every browser says in one of two headers. Forms in stored pages can carry no
 * token: this takes its place (settled 7).
 */
export function isOwnRequest({ headers, url }: Pick<Request, 'headers' | 'url'>): boolean {
  const relation = headers.get('sec-fetch-site')
  if (relation !== null) return relation === 'same-origin'
  const origin = headers.get('origin') ?? ''
  const host = (headers.get('host') ?? new URL(url).host).toLowerCase()
  return URL.canParse(origin) && new URL(origin).host === host
}
