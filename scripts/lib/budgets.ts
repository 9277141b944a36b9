/**
 * A budget limits the cost of a page from above and from below: a gain is kept by lowering the numbers. Bytes are compressed
 * with brotli unless said otherwise; the aims stand in docs (performance).
 */
export type Budget = {
  readonly what: string
  readonly least: number
  readonly most: number
  readonly unit: 'bytes' | 'times'
}

export const budgets = {
  /** Script that an untouched article asks for, until nothing moves any more. */
  scriptUntouched: { what: 'script of an untouched article', least: 500, most: 4000, unit: 'bytes' },
  /** All script once somebody touches the page, including what came before. */
  clientAfterTouch: { what: 'the whole client after a touch', least: 80_000, most: 135_000, unit: 'bytes' },
  css: { what: 'all style sheets', least: 4000, most: 15_000, unit: 'bytes' },
  /** The page against the same page without script elements, both compressed. */
  html: { what: 'HTML against the page without scripts, compressed', least: 1, most: 1.35, unit: 'times' },
} as const satisfies Record<string, Budget>

export type BudgetName = keyof typeof budgets

/** A sentence about a value that is outside its budget; undefined when it is inside. */
export function outsideBudget(name: BudgetName, value: number): string | undefined {
  const { what, least, most, unit }: Budget = budgets[name]
  if (value >= least && value <= most) return undefined
  const hint =
    value < least
      ? 'Less than expected: lower the budget to keep the gain, or find what is missing.'
      : 'More than allowed.'
  return `${what}: ${value} ${unit}, and the budget is ${least} to ${most} ${unit}. ${hint}`
}
