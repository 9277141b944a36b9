import { decodeSafely } from '#lib/decode-safely.ts'
import { internalHeaders } from '#lib/internal-headers.ts'
import { splitDataPath } from '#lib/payload-path.ts'
import { uriFromPath } from '#lib/uri-path.ts'
import { parseListHeader } from './parse-list-header.ts'

/** The key of all responses with keys, so that a single purge can reach all of them. */
export const everythingKey = '*'

/** Whether a cache that is shared by visitors may store the response (RFC 9111, 5.2.2.10). */
const isShared = (headers: Headers): boolean => /(?:^|,)\s*s-maxage=/i.test(headers.get('cache-control') ?? '')

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
 * Returns the `Surrogate-Key` header by which shared caches can purge a response: the uri of its page, its tags, and `*`.
 * Returns undefined for a response that no shared cache may store.
 *
 * @param path the path without the site's prefix
 */
export const surrogateKeyHeader = (headers: Headers, path: string): string | undefined =>
  isShared(headers) ? surrogateKeys([everythingKey, pageUri(path), ...responseTags(headers)]) : undefined
