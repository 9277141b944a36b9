import { LRUCache } from 'lru-cache'
import { decodeSafely } from '#lib/decode-safely.ts'
import { internalHeaders } from '#lib/internal-headers.ts'
import { previewQuery } from '#lib/preview-parameters.ts'
import { isTechnicalPath } from '#lib/technical-path.ts'
import { publishMetricEvent } from '#telemetry/metric-events.server.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import { type CachedPage, createCachedPage, type PageIdentity, parseCacheLifetime } from './cached-page.ts'
import { canRedirect, type PageParameters, pickParameters } from './page-parameters.ts'
import type { PageRequest, PageResult } from './page-request.ts'
import { parseListHeader } from './parse-list-header.ts'
import { PageStore } from './page-store.ts'
import type { RequestedSite } from '#sites/resolve-site.ts'
import type { RenderPriority } from './render-queue.ts'

/** The application's `fetch` behind the queue of renders. */
export type RenderFetch = (request: Request, site: RequestedSite, priority: RenderPriority) => Promise<Response>

export type PageCacheOptions = {
  /** The maximum size of the pages in memory, in bytes; 0 disables the cache. */
  readonly maxBytes: number
  readonly fetch: RenderFetch
  /** Returns the time in milliseconds. The default is a monotonic clock, which is never set back. */
  readonly now?: () => number
  /** The timeout of rendering a page, in milliseconds. */
  readonly renderTimeoutMs: number
  /** The delay before each recompression of a page at the highest quality, in milliseconds. */
  readonly recompressDelayMs?: number
}

/** The time between a failed revalidation and the next attempt, during which the old page is served, in milliseconds. */
const revalidationRetryDelayMs = 5000
/** The maximum length of a path for which the cache remembers parameters and uncacheable responses, in characters. */
const maxRememberedPathLength = 512
/** The approximate memory limit for the parameters of paths, in bytes. */
const maxParametersBytes = 8_388_608
/** The approximate memory that the parameters of a path take besides their text, in bytes. */
const parametersOverheadBytes = 256
const maxUncacheablePaths = 10_000
const hit = { result: 'hit' } as const
const stale = { result: 'stale' } as const

/** A page that is being rendered. */
class PendingRender {
  /** The number of visitors who have joined the render since it was started. It does not decrease when they leave. */
  waiting = 0
  /**
   * Whether the render may be aborted when the visitor who started it leaves, unless others have joined: true until the page
   * is known to be cacheable.
   */
  isAbortable = true
  readonly controller = new AbortController()
  /** The promise of the result. It never rejects. */
  readonly result: Promise<PageResult>

  constructor(render: (pending: PendingRender) => Promise<PageResult>) {
    this.result = render(this)
  }
}

type RenderJob = {
  readonly identity: PageIdentity
  /** The parameters that the route declares; undefined if the cache does not know them and the query may have others. */
  readonly declared: readonly string[] | undefined
  readonly priority: RenderPriority
  readonly reference: string
  readonly toRequest: (signal: AbortSignal) => Request
}

/**
 * Caches rendered pages that are the same for every visitor (settled 7): one per site, prefix, path and those query
 * parameters that the route declares. Cookies are not part of the key. The cache learns the declared parameters of a path
 * from a cacheable response at that path.
 */
