import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { recordStaleContent } from './track-stale-content.server.ts'

export type ContentCacheOptions = {
  /** The time for which a cached result is served without another request, in seconds. */
  readonly maxAge: number
  /**
   * The further time for which a stale result is served while it is refreshed, or when the content server fails, in seconds.
   */
  readonly staleIfError: number
  /** The maximum number of cached results. */
  readonly maxEntries: number
  /**
   * The maximum size of all results with their keys, in characters of JSON. It is limited because any visitor can cause many
   * different queries.
   */
  readonly maxBytes: number
  readonly onStaleServed?: (key: string, error: unknown) => void
  /** Returns the time in milliseconds; for tests. */
  readonly now?: () => number
}

/**
 * The time for which a `once` result is fresh, in milliseconds. It is limited because a purge may get lost, or may reach
 * only another node.
 */
const onceMaxAgeMs = 3_600_000

/**
 * The delay between a failed refresh and the next one, in milliseconds, so that visitors do not wait for a server that is
 * down.
 */
const retryCooldownMs = 2_000

/**
 * The time for which a request waits for the refresh of a result whose last refresh failed, in milliseconds. A content
 * server that is up again usually responds within this time, so that its recovery is noticed at once. A server that is still
 * down does not delay the request any further.
 */
const maxRefreshWaitMs = 250

type Cached = {
  readonly value: unknown
  readonly cachedAt: number
  /** Whether the result is that of a `once` query, which is fresh for `onceMaxAgeMs` or until a purge. */
  readonly isFetchedOnce: boolean
  /** Whether the last refresh of the result failed. */
  readonly hasFailed: boolean
}

/**
 * Creates the cache of the content server's results (specification section 7, settled 6). Concurrent identical requests
 * share one response; a stale result is served while it is refreshed, and when the refresh fails; failures are not cached.
 */
export function createContentCache({
  maxAge,
  staleIfError,
  maxEntries,
  maxBytes,
  onStaleServed,
  now = () => performance.now(),
}: ContentCacheOptions) {
  /** Whether a result is too old even to be served stale. */
  const isExpired = ({ cachedAt, isFetchedOnce }: Cached) =>
    now() - cachedAt > (isFetchedOnce ? onceMaxAgeMs : maxAge * 1000) + staleIfError * 1000
  let purges = 0
  /** The requests to the content server that are in flight. */
  const loads = new Set<{ readonly key: string }>()
  const cache = new LRUCache<string, Cached, () => Promise<unknown>>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => key.length + (JSON.stringify(value)?.length ?? 0) + 1,
    ttl: maxAge > 0 ? maxAge * 1000 : 1,
    ttlResolution: 0,
    perf: { now },
    allowStale: true,
    noDeleteOnStaleGet: true,
    // The calls that wait for a result get it even if it is dropped in the meantime.
    ignoreFetchAbort: true,
    fetchMethod: async (key, stale, { options, context }) => {
      const purgesBefore = purges
      // A result that was requested before a purge may lack the change, so it counts as expired from the beginning.
      const datedFrom = (time: number) => (purges === purgesBefore ? time : Number.NEGATIVE_INFINITY)
      const load = { key }
      loads.add(load)
      try {
        const value = await context()
        return { value, cachedAt: datedFrom(now()), isFetchedOnce: options.ttl === onceMaxAgeMs, hasFailed: false }
      } catch (error) {
        if (!stale || isExpired(stale)) throw error
        onStaleServed?.(key, error)
        options.ttl = retryCooldownMs
        return { ...stale, cachedAt: datedFrom(stale.cachedAt), hasFailed: true }
      } finally {
        loads.delete(load)
      }
    },
  })

  return {
    /**
     * Returns the cached result for `key` or, if there is none, that of `load`. With `once`, a result stays fresh for an
     * hour or until it is dropped. Rejects as `load` does when there is no stale result. A result whose last refresh failed
     * is recorded as stale content of the running request.
     */
    get: async <Value>(key: string, load: () => Promise<Value>, { once = false } = {}): Promise<Value> => {
      const peeked = cache.peek(key, { allowStale: true })
      const hasExpired = peeked !== undefined && isExpired(peeked)
      if (hasExpired) cache.delete(key)
      const fetchCached = (allowStale: boolean) =>
        cache.fetch(key, { context: load, allowStale, ...(once && { ttl: onceMaxAgeMs }) })
      const cached = await (peeked?.hasFailed && !hasExpired
        ? Promise.race([fetchCached(false), sleep(maxRefreshWaitMs, peeked, { ref: false })])
        : fetchCached(true))
      if (!cached) throw new Error(`Nothing was cached for ${key}.`)
      if (cached.hasFailed) recordStaleContent()
      return cached.value as Value
    },
    /** Whether a result is cached under `key`, fresh or not. */
    has: (key: string): boolean => cache.peek(key, { allowStale: true }) !== undefined,
    /**
     * Drops the results that `matches` accepts, and returns their number. Results that are being requested are dropped in
     * any case, because the response may lack the change, so later calls neither get them nor share their requests.
     */
    drop: (matches: (key: string, value: unknown) => boolean): number => {
      purges += 1
      const dropped: string[] = []
      // Unlike `entries`, `forEach` also visits the results that are being revalidated.
      cache.forEach(({ value }, key) => {
        if (matches(key, value)) dropped.push(key)
      })
      for (const key of dropped) cache.delete(key)
      for (const { key } of loads) cache.delete(key)
      return dropped.length
    },
    get size() {
      return cache.size
    },
  }
}
