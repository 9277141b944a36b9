import { reportProblem } from '#telemetry/report.server.ts'
import { LRUCache } from 'lru-cache'
import { decodeSafely } from '#lib/decode-safely.ts'
import { internalHeaders } from '#lib/internal-headers.ts'
import { previewQuery } from '#lib/preview-parameters.ts'
import { isTechnicalPath } from '#lib/technical-path.ts'
import type { RenderPriority } from './render-queue.ts'
import {
  hasFailedBoundary,
  parseCacheLifetime,
  parseListHeader,
  createCachedPage,
  type PageIdentity,
  type CachedPage,
} from './cached-page.ts'

/** Which site a request is for, and its path there. A redirect is for the application to answer; the front refuses the others. */
export type SiteOfRequest =
  | {
      readonly kind: 'site'
      readonly site: { readonly handle: string }
      readonly prefix: string
      readonly path: string
    }
  | { readonly kind: 'redirect' | 'unknown-host' | 'malformed' }

/** `resolve` of `createSiteAddresses` (`#sites/resolve-site.ts`). */
export type ResolveSite = (host: string, pathAndQuery: string) => SiteOfRequest

/** A visitor's request for something that may be a page. */
export type PageRequest = {
  readonly host: string
  /** Path and query as they stand in the request line. */
  readonly url: string
  /** The same without the base path, beginning with a slash. */
  readonly local: string
  /** `local` resolves to this site, redirect or error on this host. */
  readonly site: SiteOfRequest
  readonly https: boolean
  /** Ends when the visitor is gone. */
  readonly signal: AbortSignal
  readonly requestId: string
  /** The application needs the `User-Agent` header of the visitor, as bots get a failure as plain text and not as a page. */
  readonly userAgent: string | undefined
  /** Makes the request as the application gets it from this visitor. */
  readonly toRequest: (signal: AbortSignal) => Request
}

export type PageResult =
  /** A finished page. */
  | { readonly kind: 'page'; readonly page: CachedPage }
  /** The application's answer, which is not to be stored. `abandon` ends its making. */
  | { readonly kind: 'response'; readonly response: Response; readonly abandon: () => void }
  /** The page could not be made; it has been reported under the reference. */
  | { readonly kind: 'failed'; readonly reference: string }
  /** The store has no answer, so the caller passes the request to the application. */
  | { readonly kind: 'none' }

/** The application, behind the queue of renders. */
export type RenderFetch = (request: Request, priority: RenderPriority) => Promise<Response>

export type PageCacheOptions = {
  /** How much memory the pages may take, in bytes; 0 stores none. */
  readonly maxBytes: number
  readonly fetch: RenderFetch
  /** The time in milliseconds. */
  readonly now?: () => number
  /** How long the making of a page may take, in milliseconds, before it counts as failed. */
  readonly deadline?: number
  /** How long after it was made a page is compressed once more, as well as can be, in milliseconds. */
  readonly improveAfter?: number
}

/** After a failed renewal the old page is shown this long before the next try, in milliseconds. */
const retryAfter = 5000
const addressesPerPage = 8
/** At most so many pages of one path are stored that differ by their query only: anybody can make up any number of queries. */
const variantsPerPath = 20
/** A page whose query has a longer value is not stored, in characters. */
const longestValue = 256
/** The store remembers parameters and personal answers only for paths up to this length, in characters. */
const longestRememberedPath = 512
/** The memory for what is known about the parameters of paths, in bytes, about. */
const parametersBytes = 8_388_608
/** So many pages wait to be compressed once more; others stay as they are until they are renewed. */
const improvementsAtMost = 200

/** A page in the making. */
class Rendering {
  /** The visitors who wait for it besides the one who began it. */
  waiting = 0
  /** Whether it may end when the one who began it leaves: as long as it is not known to be of use to others. */
  abandonable = true
  readonly ending = new AbortController()
  /** Never rejects. */
  readonly outcome: Promise<PageResult>

  constructor(make: (rendering: Rendering) => Promise<PageResult>) {
    this.outcome = make(this)
  }
}

