import type { Kysely } from 'kysely'
import { normalizeLine } from '#lib/normalize-text.ts'
import { westernDigits } from '#lib/western-digits.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { getStorage } from '#storage/storage.server.ts'
import type { Tables } from '#storage/tables.ts'
import { reportProblem } from '#telemetry/report.server.ts'

/** The minimum number of searches before a query is stored. */
const minSearchesToStore = 3
const maxStoredQueryLength = 80
/** The maximum number of queries stored for one site; the rarest are deleted first. */
const maxQueriesPerSite = 2_000
/** The maximum number of queries in memory that have not been stored. The oldest is dropped first. */
const maxRareQueries = 10_000
const writeDelayMs = 5_000

const personalDataPattern = /@|(?:\d[\s./-]?){5}/

/**
 * Whether a text contains an email address, or a number that may be personal, such as a phone number or a date of birth, in
 * any of the forms in which keyboards produce its characters.
 */
const hasPersonalData = (text: string) => personalDataPattern.test(westernDigits(text.normalize('NFKC')))

type Count = { readonly site: SiteHandle; readonly words: string; times: number }

/**
 * Counts the queries without results, so that editors can add the missing words (`npm run searches`). The query, the number
 * of searches and the day of the last one are stored, but nothing about the reader. A new query is stored only after several
 * searches since the server was started, because a name or a private text that was pasted by mistake is searched for only
 * once. Queries that are long or may contain personal data are not counted.
 *
 * @param open opens the database; a search neither waits for it nor fails because of it
 * @param delayMs the time for which counts are collected before they are written, in milliseconds
 */
export function createSearchCounts(open: () => Promise<Kysely<Tables>>, { delayMs = writeDelayMs } = {}) {
  /** The counts that have not been written yet, the oldest first. */
  const counts = new Map<string, Count>()
  /** The keys that the database already has. */
  let storedKeys: Set<string> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const keyOf = ({ site, words }: { site: string; words: string }) => `${site} ${words}`

  function add({ site, words, times }: Count) {
    const key = keyOf({ site, words })
    const count = counts.get(key)
    if (count) count.times += times
    else {
      if (counts.size >= maxRareQueries) counts.delete(counts.keys().next().value ?? '')
      counts.set(key, { site, words, times })
    }
  }

  const schedule = () => (timer ??= setTimeout(() => void write(), delayMs).unref())

  async function write() {
    let taken: readonly Count[] = []
    let isWritten = false
    try {
      const db = await open()
      const isKnown = (storedKeys ??= new Set(
        (await db.selectFrom('searchWithoutResult').select(['site', 'words']).execute()).map(keyOf),
      ))
      const written = [...counts.values()].filter((one) => one.times >= minSearchesToStore || isKnown.has(keyOf(one)))
      if (written.length === 0) return
      const lastDay = new Date().toISOString().slice(0, 10)
      const rows = written.map(({ site, words, times }) => ({ site, words, count: times, lastDay }))
      // The counts are taken out before they are written, so that searches in the meantime are counted from zero.
      for (const one of written) counts.delete(keyOf(one))
      taken = written
      await db.transaction().execute(async (transaction) => {
        for (const row of rows)
          await transaction
            .insertInto('searchWithoutResult')
            .values(row)
            .onConflict((conflict) =>
              conflict.columns(['site', 'words']).doUpdateSet((update) => ({
                count: update('searchWithoutResult.count', '+', update.ref('excluded.count')),
                lastDay,
              })),
            )
            .execute()
        for (const site of new Set(rows.map((row) => row.site))) await deleteRarest(transaction, site)
      })
      taken = []
      // `deleteRarest` may have deleted queries, so the next write reads the known ones again.
      storedKeys = undefined
      isWritten = true
    } catch (cause) {
      for (const one of taken) add(one)
      reportProblem({
        event: 'search.save_failed',
        message: 'Searches without a result could not be written down.',
        cause,
      })
    } finally {
      timer = undefined
      // Searches during the write have not scheduled the next one. After a failure, the next search does.
      if (isWritten && counts.size > 0) schedule()
    }
  }

  return {
    count(site: SiteHandle, query: string) {
      const words = normalizeLine(query.toLowerCase())
      if (words === '' || words.length > maxStoredQueryLength || hasPersonalData(words)) return
      add({ site, words, times: 1 })
      schedule()
    },
  }
}

/** Deletes the rarest queries of a site beyond its maximum. */
async function deleteRarest(db: Kysely<Tables>, site: string): Promise<void> {
  const excessRows = await db
    .selectFrom('searchWithoutResult')
    .select('words')
    .where('site', '=', site)
    .orderBy('count', 'desc')
    .orderBy('lastDay', 'desc')
    .offset(maxQueriesPerSite)
    // SQLite does not allow an offset without a limit.
    .limit(maxRareQueries)
    .execute()
  for (const { words } of excessRows)
    await db.deleteFrom('searchWithoutResult').where('site', '=', site).where('words', '=', words).execute()
}

/** Fetches the stored counts of each site, the most frequent first. */
export const readSearchCounts = (db: Kysely<Tables>) =>
  db
    .selectFrom('searchWithoutResult')
    .select(['site', 'words', 'count', 'lastDay'])
    .orderBy('site')
    .orderBy('count', 'desc')
    .orderBy('words')
    .execute()

let counts: ReturnType<typeof createSearchCounts> | undefined

/** Counts a search without a result, as `createSearchCounts` describes. Never waits for the storage. */
export function countSearchWithoutResult(site: SiteHandle, words: string): void {
  counts ??= createSearchCounts(async () => (await getStorage()).db)
  counts.count(site, words)
}
