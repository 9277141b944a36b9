import type { Kysely } from 'kysely'
import { lineOf } from '#lib/form-text.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { getStorage } from '#storage/storage.server.ts'
import type { Tables } from '#storage/tables.ts'
import { reportProblem } from '#telemetry/report.server.ts'

/** From so many times on words are written down. */
const leastTimes = 3
const longestWords = 80
/** How many different words are kept for one site; those that were asked for least make room. */
const mostWords = 2_000
/** How many different words are remembered that were asked for too rarely. */
const mostRare = 10_000
/** Milliseconds after which counts are written. */
const writePause = 5_000

/** An address, or a number that may be somebody's: of a phone, an insurance, a day of birth. */
const mayBePersonal = /@|(?:\d[\s./-]?){5}/

type Count = { readonly site: SiteHandle; readonly words: string; times: number }

/**
 * How often words were searched for that nothing was found for, so that editors can add them (`npm run searches`). Words, a
 * number and the last day, nothing of who asked; and only words that have been asked for several times since the start are
 * written down, since a name or a letter that somebody has pasted is asked for once.
 *
 * @param open the database; a search does not wait for it, nor fail for it
 * @param pause milliseconds for which counts are collected
 */
export function createSearchCounts(open: () => Promise<Kysely<Tables>>, { pause = writePause } = {}) {
  /** What is not written yet, the oldest first. */
  const counts = new Map<string, Count>()
  /** What the database has already. */
  let known: Set<string> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const keyOf = ({ site, words }: { site: string; words: string }) => `${site} ${words}`

  async function write() {
    try {
      const db = await open()
      const isKnown = (known ??= new Set(
        (await db.selectFrom('searchWithoutResult').select(['site', 'words']).execute()).map(keyOf),
      ))
      const written = [...counts.values()].filter((one) => one.times >= leastTimes || isKnown.has(keyOf(one)))
      if (written.length === 0) return
      const lastDay = new Date().toISOString().slice(0, 10)
      const rows = written.map(({ site, words, times }) => ({ site, words, count: times, lastDay }))
      for (const one of written) counts.delete(keyOf(one))
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
        for (const site of new Set(rows.map((row) => row.site))) await makeRoom(transaction, site)
      })
      // What has made room is no longer known.
      known = undefined
    } catch (cause) {
      reportProblem({ kind: 'search', message: 'Searches without a result could not be written down.', cause })
    } finally {
      timer = undefined
    }
  }

  return {
    count(site: SiteHandle, asked: string) {
      const words = lineOf(asked.toLowerCase())
      if (words === '' || words.length > longestWords || mayBePersonal.test(words)) return
      const key = keyOf({ site, words })
      const count = counts.get(key)
      if (count) count.times += 1
      else {
        if (counts.size >= mostRare) counts.delete(counts.keys().next().value ?? '')
        counts.set(key, { site, words, times: 1 })
      }
      timer ??= setTimeout(() => void write(), pause).unref()
    },
  }
}

/** Deletes what is more than a site keeps, and was asked for least. */
async function makeRoom(db: Kysely<Tables>, site: string): Promise<void> {
  const tooMany = await db
    .selectFrom('searchWithoutResult')
    .select('words')
    .where('site', '=', site)
    .orderBy('count', 'desc')
    .orderBy('lastDay', 'desc')
    .offset(mostWords)
    // SQLite takes no offset without a limit.
    .limit(mostRare)
    .execute()
  for (const { words } of tooMany)
    await db.deleteFrom('searchWithoutResult').where('site', '=', site).where('words', '=', words).execute()
}

/** What was written down, most often first. */
export const readSearchCounts = (db: Kysely<Tables>) =>
  db
    .selectFrom('searchWithoutResult')
    .select(['site', 'words', 'count', 'lastDay'])
    .orderBy('site')
    .orderBy('count', 'desc')
    .orderBy('words')
    .execute()

let counts: ReturnType<typeof createSearchCounts> | undefined

/** Counts a search that found nothing. */
export function countSearchWithoutResult(site: SiteHandle, words: string): void {
  counts ??= createSearchCounts(async () => (await getStorage()).db)
  counts.count(site, words)
}
