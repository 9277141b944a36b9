import type { OptionGridBlock } from './option-grid.block.ts'

export type Outcome = OptionGridBlock['outcomes'][number]

/** A result that was counted, with the outcome for the people who had each treatment, by the id of the treatment. */
export type OutcomeRow = Pick<Outcome, 'label' | 'timeframe' | 'more'> & {
  readonly byOption: ReadonlyMap<string, Outcome>
}

/**
 * Groups the outcomes of different options with the same label and timeframe into rows, in the order of first appearance.
 */
export function outcomeRows(outcomes: readonly Outcome[]): readonly OutcomeRow[] {
  const rows = new Map<string, OutcomeRow & { byOption: Map<string, Outcome> }>()
  for (const outcome of outcomes) {
    const { label, timeframe, more } = outcome
    const key = `${label}\n${timeframe ?? ''}`
    const row = rows.get(key) ?? {
      label,
      ...(timeframe !== undefined && { timeframe }),
      ...(more !== undefined && { more }),
      byOption: new Map<string, Outcome>(),
    }
    row.byOption.set(outcome.optionId, outcome)
    rows.set(key, row)
  }
  return [...rows.values()]
}
