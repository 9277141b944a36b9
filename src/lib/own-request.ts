/**
 * Whether a page of this host has sent the request, as every browser says in one of two headers. Forms in stored pages carry
 * no token: this, and cookies that other sites cannot send along, protect them (settled 7).
 */
export function isOwnRequest({ headers }: Pick<Request, 'headers'>): boolean {
  const relation = headers.get('sec-fetch-site')
  if (relation !== null) return relation === 'same-origin'
  const origin = headers.get('origin') ?? ''
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')?.toLowerCase()
}
