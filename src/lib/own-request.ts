/**
 * Whether a page of ours has sent the request, as every browser says in one of two headers. Forms in stored pages carry no
 * token, so this protects them (settled 7).
 *
 * @param host the `Host` of the request
 */
export function isOwnRequest({ headers }: Request, host: string): boolean {
  const relation = headers.get('sec-fetch-site')
  if (relation !== null) return relation === 'same-origin'
  const origin = headers.get('origin') ?? ''
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
}
