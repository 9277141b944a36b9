import { LRUCache } from 'lru-cache'

type RateLimitOptions = {
  /** How many requests of one client are taken in a window. */
  readonly max: number
  readonly windowMs: number
  /** The time in milliseconds. */
  readonly now?: () => number
}

/** Counts the requests of one client in its current window. */
export type RateWindow = {
  readonly isFull: () => boolean
  /** Counts a request. */
  readonly add: () => void
  /** Takes a counted request back, which came to nothing. */
  readonly remove: () => void
  /** How long it is until the client may begin anew, at least a millisecond. */
  readonly remainingMs: () => number
  /** The same in whole seconds, for `Retry-After`. */
  readonly retryAfter: () => string
}

/**
 * A limit on the requests of each client, in the memory of this process (docs/decisions/0013). A client that has not been
 * heard of for long is forgotten when there are 10,000 others.
 *
 * @returns the open window of a client, by the account or by the address in the one form that the front gives it
 */
export function createRateLimit({ max, windowMs, now = () => Date.now() }: RateLimitOptions) {
  const windows = new LRUCache<string, { readonly window: RateWindow; readonly endsAt: number }>({ max: 10_000 })
  return (client: string): RateWindow => {
    const key = networkOf(client)
    const known = windows.get(key)
    if (known && now() < known.endsAt) return known.window
    const endsAt = now() + windowMs
    const window = openWindow(max, () => Math.max(1, endsAt - now()))
    windows.set(key, { window, endsAt })
    return window
  }
}

function openWindow(max: number, remainingMs: () => number): RateWindow {
  let count = 0
  return {
    isFull: () => count >= max,
    add: () => void (count += 1),
    remove: () => void (count -= 1),
    remainingMs,
    retryAfter: () => String(Math.ceil(remainingMs() / 1000)),
  }
}

/**
 * Returns the network of 64 bits of an IPv6 address: a client that has one address has all of them (RFC 6177), so they count
 * as one. Other addresses are returned as they are.
 */
function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [start, end] = address.split('::').map((groups) => (groups === '' ? [] : groups.split(':')))
  const left = 8 - (start?.length ?? 0) - (end?.length ?? 0)
  return [...(start ?? []), ...Array<string>(Math.max(0, left)).fill('0'), ...(end ?? [])].slice(0, 4).join(':')
}
