import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSettings } from '#lib/settings.server.ts'
import { siteHandles, type SiteHandle } from '#sites/sites.ts'
import { logger } from '#telemetry/logger.server.ts'

/** From so many times on words are written down. */
const leastTimes = 3
const longestWords = 80
/** How many different words are kept for one site; those that were asked for least make room. */
const mostWords = 2_000
/** Milliseconds after which counts are written. */
const writePause = 5_000

/** An address, or a number that may be somebody's: of a phone, an insurance, a day of birth. */
const mayBePersonal = /@|(?:\d[\s./-]?){5}/

/**
 * How often words were searched for that nothing was found for, so that editors can add them (`npm run searches`). Words and
 * a number, nothing of who asked or when; and only words that have been asked for several times since the start are written
 * down, since a name or a letter that somebody has pasted is asked for once.
 */
export function createSearchCounts(directory: string, { pause = writePause } = {}) {
  const file = join(directory, 'searches-without-result.json')
  let kept: Record<string, Record<string, number>> | undefined
  const rare = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function write() {
    timer = undefined
    try {
      mkdirSync(directory, { recursive: true })
      writeFileSync(`${file}.new`, JSON.stringify(kept, null, 2), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    } catch (error) {
      // A search does not fail for it.
      logger.warn({ error }, 'searches without a result could not be written down')
    }
  }

  return {
    count(site: SiteHandle, words: string) {
      const text = words.toLowerCase()
      if (text.length > longestWords || mayBePersonal.test(text)) return
      kept ??= readSearchCounts(directory)
      const ofSite = kept[site] ?? {}
      if (ofSite[text] === undefined) {
        const key = `${site} ${text}`
        const times = (rare.get(key) ?? 0) + 1
        if (times < leastTimes) {
          // The oldest goes first.
          if (rare.size >= mostWords * 5) rare.delete(rare.keys().next().value ?? '')
          rare.set(key, times)
          return
        }
        rare.delete(key)
        if (Object.keys(ofSite).length >= mostWords) {
          const [least] = Object.entries(ofSite).sort(([, one], [, other]) => one - other)
          if (least) delete ofSite[least[0]]
        }
        ofSite[text] = times
      } else ofSite[text] += 1
      kept[site] = ofSite
      timer ??= setTimeout(write, pause).unref()
    },
  }
}

/** The counts that were written down; none when there are none, or when the file is broken. */
export function readSearchCounts(directory: string): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {}
  try {
    const read: unknown = JSON.parse(readFileSync(join(directory, 'searches-without-result.json'), 'utf8'))
    for (const site of siteHandles) {
      const ofSite = (read as Partial<Record<string, unknown>>)[site]
      if (typeof ofSite !== 'object' || ofSite === null) continue
      counts[site] = Object.fromEntries(
        Object.entries(ofSite).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
      )
    }
  } catch {
    // Nothing has been counted yet.
  }
  return counts
}

let counts: ReturnType<typeof createSearchCounts> | undefined

/** Counts a search that found nothing. */
export function countSearchWithoutResult(site: SiteHandle, words: string): void {
  counts ??= createSearchCounts(loadSettings(process.env).dataDirectory)
  counts.count(site, words)
}
