import * as v from 'valibot'

/** The localStorage key of the visits. It exists only if the reader has turned the setting on. */
const storageKey = 'visits'

/**
 * The prefix of the sessionStorage keys under which a tab stores the last visit to each page before its own visit
 * (`track-visits.ts`). The page follows the prefix.
 */
export const tabKeyPrefix = 'visit '

/** The last visit to a page: the day (`YYYY-MM-DD`), and the name of the revision that was read. */
export type Visit = { readonly day: string; readonly revision: string }

/** The maximum number of pages that are remembered. Beyond it, the pages that were read longest ago are forgotten. */
const maxVisits = 500

const visitsSchema = v.record(v.string(), v.object({ day: v.string(), revision: v.string() }))
type Visits = v.InferOutput<typeof visitsSchema>

/**
 * Whether the reader has turned on the setting that makes this browser remember visits. Throws if the browser forbids
 * storage.
 */
export const remembersVisits = (): boolean => localStorage.getItem(storageKey) !== null

/**
 * Turns remembering visits on, or turns it off and forgets all of them, also those of this tab. Throws if the browser forbids
 * storage.
 */
export function rememberVisits(isWanted: boolean): void {
  if (isWanted) return localStorage.setItem(storageKey, localStorage.getItem(storageKey) ?? '{}')
  localStorage.removeItem(storageKey)
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(tabKeyPrefix)) sessionStorage.removeItem(key)
}

function readVisits(): Visits {
  try {
    return v.parse(visitsSchema, JSON.parse(localStorage.getItem(storageKey) ?? '{}'))
  } catch {
    return {}
  }
}

/**
 * Remembers a visit to a page if the setting is on, and returns the previous visit; undefined if there was none or the
 * setting is off. Throws if the browser forbids storage.
 *
 * @param page the page, by its language and uri
 */
export function recordVisit(page: string, visit: Visit): Visit | undefined {
  if (!remembersVisits()) return undefined
  const { [page]: last, ...others } = readVisits()
  // The entries are in the order of the visits, so the first ones are the oldest.
  const entries = [...Object.entries(others), [page, visit] as const].slice(-maxVisits)
  localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(entries)))
  return last
}
