import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './encodings.ts'
import { decodeSafely } from '#lib/decode-safely.ts'
import { internalHeaders } from '#lib/internal-headers.ts'
import { uriFromPath } from '#lib/uri-path.ts'
import { type HeaderOptions, withSecurityHeaders } from './security-headers.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** How long a page may be used, from its Cache-Control header (RFC 9111, RFC 5861), in milliseconds. */
export type CacheLifetime = { readonly fresh: number; readonly whileRevalidating: number; readonly onError: number }

/**
 * How long an answer may be stored; undefined when it may not. Stored are whole HTML pages that say they are the same
 * for everybody: 200, `public`, with an `s-maxage`, without a cookie.
 */
export function parseCacheLifetime(response: Response): CacheLifetime | undefined {
  const { headers } = response
  const control = headers.get('cache-control') ?? ''
  if (response.status !== 200 || !headers.get('content-type')?.startsWith('text/html')) return undefined
  if (!/(?:^|,)\s*public\s*(?:,|$)/i.test(control) || headers.has('set-cookie')) return undefined
  const others = (headers.get('vary') ?? '').split(',').filter((name) => !/^\s*(?:accept-encoding)?\s*$/i.test(name))
  const seconds = (name: string) => {
    const value = new RegExp(`(?:^|,)\\s*${name}="?(\\d+)`, 'i').exec(control)?.[1]
    return value === undefined ? undefined : Number(value)
  }
  const fresh = seconds('s-maxage')
  if (others.length > 0 || fresh === undefined) return undefined
  return {
    fresh: fresh * 1000,
    whileRevalidating: (seconds('stale-while-revalidate') ?? 0) * 1000,
    onError: (seconds('stale-if-error') ?? 0) * 1000,
  }
}

/**
 * Whether React gave up on a part of the page: a boundary that failed in the shell, or one that failed after it had
 * been sent as pending. The answer says 200 all the same.
 */
export const hasFailedBoundary = (html: string): boolean => html.includes('<!--$!-->') || html.includes('$RX("')

