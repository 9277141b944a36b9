const scriptProtocol = /^[\s\0]*(blob|data|javascript|vbscript):$/i

// URL parsers drop white space and control characters, and then read such a URL as one with a protocol or on another host.
const external = /^(?:[\s\0]*[a-z][\w\s\0+.-]*:|[\s\0]*[/\\][\t\n\r]*[/\\])/i

/**
 * Throws for a URL to which nobody may be sent (settled 5): an external one without `isExternalAllowed`, and one with a
 * script protocol in any case. Used for URLs from requests; those that editors write are parsed (`parseLinkTarget`,
 * `parseRedirectTarget`).
 */
export function checkNavigation(address: string, isExternalAllowed = false): void {
  if (!external.test(address)) return
  if (!isExternalAllowed) throw new Error('Navigating to an external URL is not allowed by default.')
  const { protocol } = new URL(address.replace(/^[\s\0]+/, ''), 'https://own.invalid')
  if (scriptProtocol.test(protocol)) throw new Error(`Cannot navigate to a URL with '${protocol}' protocol.`)
}
