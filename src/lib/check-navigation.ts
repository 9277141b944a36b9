const scriptProtocol = /^[\s\0]*(blob|data|javascript|vbscript):$/i

// A URL parser drops blanks and control characters, and reads such an address as one with a protocol or on another host.
const external = /^(?:[\s\0]*[a-z][\w\s\0+.-]*:|[\s\0]*[/\\][\t\n\r]*[/\\])/i

/**
 * Throws when nobody may be sent to an address (settled 5): to an external one without `isExternalAllowed`, and to one with
 * a script protocol in any case. For addresses that come with a request; those that editors write are parsed
 * (`parseLinkTarget`, `parseRedirectTarget`).
 */
export function checkNavigation(address: string, isExternalAllowed = false): void {
  if (!external.test(address)) return
  if (!isExternalAllowed) throw new Error('Navigating to an external URL is not allowed by default.')
  const { protocol } = new URL(address.replace(/^[\s\0]+/, ''), 'https://own.invalid')
  if (scriptProtocol.test(protocol)) throw new Error(`Cannot navigate to a URL with '${protocol}' protocol.`)
}
