import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './content-encoding.ts'
import { internalHeaders } from '#lib/internal-headers.ts'
import type { RequestedSite } from '#sites/resolve-site.ts'
import { type HeaderOptions, withSecurityHeaders } from './security-headers.ts'
import { cachingHeaders, pageUri, responseTags } from './surrogate-keys.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The lifetime of a cached page, parsed from its Cache-Control header (RFC 9111, RFC 5861). */
export type CacheLifetime = {
  readonly freshMs: number
  readonly staleWhileRevalidateMs: number
  readonly staleIfErrorMs: number
}

/** The media types of pages, of their payloads, and of responses to other systems. */
const cachedTypes = /^(?:text\/(?:html|xml)|application\/(?:json|atom\+xml))\b/

/**
 * Returns how long a response may be cached; undefined if it is not cacheable. A response is cacheable when it has one of
 * `cachedTypes` and its headers declare it the same for every visitor: a 200 that is `public`, with an `s-maxage` and the
 * parameters that it depends on, without a cookie, and without a `Vary` on anything but the encoding.
 */
export function parseCacheLifetime(response: Response): CacheLifetime | undefined {
  const { headers } = response
  const cacheControl = headers.get('cache-control') ?? ''
  if (response.status !== 200 || !cachedTypes.test(headers.get('content-type') ?? '')) return undefined
  // Only routes that declare the parameters on which they depend are cached, because others may depend on any parameter.
  if (!headers.has(internalHeaders.parameters)) return undefined
  if (!/(?:^|,)\s*public\s*(?:,|$)/i.test(cacheControl) || headers.has('set-cookie')) return undefined
  const otherVary = (headers.get('vary') ?? '').split(',').filter((name) => !/^\s*(?:accept-encoding)?\s*$/i.test(name))
  const seconds = (name: string) => {
    const value = new RegExp(`(?:^|,)\\s*${name}="?(\\d+)`, 'i').exec(cacheControl)?.[1]
    return value === undefined ? undefined : Number(value)
  }
  const freshSeconds = seconds('s-maxage')
  if (otherVary.length > 0 || freshSeconds === undefined) return undefined
  return {
    freshMs: freshSeconds * 1000,
    staleWhileRevalidateMs: (seconds('stale-while-revalidate') ?? 0) * 1000,
    staleIfErrorMs: (seconds('stale-if-error') ?? 0) * 1000,
  }
}

// These headers of the application's response are not cached, because the front writes its own or is the only one to read
// them.
const uncachedHeaders = new Set<string>([
  'age',
  'cache-control',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'surrogate-key',
  'vary',
  ...Object.values(internalHeaders),
])

/** The identity of a cached page, and the URL that is requested from the application to render the page again. */
export type PageIdentity = {
  /** The site, its prefix in the URL (empty on the site's own host), and the path. */
  readonly pathKey: string
  /** The path without the site's prefix. */
  readonly path: string
  readonly site: RequestedSite
  /** The pattern of the page's route, for metrics. */
  readonly route: string
  /** The declared query parameters with the question mark, or an empty string. */
  readonly search: string
  /** The absolute URL with this query, for requests to the application. */
  readonly url: string
  readonly isHttps: boolean
}

type Bodies = Readonly<Record<Encoding, Buffer>> & { readonly isFullyCompressed: boolean }

type CachedPageFields = {
  readonly identity: PageIdentity
  readonly tags: ReadonlySet<string>
  readonly renderedAt: number
  readonly lifetime: CacheLifetime
  readonly digest: string
  /** The cacheable headers of the application's response: all but `uncachedHeaders`. */
  readonly pageHeaders: readonly (readonly [string, string])[]
  readonly bodies: Bodies
}

/** A rendered page, with its bytes in every encoding and everything that is needed to respond without further work. */
export class CachedPage {
  /** The key in the cache. */
  readonly key: string
  readonly identity: PageIdentity
  /**
   * The path as a uri of the content system: decoded, without leading and trailing slashes, and `__home__` for the home
   * page.
   */
  readonly uri: string
  /** The names of the content on which the page depends in the content system: uris of entries and other tags, decoded. */
  readonly tags: ReadonlySet<string>
  readonly renderedAt: number
  readonly freshUntil: number
  readonly staleUntil: number
  readonly staleIfErrorUntil: number
  /** The time before which the page is not rendered again; set when the last attempt has failed. */
  retryAt = 0
  /** The URLs under which `PageStore` finds the page: the `Host` header, and the path and query as they were sent. */
  readonly addresses: { readonly host: string; readonly url: string }[] = []
  /** The time of the last use that `PageStore.markUsed` recorded, in milliseconds; it records at most one per second. */
  lastUsedAt = 0

  readonly #fields: CachedPageFields
  readonly #headerLists = new Map<number, string[]>()

