import { decodeSafely } from '#lib/decode-safely.ts'
import { internalHeaders } from '#lib/internal-headers.ts'
import { splitDataPath } from '#lib/payload-path.ts'
import { uriFromPath } from '#lib/uri-path.ts'
import { parseListHeader } from './parse-list-header.ts'

/**
 * The maximum length of the keys of a response, in characters. nginx, Varnish (`http_resp_hdr_len`) and CDNs refuse longer
 * header lines.
 */
const maxResponseKeysLength = 16_000

/** The key of all responses with keys, so that a single purge can reach all of them. */
export const everythingKey = '*'

/** Whether a cache that is shared by visitors may store a response with this `Cache-Control` (RFC 9111, 5.2.2.10). */
const isShared = (cacheControl: string): boolean => /(?:^|,)\s*s-maxage=/i.test(cacheControl)

/**
 * Removes `stale-while-revalidate`, which tells the page cache how long it may serve a page stale. Browsers would follow it
 * as well, and show a page that has been corrected since.
 */
const withoutStaleWhileRevalidate = (cacheControl: string): string =>
  cacheControl
    .split(',')
    .filter((directive) => !/^\s*stale-while-revalidate=/i.test(directive))
    .join(',')

/**
 * Returns the uri of the page at a path, or of the page whose data is there, by which the content system purges it: decoded,
 * `__home__` for the home page.
 */
export const pageUri = (path: string): string => uriFromPath(splitDataPath(path).page)

/** Returns the tags that the application has given to a response, decoded. */
export const responseTags = (headers: Headers): readonly string[] =>
  parseListHeader(headers.get(internalHeaders.tags)).map(decodeSafely)

/**
 * Returns the key for a uri or another tag. It is percent-encoded except for slashes, because keys are separated by spaces
 * or, in some caches, by commas.
 */
const toKey = (name: string): string => encodeURIComponent(name).replaceAll('%2F', '/')

/** Returns the `Surrogate-Key` of uris and tags, in the form that responses contain. */
export const surrogateKeys = (names: Iterable<string>): string => [...new Set([...names].map(toKey))].join(' ')

/**
 * Returns the caching headers that are sent in place of those of the application's response: its `Cache-Control`, as far as
 * it is meant for browsers and shared caches, and the `Surrogate-Key` by which shared caches can purge the response: the uri
 * of its page, its tags, and `*`. A response that no shared cache may store has no keys, and no shared cache may store one
 * whose keys are too long.
 *
 * @param path the path without the site's prefix
 */
export function cachingHeaders(headers: Headers, path: string): readonly (readonly [string, string])[] {
  const cacheControl = headers.get('cache-control')
  if (cacheControl === null) return []
  if (!isShared(cacheControl)) return [['cache-control', cacheControl]]
  const keys = surrogateKeys([everythingKey, pageUri(path), ...responseTags(headers)])
  // Browsers may store the response and revalidate it.
  if (keys.length > maxResponseKeysLength) return [['cache-control', 'private, no-cache']]
  return [
    ['cache-control', withoutStaleWhileRevalidate(cacheControl)],
    ['surrogate-key', keys],
  ]
}
