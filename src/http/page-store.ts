import { LRUCache } from 'lru-cache'
import type { CachedPage } from './cached-page.ts'

export type PageStoreOptions = {
  /** The maximum size of the pages in memory, in bytes; 0 stores none. */
  readonly maxBytes: number
  /** The delay before each recompression of a page at the highest quality, in milliseconds. */
  readonly recompressDelayMs: number
  /** Whether pages are being rendered; recompression waits until none is. */
  readonly isRendering: () => boolean
}

const maxAddressesPerPage = 8
/** The maximum number of pages of a path that differ only in their query: made-up queries must not fill the whole cache. */
const maxVariantsPerPath = 20
/** The maximum number of pages that wait for recompression; others can be added at a later use. */
const maxQueuedRecompressions = 200
/** The minimum interval between two records of a page's use, in milliseconds: recording each use would be slower. */
const usageIntervalMs = 1000

/**
 * The memory of the page cache: pages by their key, and by the host and request target under which they were requested. When
 * it is full, the least recently used page is evicted. Pages that are used again wait in a queue: every `recompressDelayMs`,
 * unless a page is being rendered, one of them is recompressed at the highest quality, which takes longer than rendering
 * it.
 */
export class PageStore {
  readonly #options: PageStoreOptions
  readonly #pages: LRUCache<string, CachedPage>
  /** The pages by the `Host` header, then by the request target (path and query as they were sent). */
  readonly #addresses = new Map<string, Map<string, CachedPage>>()
  /** The queries under which a path has pages, without the empty one; the least recently used first. */
  readonly #variants = new Map<string, Set<string>>()
  /** The keys of the pages that wait for recompression. The key of an evicted page is removed. */
  readonly #recompressionQueue = new Set<string>()
  #recompressionTimer: NodeJS.Timeout | undefined

  constructor(options: PageStoreOptions) {
    this.#options = options
    this.#pages = new LRUCache({
      // lru-cache interprets 0 as 'no limit', so the minimum is one byte, with which no page fits.
      maxSize: Math.max(1, options.maxBytes),
      sizeCalculation: (page) => page.size,
      dispose: (page) => this.#afterEviction(page),
    })
  }

  get count(): number {
    return this.#pages.size
  }

  /** Returns the memory that the pages take, in bytes. */
  get bytes(): number {
    return this.#pages.calculatedSize
  }

  /** Returns the page and counts it as used. */
  get(key: string): CachedPage | undefined {
    return this.#pages.get(key)
  }

  /** Returns the page without counting it as used. */
  peek(key: string): CachedPage | undefined {
    return this.#pages.peek(key)
  }

  /** Returns the page that `indexAddress` has stored for a host and a request target. */
  findByAddress(host: string, url: string): CachedPage | undefined {
    return this.#addresses.get(host)?.get(url)
  }

  /** Stores a page, unless it is larger than the whole store. */
  add(page: CachedPage): void {
    if (page.size <= this.#options.maxBytes) this.#set(page)
  }

  delete(key: string): void {
    this.#pages.delete(key)
  }

  /**
   * Deletes the pages that a purge matches.
   *
   * @returns how many pages were deleted
   */
  deleteWhere(isPurged: (page: CachedPage) => boolean): number {
    const before = this.#pages.size
    // The iteration is over a copy, because the loop deletes items.
    const all = [...this.#pages.entries()]
    for (const [key, page] of all) if (isPurged(page)) this.#pages.delete(key)
    return before - this.#pages.size
  }

  /**
   * Records that a page is in use at this time, in milliseconds, so that unused pages are evicted before it, and queues it
   * for recompression if it needs it. Does nothing within `usageIntervalMs` of the last record.
   */
  markUsed(page: CachedPage, time: number): void {
    if (time - page.lastUsedAt <= usageIntervalMs) return
    page.lastUsedAt = time
    this.#pages.get(page.key)
    if (!page.isFullyCompressed) this.#queueRecompression(page.key)
    const { pathKey, search } = page.identity
    const variants = this.#variants.get(pathKey)
    if (variants?.delete(search)) variants.add(search)
  }

  /** Makes `findByAddress` find the page by this host and request target. */
  indexAddress(page: CachedPage, host: string, url: string): void {
    // Further URLs (other ports of localhost, other letter case of the host) are not stored. The page is then found by
    // its key.
    if (page.addresses.length >= maxAddressesPerPage) return
    let urls = this.#addresses.get(host)
    if (urls === undefined) this.#addresses.set(host, (urls = new Map()))
    if (urls.get(url) === page) return
    urls.set(url, page)
    page.addresses.push({ host, url })
  }

  /** Stops the recompression. */
  close(): void {
    clearTimeout(this.#recompressionTimer)
    this.#recompressionQueue.clear()
  }

  #set(page: CachedPage) {
    this.#pages.set(page.key, page)
    const { pathKey, search } = page.identity
    if (search === '' || !this.#pages.has(page.key)) return
    const variants = this.#variants.get(pathKey) ?? new Set()
    this.#variants.set(pathKey, variants.add(search))
    // The least recently used of the path's pages with a query is evicted. If new pages were refused instead, made-up
    // queries could keep the pages of real queries out of the cache.
    const [oldest = ''] = variants
    if (variants.size > maxVariantsPerPath) this.#pages.delete(pathKey + oldest)
  }

  #queueRecompression(key: string) {
    if (this.#recompressionQueue.size >= maxQueuedRecompressions) return
    this.#recompressionQueue.add(key)
    this.#scheduleRecompression()
  }

  #scheduleRecompression() {
    this.#recompressionTimer ??= setTimeout(() => void this.#recompressNext(), this.#options.recompressDelayMs).unref()
  }

  /** Recompresses one page, unless a page is being rendered. */
  async #recompressNext() {
    const page = this.#options.isRendering() ? undefined : this.#nextToRecompress()
    if (page !== undefined) {
      const recompressed = await page.recompress()
      // The page may have been evicted or rendered again in the meantime.
      if (this.#pages.peek(page.key) === page) this.#set(recompressed)
    }
    this.#recompressionTimer = undefined
    if (this.#recompressionQueue.size > 0) this.#scheduleRecompression()
  }

  #nextToRecompress(): CachedPage | undefined {
    for (const key of this.#recompressionQueue) {
      this.#recompressionQueue.delete(key)
      const page = this.#pages.peek(key)
      if (page !== undefined && !page.isFullyCompressed) return page
    }
    return undefined
  }

  /** Removes a page that has been evicted, deleted or replaced from the queue, the variants and the index of URLs. */
  #afterEviction(page: CachedPage) {
    this.#recompressionQueue.delete(page.key)
    const { pathKey, search } = page.identity
    const variants = this.#variants.get(pathKey)
    if (variants?.delete(search) && variants.size === 0) this.#variants.delete(pathKey)
    for (const { host, url } of page.addresses) {
      const urls = this.#addresses.get(host)
      if (urls?.get(url) === page) urls.delete(url)
      if (urls?.size === 0) this.#addresses.delete(host)
    }
    page.addresses.length = 0
  }
}
