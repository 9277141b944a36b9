import { LRUCache } from 'lru-cache'

export type ContentCacheOptions = {
  /** Seconds during which a cached result is served without another request. */
  readonly maxAge: number
  /** Seconds after that during which it still stands in while it is refreshed, and when the content server fails. */
  readonly staleIfError: number
  /** The most results that are cached. */
  readonly maxEntries: number
  /** The most bytes that all results may have together, as JSON: any visitor can cause many different queries. */
  readonly maxBytes: number
  readonly onStaleServed?: (key: string, error: unknown) => void
  /** Milliseconds; for tests. */
  readonly now?: () => number
}

/** How long what is fetched once stays without a purge, in milliseconds: a purge may get lost, or reach another node only. */
const onceMaxAge = 3_600_000

/** Milliseconds after a failed refresh before the next one is tried: visitors do not wait for a server that is down. */
const cooldown = 2_000

type Cached = {
  readonly value: unknown
  readonly cachedAt: number
  /** Marks a result that is fetched once: it ages so slowly that a purge comes before. */
  readonly isFetchedOnce: boolean
}

/**
 * The cache of the content server's results (specification section 7, settled 6): identical calls in flight are one call;
 * a stale result is served while it is refreshed, and stands in when the refresh fails; failures are never cached.
 */
export function createContentCache({
  maxAge,
  staleIfError,
  maxEntries,
  maxBytes,
  onStaleServed,
  now = () => performance.now(),
}: ContentCacheOptions) {
  /** Whether a result is too old even to stand in. */
  const isExpired = ({ cachedAt, isFetchedOnce }: Cached) =>
    now() - cachedAt > (isFetchedOnce ? onceMaxAge : maxAge * 1000) + staleIfError * 1000
  let purges = 0
  const cache = new LRUCache<string, Cached, () => Promise<unknown>>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => key.length + (JSON.stringify(value)?.length ?? 0) + 1,
    ttl: maxAge > 0 ? maxAge * 1000 : 1,
    ttlResolution: 0,
    perf: { now },
    allowStale: true,
    noDeleteOnStaleGet: true,
    fetchMethod: async (key, stale, { options, context }) => {
      try {
        const purgesBefore = purges
        const value = await context()
        // A result that was on its way during a purge may be older than what the purge was about.
        if (purges !== purgesBefore) options.ttl = 1
        return { value, cachedAt: now(), isFetchedOnce: options.ttl === onceMaxAge }
      } catch (error) {
        if (!stale || isExpired(stale)) throw error
        onStaleServed?.(key, error)
        options.ttl = cooldown
        return stale
      }
    },
  })

  return {
    /**
     * Returns the cached result for `key`, or else that of `load`, which with `once` stays for an hour or until it is dropped. Rejects as
     * `load` does when nothing can stand in.
     */
    get: async <Value>(key: string, load: () => Promise<Value>, { once = false } = {}): Promise<Value> => {
      const known = cache.peek(key, { allowStale: true })
      const expired = known !== undefined && isExpired(known)
      if (expired) cache.delete(key)
      const cached = await cache.fetch(key, { context: load, ...(once && { ttl: onceMaxAge }) })
      if (!cached) throw new Error(`Nothing was cached for ${key}.`)
      return cached.value as Value
    },
    /** Whether a result is cached under `key`, fresh or not. */
    has: (key: string): boolean => cache.peek(key, { allowStale: true }) !== undefined,
    /** Drops the results that `matches` accepts. Returns how many. */
    drop: (matches: (key: string, value: unknown) => boolean): number => {
      purges += 1
      let dropped = 0
      // A copy: the list is not to be walked while items are taken out of it.
      const all = [...cache.entries()]
      for (const [key, cached] of all) {
        if (cached && matches(key, cached.value)) dropped += Number(cache.delete(key))
      }
      return dropped
    },
    get size() {
      return cache.size
    },
  }
}
