import { runCommand } from '../../scripts/lib/run-command.ts'
import { siteLanguages } from '../../src/sites/site-languages.ts'
import { readPage } from '../support/read-page.ts'
import type { RunningSite } from '../support/server.ts'
import type { PageAudit } from './audit-page.ts'
import { median } from './median.ts'
import { retry } from './retry.ts'

/** The number of audits of each page with each method, and how often one that fails is tried. */
const audits = 3
const maxAttempts = 3

const pages = ['/', '/condition/kidney-stones', '/guidelines/urolithiasis/chapter/renal-colic']
const handles = ['en', 'ar', 'cn', 'el'] as const

/**
 * Audits the pages on which most visits begin, in the scripts that differ most, with Lighthouse's settings for a phone, and
 * prints a table. Lighthouse computes the largest paint from a fast load, in which preloaded fonts arrive before the first
 * paint, so that it counts them; a slow browser paints without them (docs/decisions/0005). So both are measured.
 */
export async function measurePaint(site: RunningSite): Promise<void> {
  console.log(
    `\nLighthouse, mobile, medians of ${audits}: simulated from a fast load, and measured with a slow network and processor`,
  )
  const table: Record<string, Record<string, number | string>> = {}
  for (const page of pages) {
    for (const handle of handles) {
      const path = await pathOn(site, page, handle)
      const simulated = await auditPage(site.origin + path, 'simulate')
      const slow = await auditPage(site.origin + path, 'devtools')
      table[decodeURI(path)] = {
        'score, simulated': medianOf(simulated.map(({ performance }) => performance)),
        'first paint, simulated ms': medianOf(simulated.map(({ firstPaintMs }) => firstPaintMs)),
        'largest paint, simulated ms': medianOf(simulated.map(({ largestPaintMs }) => largestPaintMs)),
        'first paint, slow ms': medianOf(slow.map(({ firstPaintMs }) => firstPaintMs)),
        'largest paint, slow ms': medianOf(slow.map(({ largestPaintMs }) => largestPaintMs)),
        'blocked, slow ms': medianOf(slow.map(({ blockedMs }) => blockedMs)),
        'layout shift, slow': medianOf(
          slow.map(({ layoutShift }) => layoutShift),
          3,
        ),
        'fonts, kB': medianOf(
          simulated.map(({ fontBytes }) => fontBytes / 1000),
          1,
        ),
      }
    }
  }
  console.table(table)
}

/** Returns the path of an English page on another site; the same path where the page is shown in English there. */
async function pathOn(site: RunningSite, page: string, handle: (typeof handles)[number]): Promise<string> {
  const { translations } = (await readPage(site, page)).document
  const translation = translations[siteLanguages[handle]]
  if (translation !== undefined) return new URL(translation).pathname
  return handle === 'en' ? page : `/${handle}${page}`
}

async function auditPage(address: string, method: 'simulate' | 'devtools'): Promise<readonly PageAudit[]> {
  const results: PageAudit[] = []
  for (let audit = 0; audit < audits; audit++) {
    const result = await retry(
      maxAttempts,
      () => runAudit(address, method),
      (error) => console.error(`${decodeURI(address)}: ${error instanceof Error ? error.message : String(error)}`),
    )
    if (result) results.push(result)
  }
  return results
}

async function runAudit(address: string, method: 'simulate' | 'devtools'): Promise<PageAudit> {
  const { code, output } = await runCommand('node', ['tests/bench/audit-page.ts', address, method], { isQuiet: true })
  const lastLine = output.trim().split('\n').at(-1) ?? ''
  if (code !== 0) throw new Error(`Lighthouse has failed. ${lastLine}`)
  return JSON.parse(lastLine) as PageAudit
}

const medianOf = (values: readonly number[], digits = 0): number | string =>
  values.length === 0 ? 'not measured' : Number(median(values).toFixed(digits))
