import { LRUCache } from 'lru-cache'

type RateLimitOptions = {
  /** The maximum number of requests of one client per window. */
  readonly max: number
  readonly windowMs: number
  /** Returns the time in milliseconds. The default is a monotonic clock, so that no window ends early or late. */
  readonly now?: () => number
}

/** The maximum number of clients whose windows are remembered. */
const maxClients = 10_000

/** The count of one client's requests in its current window. */
export type RateWindow = {
  readonly isFull: () => boolean
  /** Makes the window full until the given milliseconds have passed, because the client has reached the limit elsewhere. */
  readonly fill: (durationMs: number) => void
  /** Adds a request to the count, even if the window is full. */
  readonly add: () => void
  /** Removes from the count a request that was not processed. */
  readonly remove: () => void
  /** Returns the milliseconds until the window ends, at least one. */
  readonly remainingMs: () => number
  /** Returns the seconds until the window ends, for `Retry-After`. */
  readonly retryAfter: () => string
}

/**
 * Creates a limit on the requests of each client, in the memory of this process (docs/decisions/0013). The least recently
 * used clients are forgotten beyond 10,000. `createClientLimit` also counts the requests to all processes together.
 *
 * @returns a function that returns the current window of a client, identified by the account or by the normalized IP address
 * (the header `x-client-address`)
 */
export function createRateLimit({ max, windowMs, now = () => performance.now() }: RateLimitOptions) {
  const windows = new LRUCache<string, { readonly window: RateWindow; readonly isOver: () => boolean }>({
    max: maxClients,
  })
  return (client: string): RateWindow => {
    const key = networkOf(client)
    const current = windows.get(key)
    if (current && !current.isOver()) return current.window
    const opened = openWindow(max, windowMs, now)
    windows.set(key, opened)
    return opened.window
  }
}

function openWindow(max: number, windowMs: number, now: () => number) {
  let count = 0
  let isFilled = false
  let endsAt = now() + windowMs
  const remainingMs = () => Math.max(1, endsAt - now())
  const window: RateWindow = {
    isFull: () => isFilled || count >= max,
    fill(durationMs) {
      isFilled = true
      endsAt = now() + durationMs
    },
    add: () => void (count += 1),
    remove: () => void (count -= 1),
    remainingMs,
    retryAfter: () => String(Math.ceil(remainingMs() / 1000)),
  }
  return { window, isOver: () => now() >= endsAt }
}

/**
 * Returns the 64-bit network of an IPv6 address. A client with one address of the network has all of them (RFC 6177), so
 * they are treated as one client. Other addresses are returned unchanged.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [start, end] = address.split('::').map((groups) => (groups === '' ? [] : groups.split(':')))
  const left = 8 - (start?.length ?? 0) - (end?.length ?? 0)
  return [...(start ?? []), ...Array<string>(Math.max(0, left)).fill('0'), ...(end ?? [])].slice(0, 4).join(':')
}
