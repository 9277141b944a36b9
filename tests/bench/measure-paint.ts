import { missedBudgets } from '../../scripts/lib/budgets.ts'
import { runCommand } from '../../scripts/lib/run-command.ts'
import { siteLanguages } from '../../src/sites/site-languages.ts'
import { readPage } from '../support/read-page.ts'
import type { RunningSite } from '../support/server.ts'
import type { PageAudit } from './audit-page.ts'
import { median } from './median.ts'
import { retry } from './retry.ts'

/** The number of audits of each page with each method, and the maximum number of attempts at each audit. */
const audits = 3
const maxAttempts = 3

const pages = ['/', '/condition/kidney-stones', '/guidelines/urolithiasis/chapter/renal-colic']
const handles = ['en', 'ar', 'cn', 'el'] as const

/**
 * Audits the pages on which most visits begin, in four writing systems, with Lighthouse's settings for a phone, and prints a
 * table. The method `simulate` computes the paints from a fast load, in which preloaded fonts arrive before the first paint,
 * so the computed times include these fonts; a slow browser paints without them (docs/decisions/0005). Therefore the method
 * `devtools`, which really slows down the browser, is used as well. The budgets of paints and fonts are for `simulate`,
 * Lighthouse's default, with which other sites are measured. Those of blocking time and layout shift are for `devtools`.
 *
 * @returns a sentence for each missed budget
 */
export async function measurePaint(site: RunningSite): Promise<readonly string[]> {
  console.log(
    `\nLighthouse, mobile, medians of ${audits}: simulated from a fast load, and measured with a slow network and processor`,
  )
  const table: Record<string, Record<string, number | string>> = {}
  const missed: string[] = []
  for (const page of pages) {
    for (const handle of handles) {
      const path = await pathOn(site, page, handle)
      const simulated = await auditPage(site.origin + path, 'simulate')
      const slow = await auditPage(site.origin + path, 'devtools')
      const [firstPaint, largestPaint] = [medianOf(simulated, 'firstPaintMs'), medianOf(simulated, 'largestPaintMs')]
      const [blocked, layoutShift] = [medianOf(slow, 'blockedMs'), medianOf(slow, 'layoutShift', 3)]
      const fonts = medianOf(simulated, 'fontBytes') / 1000
      const name = decodeURI(path)
      table[name] = {
        'score, simulated': medianOf(simulated, 'performance'),
        'first paint, simulated ms': firstPaint,
        'largest paint, simulated ms': largestPaint,
        'first paint, slow ms': medianOf(slow, 'firstPaintMs'),
        'largest paint, slow ms': medianOf(slow, 'largestPaintMs'),
        'blocked, simulated ms': medianOf(simulated, 'blockedMs'),
        'blocked, slow ms': blocked,
        'layout shift, slow': layoutShift,
        'fonts, kB': Number(fonts.toFixed(1)),
      }
      missed.push(
        ...missedBudgets(
          handle === 'ar' || handle === 'cn' ? 'largestPaintInArabicOrChinese' : 'largestPaint',
          largestPaint,
          name,
        ),
        ...missedBudgets('largestAfterFirstPaint', largestPaint - firstPaint, name),
        ...missedBudgets('blocked', blocked, name),
        ...missedBudgets('layoutShift', layoutShift, name),
        ...missedBudgets(handle === 'ar' ? 'fontsInArabic' : 'fonts', fonts, name),
      )
    }
  }
  console.table(table)
  return missed
}

/** Returns the path of an English page on a site; without a translation, the English path after the prefix of the site. */
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

/** Returns the median of a figure, rounded; NaN if no audit has succeeded. */
const medianOf = (results: readonly PageAudit[], figure: keyof PageAudit, digits = 0): number =>
  Number(median(results.map((result) => result[figure])).toFixed(digits))
