import { decodeSafely } from './decode-safely.ts'

/**
 * The path of an entry within its site, in the one form in which the site serves it (specification section 2: `__home__` is
 * `/`). The uri is decoded and without slashes at its ends.
 */
export const pathFromUri = (uri: string): string =>
  uri === '__home__' ? '/' : `/${(uri.match(/[^/]+/g) ?? []).map(encodePathSegment).join('/')}`

/** The same for a uri that somebody may have written wrongly: undefined when it is empty or climbs. */
export const parseUriPath = (uri: string): string | undefined =>
  /^\/*$|(?:^|\/)\.\.?(?:$|\/)/.test(uri) ? undefined : pathFromUri(uri)

/** The uri under which the content system knows a path: decoded, in NFC, without slashes at its ends. */
export function uriFromPath(path: string): string {
  const uri = decodeSafely(path).replace(/^\/+|\/+$/g, '')
  return uri === '' ? '__home__' : uri
}

/**
 * A segment of a path, in NFC and percent-encoded in one way: what RFC 3986 allows there stays readable, but for `$`, with
 * which the router writes parameters. Half a character becomes U+FFFD.
 */
export const encodePathSegment = (segment: string): string =>
  encodeURIComponent(segment.normalize('NFC').replace(/[\ud800-\udfff]/gu, '\ufffd')).replace(
    /%(?:3A|40|26|3D|2B|2C|3B)/g,
    decodeURIComponent,
  )

/** A path, which may carry a query and a hash, with further parameters in its query. */
export function withQuery(path: string, query: string | undefined): string {
  if (!query) return path
  const [address = '', ...hash] = path.split('#')
  return [address + (address.includes('?') ? '&' : '?') + query, ...hash].join('#')
}
