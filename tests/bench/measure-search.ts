import { missedBudgets } from '../../scripts/lib/budgets.ts'
import { runCommand } from '../../scripts/lib/run-command.ts'

type Times = { readonly median: number; readonly p99: number; readonly longest: number }
type SearchGrowth = {
  readonly count: number
  readonly buildSeconds: number
  readonly megabytes: number
  readonly search: Times
  readonly suggestions: Times
  readonly answers: Times
  readonly hostile: Times
}

/**
 * Measures search, suggestions and answers among 1,000 to 100,000 entries, and prints a table.
 *
 * @returns a sentence for each missed budget
 */
export async function measureSearch(): Promise<readonly string[]> {
  const measured: SearchGrowth[] = []
  for (const count of [1_000, 10_000, 100_000]) {
    const script = ['--expose-gc', '--max-old-space-size=8000', 'tests/bench/search-growth.ts', String(count)]
    const { code, output } = await runCommand('node', script, { isQuiet: true })
    if (code !== 0) throw new Error(output)
    measured.push(JSON.parse(output.trim().split('\n').at(-1) ?? '') as SearchGrowth)
  }
  const [least] = measured
  const growth = (value: (of: SearchGrowth) => number, of: SearchGrowth) =>
    `${value(of).toFixed(1)} (${(value(of) / (least ? value(least) : 1)).toFixed(1)} x)`
  console.log(
    '\nSearch by the number of entries, each question asked for the first time; in brackets beside the smallest',
  )
  console.table(
    Object.fromEntries(
      measured.map((of) => [
        of.count.toLocaleString('en'),
        {
          'index ready after, s': growth(({ buildSeconds }) => buildSeconds, of),
          'memory, MB': growth(({ megabytes }) => megabytes, of),
          'search, median ms': growth(({ search }) => search.median, of),
          'search, p99 ms': growth(({ search }) => search.p99, of),
          'longest, ms': of.search.longest.toFixed(1),
          'suggestions, median ms': growth(({ suggestions }) => suggestions.median, of),
          'longest suggestions, ms': of.suggestions.longest.toFixed(1),
          'answers, median ms': growth(({ answers }) => answers.median, of),
          'hostile, all three, longest ms': of.hostile.longest.toFixed(1),
        },
      ]),
    ),
  )
  const [few, , many] = measured
  if (few === undefined || many === undefined) return []
  return [
    ...missedBudgets('searchAmongFew', few.search.p99),
    ...missedBudgets('searchAmongMany', many.search.p99),
    ...missedBudgets('suggestionsAmongMany', many.suggestions.median),
  ]
}
