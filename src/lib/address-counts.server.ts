import { LRUCache } from 'lru-cache'

type Count = {
  value: number
  /** When it begins anew. */
  readonly until: number
}

/**
 * A count for every address that something comes from, which begins anew after a time: what limits are made of. An address
 * that has not been heard of for long is forgotten when there are many others.
 *
 * Addresses are in their one form, as the front gives them.
 *
 * @param within how long is counted, in milliseconds
 * @param now the time in milliseconds
 */
export function createAddressCounts({ within, now = () => Date.now() }: { within: number; now?: () => number }) {
  const counts = new LRUCache<string, Count>({ max: 10_000 })
  return (address: string): Count => {
    const network = networkOf(address)
    const known = counts.get(network)
    if (known && now() < known.until) return known
    const count = { value: 0, until: now() + within }
    counts.set(network, count)
    return count
  }
}

/** Who has one IPv6 address has all of its network of 64 bits (RFC 6177): they count as one. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [start, end] = address.split('::').map((groups) => (groups === '' ? [] : groups.split(':')))
  const left = 8 - (start?.length ?? 0) - (end?.length ?? 0)
  return [...(start ?? []), ...Array<string>(Math.max(0, left)).fill('0'), ...(end ?? [])].slice(0, 4).join(':')
}
