import { LRUCache } from 'lru-cache'

export type ContentCacheOptions = {
  /** Seconds during which a stored answer is served without asking again. */
  readonly maxAge: number
  /** Seconds after that during which it still stands in while it is refreshed, and when the content server fails. */
  readonly staleIfError: number
  /** How many answers are kept. */
  readonly maxEntries: number
  /** How many bytes all answers together may have, as JSON: anybody can ask for many different things. */
  readonly maxBytes: number
  readonly onStaleServed?: (key: string, error: unknown) => void
  /** Milliseconds; for tests. */
  readonly now?: () => number
}

/** Milliseconds after a failed refresh before the next one is tried: visitors do not wait for a server that is down. */
const cooldown = 2_000

type Stored = { readonly value: unknown; readonly storedAt: number }

/**
 * Answers of the content server, cache-first (specification section 7, settled 6): identical calls in flight are one call;
 * a stored answer past its time is served while it is refreshed, and stands in when the refresh fails; failures are never
 * stored.
 */
export function createContentCache({
  maxAge,
  staleIfError,
  maxEntries,
  maxBytes,
  onStaleServed,
  now = () => performance.now(),
}: ContentCacheOptions) {
  /** Whether an answer is too old even to stand in. */
  const isSpent = ({ storedAt }: Stored) => now() - storedAt > (maxAge + staleIfError) * 1000
  const cache = new LRUCache<string, Stored, () => Promise<unknown>>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => key.length + (JSON.stringify(value)?.length ?? 0) + 1,
    // lru-cache takes 0 for 'fresh for ever'.
    ttl: Math.max(1, maxAge * 1000),
    ttlResolution: 0,
    perf: { now },
    allowStale: true,
    noDeleteOnStaleGet: true,
    fetchMethod: async (key, stale, { options, context }) => {
      try {
        return { value: await context(), storedAt: now() }
      } catch (error) {
        if (!stale || isSpent(stale)) throw error
        onStaleServed?.(key, error)
        options.ttl = cooldown
        return stale
      }
    },
  })

  return {
    /** The stored answer for `key`, or what `ask` brings. Rejects as `ask` does when nothing can stand in. */
    get: async <Value>(key: string, ask: () => Promise<Value>): Promise<Value> => {
      const known = cache.peek(key, { allowStale: true })
      const expired = known !== undefined && isSpent(known)
      if (expired) cache.delete(key)
      const stored = await cache.fetch(key, { context: ask })
      if (!stored) throw new Error(`Nothing was stored for ${key}.`)
      return stored.value as Value
    },
    /** Whether an answer is stored under `key`, fresh or not. */
    has: (key: string): boolean => cache.peek(key, { allowStale: true }) !== undefined,
    /** Drops the answers whose key `matches`. */
    drop: (matches: (key: string, value: unknown) => boolean): number => {
      let dropped = 0
      // A copy: the list is not to be walked while items are taken out of it.
      const all = [...cache.entries()]
      for (const [key, stored] of all) {
        if (stored && matches(key, stored.value)) dropped += Number(cache.delete(key))
      }
      return dropped
    },
    get size() {
      return cache.size
    },
  }
}
