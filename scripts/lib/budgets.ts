/**
 * A budget of the build with an upper and a lower limit. A value below the lower limit fails as well, so that the budget is
 * lowered after an improvement and the gain is not lost again. Bytes are counted after compression with brotli.
 */
export type Budget = {
  readonly what: string
  readonly min: number
  readonly max: number
  readonly unit: 'bytes' | 'times'
}

export const budgets = {
  /** The JavaScript that an article loads until the network is idle, if the reader does not interact with the page. */
  scriptUntouched: { what: 'script of an untouched article', min: 500, max: 4000, unit: 'bytes' },
  /** All JavaScript that an article loads, before and after the first interaction. */
  clientAfterTouch: { what: 'the whole client after a touch', min: 80_000, max: 137_500, unit: 'bytes' },
  css: { what: 'all style sheets', min: 4000, max: 16_500, unit: 'bytes' },
  /** The size of a page relative to that without scripts and preloaded modules, both compressed and without styles. */
  html: { what: 'HTML against the page without scripts, compressed', min: 1, max: 1.35, unit: 'times' },
} as const satisfies Record<string, Budget>

export type BudgetName = keyof typeof budgets

/** A budget that only `npm run bench` checks. It has one limit, because its figures vary from run to run. */
export type BenchBudget = {
  readonly what: string
  readonly min?: number
  readonly max?: number
  readonly unit: string
}

const share = { what: 'responses per second', unit: 'of the baseline' } as const

/** The budgets of the benchmarks. Baselines are measured in the same run. */
export const benchBudgets = {
  cachedPage: { ...share, min: 0.95 },
  cachedPageOnBusyMachine: { ...share, min: 0.8 },
  renderedPage: { ...share, min: 0.6 },
  renderedSearch: { ...share, min: 0.6 },
  twoWorkers: { ...share, min: 1.8 },
  varnish: { ...share, min: 0.9 },
  renderedHtml: { what: 'rendered HTML', min: 20, unit: 'MB/s' },
  idleMemory: { what: 'idle memory', max: 200, unit: 'MB' },
  largestPaint: { what: 'largest paint', max: 1000, unit: 'ms' },
  largestPaintInArabicOrChinese: { what: 'largest paint', max: 1200, unit: 'ms' },
  largestAfterFirstPaint: { what: 'largest paint after the first paint', max: 0, unit: 'ms' },
  blocked: { what: 'total blocking time', max: 0, unit: 'ms' },
  layoutShift: { what: 'layout shift', max: 0, unit: 'CLS' },
  fonts: { what: 'fonts', max: 60, unit: 'kB' },
  fontsInArabic: { what: 'fonts', max: 100, unit: 'kB' },
  searchAmongFew: { what: 'search among 1,000 entries, p99', max: 5, unit: 'ms' },
  searchAmongMany: { what: 'search among 100,000 entries, p99', max: 50, unit: 'ms' },
  suggestionsAmongMany: { what: 'suggestions among 100,000 entries, median', max: 60, unit: 'ms' },
} as const satisfies Record<string, BenchBudget>

export type BenchBudgetName = keyof typeof benchBudgets

/**
 * Returns a sentence for a missed budget of the benchmarks, and otherwise nothing, as a list of at most one. A value that
 * could not be measured (NaN) misses none.
 *
 * @param subject what was measured, such as the path of a page, if the budget holds for several
 */
export function missedBudgets(name: BenchBudgetName, value: number, subject?: string): readonly string[] {
  const { what, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, unit }: BenchBudget = benchBudgets[name]
  if (!(value < min || value > max)) return []
  const limit = value < min ? `at least ${min}` : `at most ${max}`
  const parts = [subject, what].filter((part) => part !== undefined)
  return [`${parts.join(', ')}: ${Number(value.toFixed(3))} ${unit}, and the budget is ${limit}.`]
}

/** Returns a sentence about a value outside its budget; undefined when the value is inside. */
export function outsideBudget(name: BudgetName, value: number): string | undefined {
  const { what, min, max, unit }: Budget = budgets[name]
  if (value >= min && value <= max) return undefined
  const hint =
    value < min
      ? 'Less than expected: lower the budget to keep the gain, or find what is missing.'
      : 'More than allowed.'
  return `${what}: ${value} ${unit}, and the budget is ${min} to ${max} ${unit}. ${hint}`
}