export class PageCache {
  readonly #options: Required<PageCacheOptions>
  readonly #store: PageStore
  /** The query parameters that matter, by path key. */
  readonly #parameters = new LRUCache<string, PageParameters>({
    maxSize: maxParametersBytes,
    sizeCalculation: ({ declared, redirecting }, pathKey) =>
      parametersOverheadBytes + pathKey.length + declared.join().length + redirecting.join().length,
  })
  /** The paths whose responses were not cacheable: concurrent requests for them do not wait for each other. */
  readonly #uncacheablePaths = new LRUCache<string, true>({ max: maxUncacheablePaths })
  readonly #pendingRenders = new Map<string, PendingRender>()
  #purges = 0
  #revalidations = 0

  constructor(options: PageCacheOptions) {
    const { now = () => performance.now(), recompressDelayMs = 500 } = options
    this.#options = { ...options, now, recompressDelayMs }
    const isRendering = () => this.#pendingRenders.size > 0
    this.#store = new PageStore({ maxBytes: options.maxBytes, recompressDelayMs, isRendering })
  }

  /** Returns the number of purges so far. If it changes during a render, the response may contain old content. */
  get purges(): number {
    return this.#purges
  }

  get count(): number {
    return this.#store.count
  }

  /** Returns the memory that the cached pages take, in bytes. */
  get bytes(): number {
    return this.#store.bytes
  }

  /**
   * Returns the cached page for a host and a request target that were served before, or undefined. Nearly all requests cost
   * only these two look-ups: that of the host, and that of the target among its pages.
   *
   * @param time the current time of the cache's clock, in milliseconds
   */
  find(host: string, url: string, time: number): CachedPage | undefined {
    const page = this.#store.findByAddress(host, url)
    return page !== undefined && this.#isUsable(page, time) ? page : undefined
  }

  /**
   * Returns the page for a request, and renders it if necessary. Concurrent requests for a page share one render. Never
   * rejects.
   */
  async getOrRender(request: PageRequest): Promise<PageResult> {
    const result = await this.#getOrRender(request)
    if (result.kind === 'none') publishMetricEvent('pageCacheLookup', { result: 'bypass' })
    return result
  }

  async #getOrRender(request: PageRequest): Promise<PageResult> {
    const target = cacheTarget(request)
    if (target === undefined) return { kind: 'none' }
    // A second round is needed if the first response has revealed which parameters matter.
    for (let attempt = 0; attempt < 2; attempt++) {
      const cachedParameters = this.#parameters.get(target.pathKey)
      const declared = cachedParameters?.declared
      const search = declared === undefined ? target.search : pickParameters(target.search, declared)
      if (search === undefined) break
      // A parameter that is not part of the key may still cause a redirect (settled 2), which only the application knows.
      if (cachedParameters && search !== target.search && canRedirect(target.search, cachedParameters.redirecting))
        break
      const key = target.pathKey + search
      const cached = this.#store.get(key)
      if (cached !== undefined && this.#isUsable(cached, this.#options.now())) {
        if (search === target.search) this.#store.indexAddress(cached, request.host, request.url)
        return { kind: 'page', page: cached }
      }
      const pendingRender = this.#pendingRenders.get(key)
      if (pendingRender === undefined) {
        const identity = { ...target, search, url: urlWithQuery(request, search), isHttps: request.isHttps }
        const pending = this.#startRender({
          identity,
          declared,
          priority: 'visitor',
          reference: request.requestId,
          toRequest:
            declared === undefined
              ? request.toRequest
              : anonymousRequest(identity, request.requestId, request.userAgent),
        })
        request.signal.addEventListener('abort', () => {
          if (pending.waiting === 0 && pending.isAbortable) pending.controller.abort()
        })
        const result = await pending.result
        // The rendered page may contain parameters that it does not depend on, so it is rendered once more without them
        // (settled 7).
        if (attempt === 0 && result.kind === 'response' && this.#isCacheableUnderOtherQuery(result.response, target)) {
          result.abort()
          continue
        }
        if (result.kind !== 'response' || result.response.status >= 500 || search === target.search) {
          publishMetricEvent('pageCacheLookup', { result: 'miss' })
          return result
        }
        // With the declared parameters only, there is no page but, for example, a redirect. It may differ from the redirect
        // of the full query, so the application handles the request.
        result.abort()
        break
      }
      if (declared === undefined && this.#uncacheablePaths.has(target.pathKey)) break
      pendingRender.waiting++
      const result = await pendingRender.result
      if (result.kind !== 'response') {
        publishMetricEvent('pageCacheLookup', { result: 'coalesced' })
        return result
      }
      // An uncacheable response belongs to the visitor who started the render. Unless that response has revealed the
      // parameters of the path, the application handles this request as well.
      if (declared !== undefined || !this.#parameters.has(target.pathKey)) break
    }
    return { kind: 'none' }
  }

  /**
   * Drops pages at one of the uris, on every site, and pages whose tags include one of the uris or tags; `*` drops all
   * pages. A page that is being rendered during the purge is not cached.
   *
   * @param what the uris and tags, percent-encoded as in the application's response headers
   * @returns how many pages were dropped
   */
  purge(what: { readonly uris: readonly string[]; readonly tags: readonly string[] }): number {
    this.#purges++
    // The remembered parameters are dropped, because redirects that the cache does not know may have been added.
    this.#parameters.clear()
    const uris = new Set(what.uris.map(decodeSafely))
    const names = new Set([...uris, ...what.tags.map(decodeSafely)])
    const pages = this.#store.deleteWhere(
      (page) => names.has('*') || uris.has(page.uri) || [...page.tags].some((tag) => names.has(tag)),
    )
    publishMetricEvent('purge', { pages })
    return pages
  }

  /** Stops the background work of the cache. */
  close(): void {
    this.#store.close()
  }

  /** Whether a response is a page that can be cached, but under a query other than the one with which it was rendered. */
  #isCacheableUnderOtherQuery(response: Response, { pathKey, search }: { pathKey: string; search: string }): boolean {
    const cachedParameters = this.#parameters.get(pathKey)
    if (
      cachedParameters === undefined ||
      parseCacheLifetime(response) === undefined ||
      canRedirect(search, cachedParameters.redirecting)
    )
      return false
    const pickedSearch = pickParameters(search, cachedParameters.declared)
    return pickedSearch !== undefined && pickedSearch !== search
  }

  /** Whether the page can be served now. Starts its revalidation if it is stale, and records that it is in use. */
  #isUsable(page: CachedPage, time: number): boolean {
    if (time >= page.freshUntil) {
      if (time >= page.staleUntil && !(time < page.retryAt && time < page.staleIfErrorUntil)) return false
      this.#revalidate(page, time)
    }
    publishMetricEvent('pageCacheLookup', time < page.freshUntil ? hit : stale)
    this.#store.markUsed(page, time)
    return true
  }

  #revalidate(page: CachedPage, time: number) {
    if (time < page.retryAt || this.#pendingRenders.has(page.key)) return
    const reference = `revalidation-${++this.#revalidations}`
    const pending = this.#startRender({
      identity: page.identity,
      declared: this.#parameters.get(page.identity.pathKey)?.declared ?? [],
      priority: 'revalidation',
      reference,
      toRequest: anonymousRequest(page.identity, reference),
    })
    void pending.result.then((result) => {
      if (result.kind === 'response') result.abort()
    })
  }

  #startRender(job: RenderJob): PendingRender {
    const key = job.identity.pathKey + job.identity.search
    const started = new PendingRender(async (pending) => {
      const result = await this.#renderInTime(job, pending)
      this.#pendingRenders.delete(key)
      return result
    })
    this.#pendingRenders.set(key, started)
    return started
  }

  async #renderInTime(job: RenderJob, pending: PendingRender): Promise<PageResult> {
    const { signal } = pending.controller
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    const timer = setTimeout(() => {
      pending.controller.abort(new Error(`The page took longer than ${this.#options.renderTimeoutMs} ms.`))
    }, this.#options.renderTimeoutMs).unref()
    try {
      return await Promise.race([this.#render(job, pending), aborted])
    } catch (cause) {
      // A DOMException is the default reason of `abort()`, which is called without a reason when the visitor has left. That
      // is not an error.
      if (!(signal.aborted && signal.reason instanceof DOMException)) {
        reportProblem({
          event: 'page.render_failed',
          message: 'A page could not be made.',
          context: { requestId: job.reference, page: job.identity.pathKey },
          cause,
        })
      }
      return this.#staleIfError(job.identity) ?? { kind: 'failed', reference: job.reference }
    } finally {
      clearTimeout(timer)
    }
  }

  async #render(job: RenderJob, pending: PendingRender): Promise<PageResult> {
    const { identity } = job
    const previous = this.#store.peek(identity.pathKey + identity.search)
    const purges = this.#purges
    const renderedAt = this.#options.now()
    const response = await this.#options.fetch(
      job.toRequest(pending.controller.signal),
      { ...identity.site, search: identity.search },
      job.priority,
    )
    const uncached: PageResult = { kind: 'response', response, abort: () => pending.controller.abort() }
    const lifetime = parseCacheLifetime(response)
    if (lifetime === undefined) {
      if (response.status >= 500) {
        const stale = this.#staleIfError(identity)
        if (stale !== undefined) {
          uncached.abort()
          return stale
        }
      } else {
        this.#store.delete(identity.pathKey + identity.search)
      }
      if (response.ok && isRemembered(identity)) this.#uncacheablePaths.set(identity.pathKey, true)
      return uncached
    }
    this.#uncacheablePaths.delete(identity.pathKey)
    const declared = parseListHeader(response.headers.get(internalHeaders.parameters))
    if (isRemembered(identity) && purges === this.#purges) {
      const redirecting = parseListHeader(response.headers.get(internalHeaders.redirectParameters)).map(decodeSafely)
      this.#parameters.set(identity.pathKey, { declared, redirecting })
    }
    const search = pickParameters(identity.search, declared)
    if (search === undefined) return uncached
    // The page may contain parameters that are not part of its key, so the response is for this visitor only.
    if (job.declared === undefined && search !== identity.search) return uncached

    pending.isAbortable = false
    const body = Buffer.from(await response.arrayBuffer())
    const page = await createCachedPage(
      response,
      body,
      { identity: { ...identity, search }, renderedAt, lifetime },
      previous,
    )
    // The page may contain content from before the purge.
    if (purges !== this.#purges) return { kind: 'response', response: new Response(body, response), abort: () => {} }
    this.#store.add(page)
    return { kind: 'page', page }
  }

  /**
   * Returns the previous page after a failed render, if it may still be served stale (RFC 5861, 4), and delays the next
   * attempt. The page is looked up only now, because it may have been purged during the render.
   */
  #staleIfError({ pathKey, search }: PageIdentity): PageResult | undefined {
    const time = this.#options.now()
    const previous = this.#store.peek(pathKey + search)
    if (previous === undefined || time >= previous.staleIfErrorUntil) return undefined
    previous.retryAt = time + revalidationRetryDelayMs
    return { kind: 'page', page: previous }
  }
}