type Parameters = {
  /** On which the page depends. */
  readonly declared: readonly string[]
  /** With which a redirect may stand in its place, in small letters; `*` for any. */
  readonly redirecting: readonly string[]
}

type Work = {
  readonly identity: PageIdentity
  /** The parameters that the route declares; undefined as long as nobody asked it. */
  readonly declared: readonly string[] | undefined
  readonly priority: RenderPriority
  readonly reference: string
  readonly toRequest: (signal: AbortSignal) => Request
}

/**
 * The pages that are the same for everybody, kept finished (settled 7): one per site, form of prefix, path and those
 * query parameters that the route declares. Cookies play no part. Which parameters a route declares is learned from
 * its first answer.
 */
export class PageCache {
  readonly #options: Required<PageCacheOptions>
  readonly #pages: LRUCache<string, CachedPage>
  /** Straight from the request line to the page: host, then path and query. */
  readonly #addresses = new Map<string, Map<string, CachedPage>>()
  /** Caches, by path key, the query parameters on which a page depends and those with which it may be a redirect. */
  readonly #parameters = new LRUCache<string, Parameters>({
    maxSize: parametersBytes,
    sizeCalculation: ({ declared, redirecting }, pathKey) =>
      256 + pathKey.length + declared.join().length + redirecting.join().length,
  })
  /** The queries under which a path has cached pages, without the empty one; the least recently used first. */
  readonly #variants = new Map<string, Set<string>>()
  /** Paths whose answers were not to be stored: nobody needs to wait for anybody there. */
  readonly #personal = new LRUCache<string, true>({ max: 10_000 })
  readonly #renderings = new Map<string, Rendering>()
  /** Keys and not pages: what the store has dropped must not live on here. */
  readonly #toImprove = new Set<string>()
  #improving: NodeJS.Timeout | undefined
  /** Counts the purges, so that what was rendered before one is not stored after it. */
  #purges = 0
  #renewals = 0

  constructor(options: PageCacheOptions) {
    const { now = Date.now, deadline = 30_000, improveAfter = 500 } = options
    this.#options = { ...options, now, deadline, improveAfter }
    this.#pages = new LRUCache({
      // lru-cache takes 0 for 'no limit'; with one byte nothing is ever stored.
      maxSize: Math.max(1, options.maxBytes),
      sizeCalculation: (page) => page.size,
      dispose: (page) => this.#forget(page),
    })
  }

  get count(): number {
    return this.#pages.size
  }

  /** The memory that the cached pages take, in bytes. */
  get bytes(): number {
    return this.#pages.calculatedSize
  }

  /**
   * The page for a request line that was answered from the store before, or undefined. This is the way of nearly all
   * requests: two look-ups.
   */
  find(host: string, url: string): CachedPage | undefined {
    const page = this.#addresses.get(host)?.get(url)
    return page !== undefined && this.#isUsable(page) ? page : undefined
  }

  /** The page for a request, rendered if need be; requests for the same page wait for one rendering. Never throws. */
  async answer(asked: PageRequest): Promise<PageResult> {
    const target = this.#targetOf(asked)
    if (target === undefined) return { kind: 'none' }
    // A second round is needed where the first answer told which parameters count.
    for (let round = 0; round < 2; round++) {
      const known = this.#parameters.get(target.pathKey)
      const declared = known?.declared
      const search = declared === undefined ? target.search : pick(target.search, declared)
      if (search === undefined) break
      // With another query than the cached page's there may be a redirect (settled 2).
      if (known && search !== target.search && mayRedirect(target.search, known.redirecting)) break
      const key = target.pathKey + search
      const stored = this.#pages.get(key)
      if (stored !== undefined && this.#isUsable(stored)) {
        if (search === target.search) this.#rememberAddress(stored, asked)
        return { kind: 'page', page: stored }
      }
      const running = this.#renderings.get(key)
      if (running === undefined) {
        const identity = { ...target, search, url: urlOf(asked, search), https: asked.https }
        const rendering = this.#start({
          identity,
          declared,
          priority: 'visitor',
          reference: asked.requestId,
          toRequest: declared === undefined ? asked.toRequest : anonymous(identity, asked.requestId, asked.userAgent),
        })
        asked.signal.addEventListener('abort', () => {
          if (rendering.waiting === 0 && rendering.abandonable) rendering.ending.abort()
        })
        const outcome = await rendering.outcome
        // This page may show parameters on which it does not depend, so it is rendered once more without them (settled 7).
        if (round === 0 && outcome.kind === 'response' && this.#isForEverybodyElse(outcome.response, target)) {
          outcome.abandon()
          continue
        }
        // Without the query there is no page any more. The redirect that stands there may not be that of the query.
        if (outcome.kind !== 'response' || outcome.response.status >= 500 || search === target.search) return outcome
        outcome.abandon()
        break
      }
      if (declared === undefined && this.#personal.has(target.pathKey)) break
      running.waiting++
      const outcome = await running.outcome
      if (outcome.kind !== 'response') return outcome
      // Somebody else's answer is not ours to give. Unless the parameters are known now, the application is asked.
      if (declared !== undefined || !this.#parameters.has(target.pathKey)) break
    }
    return { kind: 'none' }
  }

  /**
   * Drops pages: those at one of the uris, on every site, and those that carry one of the uris or tags as their tag; `*`
   * drops all. A page that is being rendered meanwhile is not stored.
   *
   * @param what percent-encoded, as in the headers by which the application says it
   * @returns how many pages went
   */
  purge(what: { readonly uris: readonly string[]; readonly tags: readonly string[] }): number {
    this.#purges++
    // Redirects may have come that nobody knew of.
    this.#parameters.clear()
    const before = this.#pages.size
    const uris = new Set(what.uris.map(decodeSafely))
    const names = new Set([...uris, ...what.tags.map(decodeSafely)])
    if (names.has('*')) {
      this.#pages.clear()
      return before
    }
    // A copy: the list is not to be walked while items are taken out of it.
    const all = [...this.#pages.entries()]
    for (const [key, page] of all) {
      if (uris.has(page.uri) || [...page.tags].some((tag) => names.has(tag))) this.#pages.delete(key)
    }
    return before - this.#pages.size
  }

  /** Ends what goes on in the background. */
  close(): void {
    clearTimeout(this.#improving)
    this.#toImprove.clear()
  }

  #targetOf({ local, site }: PageRequest) {
    const at = local.indexOf('?')
    const search = at === -1 || at === local.length - 1 ? '' : local.slice(at)
    if (site.kind !== 'site' || previewQuery(search) !== '') return undefined
    // Behind a site's prefix, too, a technical path is no page.
    if (isTechnicalPath(local) || isTechnicalPath(site.path)) return undefined
    return { pathKey: `${site.site.handle} ${site.prefix} ${site.path}`, path: site.path, search }
  }

  /** Whether an answer is a page that is stored under another query than the one it was made with. */
  #isForEverybodyElse(response: Response, { pathKey, search }: { pathKey: string; search: string }): boolean {
    const known = this.#parameters.get(pathKey)
    if (known === undefined || parseCacheLifetime(response) === undefined || mayRedirect(search, known.redirecting))
      return false
    const stored = pick(search, known.declared)
    return stored !== undefined && stored !== search
  }

  /** Whether the page can be shown now; where it is time, its renewal is begun. */
  #isUsable(page: CachedPage): boolean {
    const time = this.#options.now()
    if (time >= page.freshUntil) {
      if (time >= page.staleUntil && !(time < page.retryAt && time < page.errorUntil)) return false
      this.#renew(page, time)
    }
    // Once a second is often enough to know which pages are in use.
    if (time - page.touchedAt > 1000) {
      page.touchedAt = time
      this.#pages.get(page.key)
      const { pathKey, search } = page.identity
      const variants = this.#variants.get(pathKey)
      if (variants?.delete(search)) variants.add(search)
    }
    return true
  }

  #renew(page: CachedPage, time: number) {
    if (time < page.retryAt || this.#renderings.has(page.key)) return
    const reference = `renewal-${++this.#renewals}`
    const rendering = this.#start({
      identity: page.identity,
      declared: this.#parameters.get(page.identity.pathKey)?.declared ?? [],
      priority: 'renewal',
      reference,
      toRequest: anonymous(page.identity, reference),
    })
    void rendering.outcome.then((outcome) => {
      if (outcome.kind === 'response') outcome.abandon()
    })
  }

  #start(work: Work): Rendering {
    const key = work.identity.pathKey + work.identity.search
    const rendering = new Rendering(async (own) => {
      const answer = await this.#make(work, own)
      this.#renderings.delete(key)
      return answer
    })
    this.#renderings.set(key, rendering)
    return rendering
  }

  async #make(work: Work, rendering: Rendering): Promise<PageResult> {
    const previous = this.#pages.peek(work.identity.pathKey + work.identity.search)
    const { signal } = rendering.ending
    const ended = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    const deadline = setTimeout(() => {
      rendering.ending.abort(new Error(`The page took longer than ${this.#options.deadline} ms.`))
    }, this.#options.deadline).unref()
    try {
      return await Promise.race([this.#render(work, rendering, previous), ended])
    } catch (cause) {
      // The reason of an abort without words is a DOMException: the visitor left, and nothing is wrong.
      if (!(signal.aborted && signal.reason instanceof DOMException)) {
        reportProblem({
          event: 'page.render_failed',
          message: 'A page could not be made.',
          context: { requestId: work.reference, page: work.identity.pathKey },
          cause,
        })
      }
      return this.#instead(previous) ?? { kind: 'failed', reference: work.reference }
    } finally {
      clearTimeout(deadline)
    }
  }

  async #render(work: Work, rendering: Rendering, previous: CachedPage | undefined): Promise<PageResult> {
    const { identity } = work
    const purges = this.#purges
    const renderedAt = this.#options.now()
    const response = await this.#options.fetch(work.toRequest(rendering.ending.signal), work.priority)
    const asIs: PageResult = { kind: 'response', response, abandon: () => rendering.ending.abort() }
    const lifetime = parseCacheLifetime(response)
    if (lifetime === undefined) {
      if (response.status >= 500) {
        const old = this.#instead(previous)
        if (old !== undefined) {
          asIs.abandon()
          return old
        }
      } else {
        this.#pages.delete(identity.pathKey + identity.search)
      }
      if (response.ok && isRemembered(identity)) this.#personal.set(identity.pathKey, true)
      return asIs
    }
    this.#personal.delete(identity.pathKey)
    const declared = parseListHeader(response.headers.get(internalHeaders.parameters))
    if (isRemembered(identity) && purges === this.#purges) {
      const redirecting = parseListHeader(response.headers.get(internalHeaders.redirectParameters)).map(decodeSafely)
      this.#parameters.set(identity.pathKey, { declared, redirecting })
    }
    const search = pick(identity.search, declared)
    if (search === undefined) return asIs
    // This page may show parameters that are not part of its key, so the response is for this visitor only.
    if (work.declared === undefined && search !== identity.search) return asIs

    rendering.abandonable = false
    const html = await response.text()
    if (hasFailedBoundary(html)) throw new Error('A part of the page failed while it was rendered.')
    const page = await createCachedPage(
      response,
      html,
      { identity: { ...identity, search }, renderedAt, lifetime },
      previous,
    )
    if (purges === this.#purges && page.size <= this.#options.maxBytes) {
      this.#store(page)
      if (!page.isSmallest) this.#improveLater(page.key)
    }
    return { kind: 'page', page }
  }

  #store(page: CachedPage) {
    this.#pages.set(page.key, page)
    const { pathKey, search } = page.identity
    if (search === '' || !this.#pages.has(page.key)) return
    const variants = this.#variants.get(pathKey) ?? new Set()
    this.#variants.set(pathKey, variants.add(search))
    // The one not used for longest makes room: a new one that were refused instead could be kept out by made-up queries.
    const [oldest = ''] = variants
    if (variants.size > variantsPerPath) this.#pages.delete(pathKey + oldest)
  }

  /** The old page in the place of one that could not be made, as long as it may be shown. */
  #instead(previous: CachedPage | undefined): PageResult | undefined {
    const time = this.#options.now()
    if (previous === undefined || time >= previous.errorUntil) return undefined
    previous.retryAt = time + retryAfter
    return { kind: 'page', page: previous }
  }

  #improveLater(key: string) {
    if (this.#toImprove.size >= improvementsAtMost) return
    this.#toImprove.add(key)
    this.#waitToImprove()
  }

  #waitToImprove() {
    this.#improving ??= setTimeout(() => void this.#improve(), this.#options.improveAfter).unref()
  }

  /** Compresses one page better, when nothing is being rendered. */
  async #improve() {
    const page = this.#renderings.size === 0 ? this.#nextToImprove() : undefined
    if (page !== undefined) {
      const smallest = await page.smallest()
      // Unless it has gone or was made anew meanwhile.
      if (this.#pages.peek(page.key) === page) this.#store(smallest)
    }
    this.#improving = undefined
    if (this.#toImprove.size > 0) this.#waitToImprove()
  }

  #nextToImprove(): CachedPage | undefined {
    for (const key of this.#toImprove) {
      this.#toImprove.delete(key)
      const page = this.#pages.peek(key)
      if (page !== undefined && !page.isSmallest) return page
    }
    return undefined
  }

  #rememberAddress(page: CachedPage, { host, url }: PageRequest) {
    // The same page by many names (ports of localhost, letters of the host) is found the longer way.
    if (page.addresses.length >= addressesPerPage) return
    let ofHost = this.#addresses.get(host)
    if (ofHost === undefined) this.#addresses.set(host, (ofHost = new Map()))
    if (ofHost.get(url) === page) return
    ofHost.set(url, page)
    page.addresses.push({ host, url })
  }

  /** The store has dropped the page, or has another one in its place. */
  #forget(page: CachedPage) {
    this.#toImprove.delete(page.key)
    const { pathKey, search } = page.identity
    const variants = this.#variants.get(pathKey)
    if (variants?.delete(search) && variants.size === 0) this.#variants.delete(pathKey)
    this.#forgetAddresses(page)
  }

  #forgetAddresses(page: CachedPage) {
    for (const { host, url } of page.addresses) {
      const ofHost = this.#addresses.get(host)
      if (ofHost?.get(url) === page) ofHost.delete(url)
      if (ofHost?.size === 0) this.#addresses.delete(host)
    }
    page.addresses.length = 0
  }
}

