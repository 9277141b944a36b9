/**
 * A budget with an upper and a lower limit. A value below the lower limit fails as well, so that the budget is lowered after
 * an improvement and the gain is not lost again. Bytes are counted after compression with brotli.
 */
export type Budget = {
  readonly what: string
  readonly min: number
  readonly max: number
  readonly unit: 'bytes' | 'times'
}

export const budgets = {
  /** The script that an article loads until the network is idle, if the reader does not interact with the page. */
  scriptUntouched: { what: 'script of an untouched article', min: 500, max: 4000, unit: 'bytes' },
  /** All script that is loaded after the first interaction with an article, including the script before it. */
  clientAfterTouch: { what: 'the whole client after a touch', min: 80_000, max: 137_500, unit: 'bytes' },
  css: { what: 'all style sheets', min: 4000, max: 16_500, unit: 'bytes' },
  /** The size of a page, relative to the same page without script elements, both compressed. */
  html: { what: 'HTML against the page without scripts, compressed', min: 1, max: 1.35, unit: 'times' },
} as const satisfies Record<string, Budget>

export type BudgetName = keyof typeof budgets

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
