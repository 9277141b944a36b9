import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createRateLimit } from '#lib/rate-limit.server.ts'

type Attempt = {
  /** Records the result. It is undefined if the content system has neither accepted nor refused the token. */
  readonly end: (verdict: 'accepted' | 'refused' | undefined) => void
}

type Options = {
  /** The number of wrong tokens that one IPv4 address or one IPv6 network (/64) may try within the window. */
  readonly max: number
  /** The length of the window, in milliseconds. */
  readonly windowMs: number
  /** Returns the current time in milliseconds. */
  readonly now?: () => number
}

/**
 * Counts the wrong tokens from an IP address, so that tokens cannot be guessed by brute force. Pending attempts are counted
 * as well, because otherwise many could be made in parallel. Pending attempts with a token that was accepted before are not
 * counted, because a page in a preview sends several requests at once.
 */
export function createAttemptLimit({ max, windowMs, now }: Options) {
  const limit = createRateLimit({ max, windowMs, now })
  const acceptedTokens = new LRUCache<string, true>({ max: 1000 })

  return {
    /** Begins an attempt. If the limit is reached, returns the time to wait instead, in milliseconds. */
    begin(clientAddress: string, token: string): Attempt | number {
      const window = limit(clientAddress)
      const key = createHash('sha256').update(token).digest('base64url')
      const isProven = acceptedTokens.has(key)
      // An editor's accepted token still works when another person guesses tokens from the same IP address.
      if (!isProven && window.isFull()) return window.remainingMs()
      if (!isProven) window.add()
      return {
        end(verdict) {
          if (verdict === 'accepted') acceptedTokens.set(key, true)
          if (verdict === 'refused') acceptedTokens.delete(key)
          if (verdict === 'refused' && isProven) window.add()
          if (verdict !== 'refused' && !isProven) window.remove()
        },
      }
    },
  }
}
