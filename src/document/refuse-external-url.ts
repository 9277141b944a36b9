// No page has this scheme. A browser reads `http:page` as relative to a page with the scheme `http`.
const inside = 'ws://inside.invalid'

/**
 * Lets a navigation to a page of the site pass (settled 5). An external URL has a protocol or begins with `//`, as a browser
 * reads it: with backslashes, and without the white space that it ignores.
 *
 * @param allowsExternal whether a navigation to another website was asked for explicitly; URLs that run a script never pass
 * @throws Error for an external URL that may not be visited
 */
export function refuseExternalUrl(target: string, allowsExternal: boolean): void {
  const { href, protocol } = new URL(target, inside)
  if (href.startsWith(`${inside}/`)) return
  if (!allowsExternal) throw new Error('Navigating to an external URL is not allowed by default.')
  if (/^(?:blob|data|javascript|vbscript):$/.test(protocol))
    throw new Error(`Cannot navigate to a URL with '${protocol}' protocol.`)
}
