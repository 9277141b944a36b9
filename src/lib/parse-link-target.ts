/** The result of parsing a link: its target, or the reason why it is refused. */
export type LinkTarget =
  /** A page of this site: path, query and hash, percent-encoded, without the site's prefix. */
  | { readonly kind: 'internal'; readonly path: string }
  /** A page of another website: an absolute http or https URL. */
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'mail' | 'phone'; readonly href: string }
  /** An anchor on the same page; `hash` begins with `#`. */
  | { readonly kind: 'hash'; readonly hash: string }
  | { readonly kind: 'refused'; readonly reason: string }

/** The base URL with which paths are parsed. The host name is reserved and never resolves (RFC 2606). */
const placeholder = 'https://own.invalid'

const scriptProtocol = /^[\s\0]*(blob|data|javascript|vbscript):$/i

// URL parsers drop tabs and newlines, so a browser would follow a different URL from the one that is checked here.
const unwanted = /[\p{Cc}\u2028\u2029]|[\ud800-\udfff]/u

const refused = (reason: string): LinkTarget => ({ kind: 'refused', reason })

/**
 * Parses a link that an editor wrote (settled 5). Protocol-relative URLs, URLs relative to the current path, all protocols
 * except http, https, mailto and tel, and everything that a browser might parse differently are refused. The function never
 * throws.
 *
 * `own.origins` are the public bases of the site, such as `https://example.org` or `https://example.org/nl`: an absolute URL
 * below one of them is a page of this site.
 */
export function parseLinkTarget(href: string, own: { readonly origins: readonly string[] }): LinkTarget {
  const address = href.trim().normalize('NFC')
  if (address === '') return refused('the address is empty')
  if (unwanted.test(address)) return refused('the address contains control characters')
  if (address.startsWith('#')) return { kind: 'hash', hash: encodeDelimiters(address) }
  if (/^[/\\]{2}/.test(address)) return refused('a protocol-relative address is not allowed')
  if (/^[^?#]*\\/.test(address)) return refused('the address contains a backslash')
  if (address.startsWith('/')) return ownPath(address)

  const protocol = /^[^/?#]*?:/.exec(address)?.[0]
  if (protocol === undefined) return refused('a relative address leads elsewhere on every page')
  if (scriptProtocol.test(protocol)) return refused(`the protocol "${protocol}" is not allowed`)
  switch (protocol.toLowerCase()) {
    case 'http:':
    case 'https:':
      return absolute(address, own.origins)
    case 'mailto:':
      return address.length > protocol.length
        ? { kind: 'mail', href: encodeDelimiters(address) }
        : refused('the address is empty')
    case 'tel:':
      return /\d/.test(address)
        ? { kind: 'phone', href: encodeDelimiters(address.replace(/\s+/g, '')) }
        : refused('the phone number has no digits')
    default:
      return refused(`the protocol "${protocol}" is not allowed`)
  }
}

function ownPath(address: string): LinkTarget {
  const url = parseUrl(address, placeholder)
  if (!url || url.origin !== placeholder) return refused('the address cannot be read')
  // `/..//elsewhere` is `//elsewhere` once its dot segments are resolved.
  if (url.pathname.startsWith('//')) return refused('a protocol-relative address is not allowed')
  return { kind: 'internal', path: withoutTrailingSlash(url.pathname) + url.search + url.hash }
}

function absolute(address: string, bases: readonly string[]): LinkTarget {
  if (!/^https?:\/\/[^/\\]/i.test(address)) return refused('the address cannot be read')
  const url = parseUrl(address)
  if (!url) return refused('the address cannot be read')
  if (url.username !== '' || url.password !== '') return refused('an address with a user name is not allowed')
  const below = bases
    .map((base) => parseUrl(base))
    .filter((base) => base?.origin === url.origin)
    .map((base) => withoutTrailingSlash(base?.pathname ?? '/').replace(/^\/$/, ''))
    .sort((one, other) => other.length - one.length)
    .find((base) => url.pathname === base || url.pathname.startsWith(`${base}/`))
  if (below === undefined) return { kind: 'external', href: url.href }
  return ownPath((url.pathname.slice(below.length) || '/') + url.search + url.hash)
}

const parseUrl = (address: string, base?: string): URL | undefined => {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

const withoutTrailingSlash = (pathname: string): string => pathname.replace(/\/+$/, '') || '/'

/** Percent-encodes white space, backslashes, and the characters that could end an attribute or a tag. */
const encodeDelimiters = (address: string): string =>
  address.replace(/[\s"'<>`\\]/g, (character) => encodeURIComponent(character).replace("'", '%27'))