/** The whole address with another query. */
function urlOf({ host, url, https }: PageRequest, search: string) {
  return `${https ? 'https' : 'http'}://${host}${url.replace(/\?.*$/s, '')}${search}`
}

/** The request for a page as nobody in particular makes it. */
function anonymous({ url, https }: PageIdentity, requestId: string, userAgent = 'Page cache') {
  return (signal: AbortSignal) =>
    new Request(url, {
      headers: {
        host: new URL(url).host,
        accept: 'text/html',
        'user-agent': userAgent,
        'x-forwarded-proto': https ? 'https' : 'http',
        'x-request-id': requestId,
      },
      signal,
    })
}

const parametersOf = (search: string) =>
  search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair): [name: string, value: string] => {
      const name = pair.split('=', 1)[0] ?? ''
      return [decodeSafely(name.replaceAll('+', ' ')), pair.slice(name.length + 1)]
    })

/**
 * The query with the declared parameters only: in the order of the declaration, each once and with its last value.
 * Undefined when a value is too long to be stored. Values stay written as they came: stored redirects look at them so.
 */
function pick(search: string, declared: readonly string[]): string | undefined {
  if (search === '' || declared.length === 0) return ''
  const given = new Map(parametersOf(search))
  const kept: string[] = []
  for (const name of new Set(declared)) {
    const value = given.get(name)
    if (value === undefined) continue
    if (value.length > longestValue) return undefined
    kept.push(`${encodeURIComponent(name)}=${value}`)
  }
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}

/** Whether a query holds one of the parameters, which are in small letters; any one will do for `*`. */
const mayRedirect = (search: string, redirecting: readonly string[]): boolean =>
  redirecting.length > 0 &&
  (redirecting.includes('*') || parametersOf(search).some(([name]) => redirecting.includes(name.toLowerCase())))

const isRemembered = ({ path }: PageIdentity) => path.length <= longestRememberedPath
