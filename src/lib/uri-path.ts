import { decodeSafely } from './decode-safely.ts'

/**
 * Returns the canonical path of an entry within its site from its decoded uri (specification section 2: `__home__` is `/`).
 * Leading and trailing slashes and empty segments are ignored.
 */
export const pathFromUri = (uri: string): string =>
  uri === '__home__' ? '/' : `/${(uri.match(/[^/]+/g) ?? []).map(encodePathSegment).join('/')}`

/** Returns the path of a uri that may be malformed: undefined if it is empty or has dot segments. */
export const parseUriPath = (uri: string): string | undefined =>
  /^\/*$|(?:^|\/)\.\.?(?:$|\/)/.test(uri) ? undefined : pathFromUri(uri)

/** Returns the uri of a path in the content system: decoded, in NFC, without leading and trailing slashes. */
export function uriFromPath(path: string): string {
  const uri = decodeSafely(path).replace(/^\/+|\/+$/g, '')
  return uri === '' ? '__home__' : uri
}

/**
 * Encodes a segment of a path in NFC and in one canonical way: the characters that RFC 3986 allows stay unencoded, except
 * `$`, which the router uses for params. A lone surrogate becomes U+FFFD.
 */
export const encodePathSegment = (segment: string): string =>
  encodeURIComponent(segment.normalize('NFC').replace(/[\ud800-\udfff]/gu, '\ufffd')).replace(
    /%(?:3A|40|26|3D|2B|2C|3B)/g,
    decodeURIComponent,
  )

/** Adds parameters to the query of a path, which may already have a query and a hash. */
export function withQuery(path: string, query: string | undefined): string {
  if (!query) return path
  const [address = '', ...hash] = path.split('#')
  return [address + (address.includes('?') ? '&' : '?') + query, ...hash].join('#')
}