/**
 * Returns the site, path and query of a request that may be served from the cache; undefined for previews and technical
 * paths.
 */
function cacheTarget({ local, site, route }: PageRequest) {
  const at = local.indexOf('?')
  const search = at === -1 || at === local.length - 1 ? '' : local.slice(at)
  if (previewQuery(search) !== '') return undefined
  if (isTechnicalPath(local)) return undefined
  return { pathKey: `${site.site.handle} ${site.prefix} ${site.path}`, path: site.path, search, site, route }
}

/** Returns the absolute URL of a request with another query. */
function urlWithQuery({ host, url, isHttps }: PageRequest, search: string) {
  return `${isHttps ? 'https' : 'http'}://${host}${url.replace(/\?.*$/s, '')}${search}`
}

/**
 * Returns a function that creates a request for a page. The request contains no data of a visitor except the `User-Agent`,
 * if given.
 */
function anonymousRequest({ url, isHttps }: PageIdentity, requestId: string, userAgent = 'Page cache') {
  return (signal: AbortSignal) =>
    new Request(url, {
      headers: {
        host: new URL(url).host,
        accept: 'text/html',
        'user-agent': userAgent,
        'x-forwarded-proto': isHttps ? 'https' : 'http',
        'x-request-id': requestId,
      },
      signal,
    })
}

const isRemembered = ({ path }: PageIdentity) => path.length <= maxRememberedPathLength
