import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

type Attempt = {
  /** Says what came of it; undefined when the token was not tried in the end. */
  readonly end: (verdict: 'accepted' | 'refused' | undefined) => void
}

type Options = {
  /** So many wrong tokens may be tried from one address within the time. */
  readonly most: number
  /** In milliseconds. */
  readonly within: number
  /** The time in milliseconds. */
  readonly now?: () => number
}

/**
 * Counts the wrong tokens that come from an address, so that nobody can find one by trying. Attempts whose outcome is not
 * known yet count as well, or many could be made at once; those with a token that was right before do not, because a page
 * in a preview asks for several things at once.
 */
export function createAttemptLimit({ most, within, now = Date.now }: Options) {
  const counts = new LRUCache<string, { attempts: number; readonly until: number }>({ max: 10_000 })
  const proven = new LRUCache<string, true>({ max: 1000 })

  function countOf(address: string) {
    const known = counts.get(address)
    if (known && now() < known.until) return known
    const count = { attempts: 0, until: now() + within }
    counts.set(address, count)
    return count
  }

  return {
    /** An attempt that may be made, or the time that is to pass before the next one, in milliseconds. */
    begin(clientAddress: string, token: string): Attempt | number {
      const count = countOf(networkOf(clientAddress))
      const key = createHash('sha256').update(token).digest('base64url')
      const isProven = proven.has(key)
      // An editor goes on, whoever else guesses from behind the same address.
      if (!isProven && count.attempts >= most) return count.until - now()
      if (!isProven) count.attempts++
      return {
        end(verdict) {
          if (verdict === 'accepted') proven.set(key, true)
          if (verdict === 'refused') proven.delete(key)
          if (verdict === 'refused' && isProven) count.attempts++
          if (verdict !== 'refused' && !isProven) count.attempts--
        },
      }
    },
  }
}

/** Who has one IPv6 address has all of its network (RFC 6177): they count as one. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [start = ''] = address.split('::', 1)
  return [...start.split(':'), '0', '0', '0', '0'].slice(0, 4).join(':')
}
