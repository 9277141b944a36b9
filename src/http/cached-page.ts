import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './encodings.ts'
import { decodeSafely } from '#lib/decode-safely.ts'
import { internalHeaders } from '#lib/internal-headers.ts'
import { payloadSuffix } from '#lib/payload-path.ts'
import { uriFromPath } from '#lib/uri-path.ts'
import type { RequestedSite } from '#sites/resolve-site.ts'
import { type HeaderOptions, withSecurityHeaders } from './security-headers.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** How long a page may be used, from its Cache-Control header (RFC 9111, RFC 5861). */
export type CacheLifetime = {
  readonly freshMs: number
  readonly staleWhileRevalidateMs: number
  readonly staleIfErrorMs: number
}

/** The path of the page that a cached page or payload is of. */
const pagePath = (path: string): string => (path.endsWith(payloadSuffix) ? path.slice(0, -payloadSuffix.length) : path)

/** Pages and their payloads. */
const cachedTypes = /^(?:text\/html|application\/json)\b/

/**
 * How long a response may be cached; undefined when it may not. A page or payload may when it says that it is the same for
 * everybody: 200, `public`, with an `s-maxage` and the parameters that it depends on, without a cookie.
 */
export function parseCacheLifetime(response: Response): CacheLifetime | undefined {
  const { headers } = response
  const cacheControl = headers.get('cache-control') ?? ''
  if (response.status !== 200 || !cachedTypes.test(headers.get('content-type') ?? '')) return undefined
  // Only routes that say on which parameters they depend are cached: others may depend on any.
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

// These headers are not cached: they are written for each response, or they belong to the rendering and not to the page.
const uncachedHeaders = new Set<string>([
  'age',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'vary',
  ...Object.values(internalHeaders),
])

/** Identifies a cached page, and holds the URL from which it is rendered again. */
export type PageIdentity = {
  /** Site, form of the prefix and path. */
  readonly pathKey: string
  /** The path without the site's prefix. */
  readonly path: string
  readonly site: RequestedSite
  /** The declared query parameters, with the question mark, or nothing. */
  readonly search: string
  /** The URL of the request to the application. */
  readonly url: string
  readonly https: boolean
}

type Bodies = Readonly<Record<Encoding, Buffer>> & { readonly isFullyCompressed: boolean }

type CachedPageFields = {
  readonly identity: PageIdentity
  readonly tags: ReadonlySet<string>
  readonly renderedAt: number
  readonly lifetime: CacheLifetime
  readonly digest: string
  /** The headers of the application's response that are cached with the page: all but `uncachedHeaders`. */
  readonly pageHeaders: readonly (readonly [string, string])[]
  readonly bodies: Bodies
}

/** A finished page: its bytes in every encoding and everything that is needed to respond without further work. */
export class CachedPage {
  /** The key in the cache. */
  readonly key: string
  readonly identity: PageIdentity
  /** The path in the words of the content system: decoded, no slashes around it, `__home__` for the home page. */
  readonly uri: string
  /** The page depends on this content, in the words of the content system: uris of entries and other tags, decoded. */
  readonly tags: ReadonlySet<string>
  readonly renderedAt: number
  readonly freshUntil: number
  readonly staleUntil: number
  readonly staleIfErrorUntil: number
  /** Set when rendering this page again has failed: no further attempt before this time. */
  retryAt = 0
  /** The forms of the address under which the page was asked for, `host` and `url` of the request line. */
  readonly addresses: { readonly host: string; readonly url: string }[] = []
  /** When the page was last moved to the front of the least recently used list. */
  lastUsedAt = 0

  readonly #fields: CachedPageFields
  readonly #headerLists = new Map<number, string[]>()

  constructor(fields: CachedPageFields) {
    this.key = fields.identity.pathKey + fields.identity.search
    this.identity = fields.identity
    this.uri = uriFromPath(pagePath(fields.identity.path))
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
    // An estimate: the text of the key is repeated in the page's addresses, and 8 kB hold the objects and the headers.
    return identity.length + br.length + zipped.length + 12 * this.key.length + 8192
  }

  /** Whether it is compressed as well as can be. */
  get isFullyCompressed(): boolean {
    return this.#fields.bodies.isFullyCompressed
  }

  body(encoding: Encoding): Buffer {
    return this.#fields.bodies[encoding]
  }

  /** The bytes, if they are those of this content. */
  bodiesOf(digest: string): Bodies | undefined {
    return digest === this.#fields.digest ? this.#fields.bodies : undefined
  }

  #etag(encoding: Encoding) {
    return encoding === 'identity' ? `"${this.#fields.digest}"` : `"${this.#fields.digest}-${encoding}"`
  }

  /**
   * The headers of a 200 as a flat list whose last four items are `age`, its value, `x-request-id`, its value. The
   * list is one and the same for every response: the caller writes the two values into it and hands it to `writeHead`,
   * which reads it at once.
   */
  headers(encoding: Encoding, headerOptions: HeaderOptions): string[] {
    const variant =
      (encoding === 'br' ? 0 : encoding === 'gzip' ? 4 : 8) +
      (headerOptions.https ? 2 : 0) +
      (headerOptions.noindex ? 1 : 0)
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

  /** The headers of a 304, likewise. */
  notModifiedHeaders(encoding: Encoding, headerOptions: HeaderOptions): string[] {
    // Made like those of the 200: what differed would replace the header that the browser has cached.
    const headers = withSecurityHeaders(this.#fields.pageHeaders, headerOptions)
    headers.splice(headers.indexOf('content-type'), 2)
    headers.push('vary', 'accept-encoding', 'etag', this.#etag(encoding), 'age', '0', 'x-request-id', '')
    return headers
  }

  /** Whether the visitor already has the bytes that would be sent: If-None-Match, compared weakly (RFC 9110, 13.1.2). */
  matches(ifNoneMatch: string, encoding: Encoding): boolean {
    if (ifNoneMatch.trim() === '*') return true
    const etag = this.#etag(encoding)
    if (ifNoneMatch === etag) return true
    return ifNoneMatch.split(',').some((given) => given.trim().replace(/^W\//, '') === etag)
  }

  /** The same page, compressed as well as it can be, which takes some time: the first time it was only done quickly. */
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
 * @param html the body of the response
 * @param previous the page that the new one replaces; its compressed bytes are used again for the same content
 */
export async function createCachedPage(
  response: Response,
  html: string,
  about: { identity: PageIdentity; renderedAt: number; lifetime: CacheLifetime },
  previous: CachedPage | undefined,
): Promise<CachedPage> {
  const pageHeaders = [...response.headers].filter(([name]) => !uncachedHeaders.has(name))
  const identity = Buffer.from(html)
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return new CachedPage({
    ...about,
    tags: new Set(parseListHeader(response.headers.get(internalHeaders.tags)).map(decodeSafely)),
    digest,
    pageHeaders,
    bodies: previous?.bodiesOf(digest) ?? (await compress(identity)),
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

/** The items of a header that is a comma list. */
export const parseListHeader = (header: string | null): string[] =>
  (header ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