  constructor(fields: CachedPageFields) {
    this.key = fields.identity.pathKey + fields.identity.search
    this.identity = fields.identity
    this.uri = pageUri(fields.identity.path)
    this.tags = fields.tags
    this.renderedAt = fields.renderedAt
    this.freshUntil = fields.renderedAt + fields.lifetime.freshMs
    this.staleUntil = this.freshUntil + fields.lifetime.staleWhileRevalidateMs
    this.staleIfErrorUntil = this.freshUntil + fields.lifetime.staleIfErrorMs
    this.#fields = fields
  }

  /** Estimates the memory that the page takes, in bytes. */
  get size(): number {
    const { identity, br, gzip: zipped } = this.#fields.bodies
    // Each URL of the page is about as long as the key. The objects and the headers take about 8 kB.
    return identity.length + br.length + zipped.length + 12 * this.key.length + 8192
  }

  /** Whether the page is compressed with Brotli at the highest quality. */
  get isFullyCompressed(): boolean {
    return this.#fields.bodies.isFullyCompressed
  }

  body(encoding: Encoding): Buffer {
    return this.#fields.bodies[encoding]
  }

  /**
   * Returns the bytes in every encoding if the content has this digest, so that unchanged content is not compressed again.
   */
  bodiesOf(digest: string): Bodies | undefined {
    return digest === this.#fields.digest ? this.#fields.bodies : undefined
  }

  #etag(encoding: Encoding) {
    return encoding === 'identity' ? `"${this.#fields.digest}"` : `"${this.#fields.digest}-${encoding}"`
  }

  /**
   * Returns the headers of a 200 as a flat list whose last four items are `age` and its value, and `x-request-id` and its
   * value. All responses with the same encoding and options share the list: the caller writes the two values into it and
   * passes it to `writeHead`, which reads it synchronously.
   */
  headers(encoding: Encoding, headerOptions: HeaderOptions): string[] {
    const variant =
      (encoding === 'br' ? 0 : encoding === 'gzip' ? 4 : 8) +
      (headerOptions.isHttps ? 2 : 0) +
      (headerOptions.isNoindex ? 1 : 0)
    let headers = this.#headerLists.get(variant)
    if (headers === undefined) {
      headers = withSecurityHeaders(this.#fields.pageHeaders, headerOptions)
      if (encoding !== 'identity') headers.push('content-encoding', encoding)
      headers.push('content-length', String(this.#fields.bodies[encoding].length))
      headers.push('vary', 'accept-encoding', 'etag', this.#etag(encoding), 'age', '0', 'x-request-id', '')
      this.#headerLists.set(variant, headers)
    }
    return headers
  }

  /** Returns the headers of a 304 as a new list, which ends with the same four items as that of `headers`. */
  notModifiedHeaders(encoding: Encoding, headerOptions: HeaderOptions): string[] {
    // The values must be those of the 200, because a different value would replace the header that the browser has cached.
    const headers = withSecurityHeaders(this.#fields.pageHeaders, headerOptions)
    headers.splice(headers.indexOf('content-type'), 2)
    headers.push('vary', 'accept-encoding', 'etag', this.#etag(encoding), 'age', '0', 'x-request-id', '')
    return headers
  }

  /** Whether the visitor already has the bytes that would be sent: compares If-None-Match weakly (RFC 9110, 13.1.2). */
  matches(ifNoneMatch: string, encoding: Encoding): boolean {
    if (ifNoneMatch.trim() === '*') return true
    const etag = this.#etag(encoding)
    if (ifNoneMatch === etag) return true
    return ifNoneMatch.split(',').some((given) => given.trim().replace(/^W\//, '') === etag)
  }

  /**
   * Returns the same page with its Brotli bytes compressed at the highest quality. A new page is compressed at a lower one,
   * because the highest would delay the first response. The gzip bytes do not change.
   */
  async recompress(): Promise<CachedPage> {
    const { bodies } = this.#fields
    const br = await brotli(bodies.identity, constants.BROTLI_MAX_QUALITY)
    const page = new CachedPage({ ...this.#fields, bodies: { ...bodies, br, isFullyCompressed: true } })
    page.retryAt = this.retryAt
    return page
  }
}

/**
 * Creates a page from a response of the application.
 *
 * @param body the body of the response, which has been read
 * @param previous the page that the new one replaces; its compressed bytes are reused if the content is the same
 */
export async function createCachedPage(
  response: Response,
  body: Buffer,
  about: { identity: PageIdentity; renderedAt: number; lifetime: CacheLifetime },
  previous: CachedPage | undefined,
): Promise<CachedPage> {
  const { headers } = response
  const pageHeaders = [
    ...[...headers].filter(([name]) => !uncachedHeaders.has(name)),
    ...cachingHeaders(headers, about.identity.path),
  ]
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return new CachedPage({
    ...about,
    tags: new Set(responseTags(headers)),
    digest,
    pageHeaders,
    bodies: previous?.bodiesOf(digest) ?? (await compress(body)),
  })
}

async function compress(identity: Buffer): Promise<Bodies> {
  const [br, gzipped] = await Promise.all([brotli(identity, 5), compressGzip(identity, { level: 6 })])
  return { identity, br, gzip: gzipped, isFullyCompressed: false }
}

const brotli = (text: Buffer, quality: number) =>
  compressBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
