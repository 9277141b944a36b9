const scriptProtocol = /^(blob|data|javascript|vbscript):$/i

// URL parsers strip leading C0 controls and spaces, and drop tabs and line breaks everywhere.
const leading = '[\\0-\\x20]*'
const dropped = '[\\t\\n\\r]*'
const external = new RegExp(`^${leading}(?:[a-z][\\w\\t\\n\\r+.-]*:|[/\\\\]${dropped}[/\\\\])`, 'i')

/**
 * Throws for a URL that must not be navigated to (settled 5): an external URL unless `isExternalAllowed` is set, and in any
 * case one with a script protocol. The function is for the URLs to which signing in or out leads. URLs from editors are
 * parsed instead (`parseLinkTarget`, `parseRedirectTarget`).
 */
export function checkNavigation(address: string, isExternalAllowed = false): void {
  if (!external.test(address)) return
  if (!isExternalAllowed) throw new Error('Navigating to an external URL is not allowed by default.')
  const { protocol } = new URL(address, 'https://own.invalid')
  if (scriptProtocol.test(protocol)) throw new Error(`Cannot navigate to a URL with '${protocol}' protocol.`)
}
