// The scheme is neither `http` nor `https`: against a base with the same scheme, `http:evil.example` would be parsed as a
// relative path, and would pass.
const inside = 'ws://inside.invalid'

/**
 * Refuses navigations to external URLs and lets those to a page of the site pass (settled 5). An external URL has a protocol
 * or begins with `//`. The URL is parsed as in a browser, which accepts backslashes and ignores some white space.
 *
 * @param allowsExternal whether the caller explicitly allows another website; `blob:`, `data:` and script URLs never pass
 * @throws Error for an external URL that is refused
 */
export function refuseExternalUrl(target: string, allowsExternal: boolean): void {
  const { href, protocol } = new URL(target, inside)
  if (href.startsWith(`${inside}/`)) return
  if (!allowsExternal) throw new Error('Navigating to an external URL is not allowed by default.')
  if (/^(?:blob|data|javascript|vbscript):$/.test(protocol))
    throw new Error(`Cannot navigate to a URL with '${protocol}' protocol.`)
}
