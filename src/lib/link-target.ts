/** The result of checking an address says where it leads, or why it is refused. */
export type LinkTarget =
  /** A page of this site: path, query and hash, percent-encoded, without the site's prefix. */
  | { readonly kind: 'internal'; readonly path: string }
  /** A page elsewhere: an absolute http or https address. */
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'mail' | 'phone'; readonly href: string }
  /** A place on the same page; `hash` begins with `#`. */
  | { readonly kind: 'hash'; readonly hash: string }
  | { readonly kind: 'refused'; readonly reason: string }

/** Stands in for our origin while a path is read. The name can never be anybody's (RFC 2606). */
const placeholder = 'https://own.invalid'

const scriptProtocol = /^[\s\0]*(blob|data|javascript|vbscript):$/i

// URL parsers drop tabs and newlines, and browsers take a backslash for a slash: what is checked would not be what is followed.
const unwanted = /[\p{Cc}\u2028\u2029]|[\ud800-\udfff]/u

const refused = (reason: string): LinkTarget => ({ kind: 'refused', reason })

/**
 * Checks an address that somebody wrote (settled 5): script protocols, protocol-relative addresses and whatever a browser
 * might read in another way than we do are refused. Never throws.
 *
 * `own.origins` are the public bases of the site, such as `https://example.org` or `https://example.org/nl`: an absolute
 * address below one of them is a page of this site.
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
  // `/..//elsewhere` is `//elsewhere` once its dots are resolved.
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

/** Encodes what could end an attribute or a tag, and white space. */
const encodeDelimiters = (address: string): string =>
  address.replace(/[\s"'<>`\\]/g, (character) => encodeURIComponent(character).replace("'", '%27'))
