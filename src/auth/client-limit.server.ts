import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { loadSettings } from '#config/settings.server.ts'
import { createRateLimit, networkOf, type RateWindow } from '#lib/rate-limit.server.ts'
import { attemptKey, countAttempt } from '#storage/count-attempt.server.ts'
import { getStorage } from '#storage/storage.server.ts'
import type { Tables } from '#storage/tables.ts'
import { loadAuthSecret } from './auth-secret.server.ts'

/** The timeout of counting a request in the database, in milliseconds: a response must not wait for a query that hangs. */
const countTimeoutMs = 1000

type ClientLimitOptions = {
  /** The name of the limit, which is part of the key in the database. */
  readonly name: string
  /** The maximum number of requests of one client per window, over all nodes. */
  readonly max: number
  readonly windowMs: number
}

/** The current window of a client in the memory of this process, with its count in the database. */
export type ClientWindow = RateWindow & {
  /**
   * Counts a request in the database, for all nodes; in a transaction, the count is rolled back with it. Resolves with 0
   * when the request is allowed, and otherwise with the seconds to wait, during which `admit` and `admitInMemory` refuse
   * further requests without a query. Rejects with the error of the database, or with `AuthSecretError`.
   */
  readonly count: (db: Kysely<Tables>) => Promise<number>
  /**
   * Counts a request in memory and, unless it is refused there, in the database. Resolves as `count` does. Only the count in
   * memory limits requests while the database fails or takes longer than a second.
   */
  readonly admit: () => Promise<number>
  /**
   * Counts a request in memory only, such as one that must not write to the database. Returns 0 when the request is allowed,
   * and otherwise the seconds to wait.
   */
  readonly admitInMemory: () => number
}

let secret: string | undefined

/**
 * Creates a limit on the requests of each client, over all nodes that share the database. Each process counts in memory
 * first, so that a client who floods a process costs no query once it is refused there.
 *
 * @returns a function that returns the current window of a client, identified by the account or by the normalized IP
 * address (the header `x-client-address`)
 */
export function createClientLimit({ name, max, windowMs }: ClientLimitOptions): (client: string) => ClientWindow {
  const windowOf = createRateLimit({ max, windowMs })
  return (client) => {
    const window = windowOf(client)
    const count = async (db: Kysely<Tables>) => {
      secret ??= loadAuthSecret(loadSettings(process.env))
      const key = attemptKey(name, networkOf(client), secret)
      const seconds = await countAttempt(db, key, { maxAttempts: max, windowMs })
      if (seconds > 0) window.fill(seconds * 1000)
      return seconds
    }
    const admitInMemory = () => {
      if (window.isFull()) return Number(window.retryAfter())
      window.add()
      return 0
    }
    return {
      ...window,
      count,
      admitInMemory,
      async admit() {
        const seconds = admitInMemory()
        if (seconds > 0) return seconds
        const counted = getStorage().then(({ db }) => count(db))
        return Promise.race([counted.catch(() => 0), sleep(countTimeoutMs, 0, { ref: false })])
      },
    }
  }
}
