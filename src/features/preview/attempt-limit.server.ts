import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createRateLimit } from '#lib/rate-limit.server.ts'

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
  const limit = createRateLimit({ max: most, windowMs: within, now })
  const proven = new LRUCache<string, true>({ max: 1000 })

  return {
    /** An attempt that may be made, or the time that is to pass before the next one, in milliseconds. */
    begin(clientAddress: string, token: string): Attempt | number {
      const window = limit(clientAddress)
      const key = createHash('sha256').update(token).digest('base64url')
      const isProven = proven.has(key)
      // An editor goes on, whoever else guesses from behind the same address.
      if (!isProven && window.isFull()) return window.remainingMs()
      if (!isProven) window.add()
      return {
        end(verdict) {
          if (verdict === 'accepted') proven.set(key, true)
          if (verdict === 'refused') proven.delete(key)
          if (verdict === 'refused' && isProven) window.add()
          if (verdict !== 'refused' && !isProven) window.remove()
        },
      }
    },
  }
}
