import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import * as v from 'valibot'
import { chromiumArguments, findChromium } from './chromium.ts'
import { freePort } from './free-port.ts'

/**
 * The kinds of pages on which most visits begin, in a left-to-right and a right-to-left language. With `npm run test:long`,
 * `lighthouse.spec.ts` audits other kinds as well.
 */
export const lighthousePages: readonly string[] = [
  '/',
  '/condition/kidney-stones',
  '/guidelines/urolithiasis/chapter/renal-colic',
  '/ar/',
  `/ar/condition/${encodeURIComponent('حصى-الكلى')}`,
  `/ar/guidelines/${encodeURIComponent('حصى-المسالك-البولية')}/chapter/${encodeURIComponent('ألم-الحصاة-المفاجئ')}`,
]

export type LighthouseCategory = 'performance' | 'accessibility' | 'best-practices' | 'seo'

export type LighthouseResult = {
  /** The scores, from 0 to 100. */
  readonly scores: Readonly<Partial<Record<LighthouseCategory, number>>>
  /** The audits that lower a score, with Lighthouse's explanations. */
  readonly faults: readonly string[]
  /** Returns the result of an audit by its name, in milliseconds. The layout shift has no unit. */
  readonly measured: (audit: string) => number
  /** The bytes of all fonts that were transferred, compressed, with headers; NaN unless the performance was audited. */
  readonly fontBytes: number
}

export type LighthouseOptions = {
  /** The names of audits that are not run and do not count. */
  readonly skippedAudits?: readonly string[]
  /**
   * `simulate` computes from a fast load how long a slow one would take. `devtools` slows down the network and the processor
   * of the browser, and measures what it really paints.
   */
  readonly throttlingMethod?: 'simulate' | 'devtools'
}

/**
 * Audits a page with the default settings of Lighthouse: a phone on a slow network. The browser has a new profile, and an
 * ordinary user agent because bots get other error pages.
 *
 * @throws Error if the page cannot be audited or Lighthouse warns of a problem, such as a redirect to another URL
 */
export async function runLighthouse(
  address: string,
  categories: readonly LighthouseCategory[],
  { skippedAudits = [], throttlingMethod = 'simulate' }: LighthouseOptions = {},
): Promise<LighthouseResult> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(address, {
      port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: [...categories],
      skipAudits: [...skippedAudits],
      throttlingMethod,
    })
    if (!result) throw new Error(`${address}: Lighthouse gave no result.`)
    const { lhr } = result
    const problems = [...(lhr.runtimeError ? [lhr.runtimeError.message] : []), ...lhr.runWarnings]
    if (problems.length > 0) throw new Error(`${address}: ${problems.join(' ')}`)
    const scores = Object.fromEntries(
      categories.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]),
    )
    const faults = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) => {
        const audit = lhr.audits[id]
        if (!audit || weight === 0 || audit.score === null || audit.score === 1) return []
        return `${id}: ${audit.displayValue ?? audit.title} ${JSON.stringify(audit.details ?? {}).slice(0, 600)}`
      }),
    )
    const measured = (audit: string) => {
      const value = lhr.audits[audit]?.numericValue
      if (value === undefined) throw new Error(`${address}: Lighthouse has measured no ${audit}.`)
      return value
    }
    return { scores, faults, measured, fontBytes: fontBytesIn(lhr.audits['network-requests']?.details) }
  } finally {
    await browser.close()
  }
}

const networkRequestsSchema = v.object({
  items: v.array(v.looseObject({ resourceType: v.optional(v.string()), transferSize: v.optional(v.number(), 0) })),
})

/**
 * Returns the transfer size of all fonts in the details of the audit `network-requests`, in bytes; NaN without details.
 * Lighthouse has no type for these details.
 */
function fontBytesIn(details: unknown): number {
  if (details === undefined) return Number.NaN
  const { items } = v.parse(networkRequestsSchema, details)
  return items.reduce((sum, { resourceType, transferSize }) => sum + (resourceType === 'Font' ? transferSize : 0), 0)
}
