/** Whether a page of this host has sent the request, as every browser says in one of two headers. */
export function isOwnRequest({ headers }: Request): boolean {
  const relation = headers.get('sec-fetch-site')
  if (relation !== null) return relation === 'same-origin'
  const origin = headers.get('origin') ?? ''
  const host = headers.get('host') ?? ''
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
}