// These headers are not stored: they are written for each response, or they belong to the rendering and not to the page.
const leftOut = new Set<string>([
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
  /** The declared query parameters, with the question mark, or nothing. */
  readonly search: string
  /** The whole address with which the application is asked. */
  readonly url: string
  readonly https: boolean
}

type Bodies = Readonly<Record<Encoding, Buffer>> & { readonly smallest: boolean }

type Making = {
  readonly identity: PageIdentity
  readonly tags: ReadonlySet<string>
  readonly renderedAt: number
  readonly lifetime: CacheLifetime
  readonly digest: string
  /** The headers of the application that belong to the page. */
  readonly own: readonly (readonly [string, string])[]
  readonly bodies: Bodies
}

/** A finished page: its bytes in every encoding and everything that is needed to answer without further work. */
export class CachedPage {
  /** The key in the store. */
  readonly key: string
  readonly identity: PageIdentity
  /** The path in the words of the content system: decoded, no slashes around it, `__home__` for the home page. */
  readonly uri: string
  /** The page depends on this content, in the words of the content system: uris of entries and other tags, decoded. */
  readonly tags: ReadonlySet<string>
  readonly renderedAt: number
  readonly freshUntil: number
  readonly staleUntil: number
  readonly errorUntil: number
  /** No rendering before this time: the last one failed. */
  retryAt = 0
  /** The forms of the address under which the page was asked for, `host` and `url` of the request line. */
  readonly addresses: { readonly host: string; readonly url: string }[] = []
  /** When the page was last moved to the front of the least recently used list. */
  touchedAt = 0

  readonly #made: Making
  readonly #heads = new Map<number, string[]>()

  constructor(made: Making) {
    this.key = made.identity.pathKey + made.identity.search
    this.identity = made.identity
    this.uri = uriFromPath(made.identity.path)
    this.tags = made.tags
    this.renderedAt = made.renderedAt
    this.freshUntil = made.renderedAt + made.lifetime.fresh
    this.staleUntil = this.freshUntil + made.lifetime.whileRevalidating
    this.errorUntil = this.freshUntil + made.lifetime.onError
    this.#made = made
  }

  /** Estimates the memory that the page takes, in bytes. */
  get size(): number {
    const { identity, br, gzip: zipped } = this.#made.bodies
    // The key's text is also part of the addresses, of which there are some for every page.
    return identity.length + br.length + zipped.length + 12 * this.key.length + 8192
  }

  /** Whether it is compressed as well as can be. */
  get isSmallest(): boolean {
    return this.#made.bodies.smallest
  }

  body(encoding: Encoding): Buffer {
    return this.#made.bodies[encoding]
  }

  /** The bytes, if they are those of this content. */
  bodiesOf(digest: string): Bodies | undefined {
    return digest === this.#made.digest ? this.#made.bodies : undefined
  }

  #etag(encoding: Encoding) {
    return encoding === 'identity' ? `"${this.#made.digest}"` : `"${this.#made.digest}-${encoding}"`
  }

  /**
   * The headers of a 200 as a flat list whose last four items are `age`, its value, `x-request-id`, its value. The
   * list is one and the same for every answer: the caller writes the two values into it and hands it to `writeHead`,
   * which reads it at once.
   */
  head(encoding: Encoding, headerOptions: HeaderOptions): string[] {
    const place =
      (encoding === 'br' ? 0 : encoding === 'gzip' ? 4 : 8) +
      (headerOptions.https ? 2 : 0) +
      (headerOptions.noindex ? 1 : 0)
    let head = this.#heads.get(place)
    if (head === undefined) {
      head = withSecurityHeaders(this.#made.own, headerOptions)
      if (encoding !== 'identity') head.push('content-encoding', encoding)
      head.push('content-length', String(this.#made.bodies[encoding].length))
      head.push('vary', 'accept-encoding', 'etag', this.#etag(encoding), 'age', '0', 'x-request-id', '')
      this.#heads.set(place, head)
    }
    return head
  }

  /** The headers of a 304, likewise. */
  notModifiedHead(encoding: Encoding, headerOptions: HeaderOptions): string[] {
    // Made like those of the 200: what differed would replace the header that the browser has stored.
    const head = withSecurityHeaders(this.#made.own, headerOptions)
    head.splice(head.indexOf('content-type'), 2)
    head.push('vary', 'accept-encoding', 'etag', this.#etag(encoding), 'age', '0', 'x-request-id', '')
    return head
  }

  /** Whether the visitor already has the bytes that would be sent: If-None-Match, compared weakly (RFC 9110, 13.1.2). */
  matches(ifNoneMatch: string, encoding: Encoding): boolean {
    if (ifNoneMatch.trim() === '*') return true
    const etag = this.#etag(encoding)
    if (ifNoneMatch === etag) return true
    return ifNoneMatch.split(',').some((given) => given.trim().replace(/^W\//, '') === etag)
  }

  /** The same page, compressed as well as it can be, which takes some time: the first time it was only done quickly. */
  async smallest(): Promise<CachedPage> {
    const { bodies } = this.#made
    const br = await brotli(bodies.identity, constants.BROTLI_MAX_QUALITY)
    const page = new CachedPage({ ...this.#made, bodies: { ...bodies, br, smallest: true } })
    page.retryAt = this.retryAt
    return page
  }
}

/**
 * Makes a page out of an answer.
 *
 * @param html the body of the answer
 * @param previous the page that the new one replaces; its compressed bytes are used again for the same content
 */
export async function createCachedPage(
  response: Response,
  html: string,
  about: { identity: PageIdentity; renderedAt: number; lifetime: CacheLifetime },
  previous: CachedPage | undefined,
): Promise<CachedPage> {
  const own = [...response.headers].filter(([name]) => !leftOut.has(name))
  const identity = Buffer.from(html)
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return new CachedPage({
    ...about,
    tags: new Set(parseListHeader(response.headers.get(internalHeaders.tags)).map(decodeSafely)),
    digest,
    own,
    bodies: previous?.bodiesOf(digest) ?? (await compress(identity)),
  })
}

async function compress(identity: Buffer): Promise<Bodies> {
  const [br, gzipped] = await Promise.all([brotli(identity, 5), compressGzip(identity, { level: 6 })])
  return { identity, br, gzip: gzipped, smallest: false }
}

const brotli = (text: Buffer, quality: number) =>
  compressBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })

export const parseListHeader = (header: string | null): string[] =>
  (header ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
