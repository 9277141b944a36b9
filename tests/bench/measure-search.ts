import { runCommand } from '../../scripts/lib/run-command.ts'

/** Limits of a search and of suggestions among a hundred thousand entries, in ms, so that readers notice no delay. */
const maxSearchMs = 250
const maxSuggestionsMs = 60

type Times = { readonly median: number; readonly longest: number }
type SearchGrowth = {
  readonly count: number
  readonly buildSeconds: number
  readonly megabytes: number
  readonly search: Times
  readonly suggestions: Times
  readonly answers: Times
  readonly hostile: Times
}

/** Measures search, suggestions and answers among 1,000 to 100,000 entries, and prints a table. */
export async function measureSearch(): Promise<void> {
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
          'longest, ms': of.search.longest.toFixed(1),
          'suggestions, median ms': growth(({ suggestions }) => suggestions.median, of),
          'longest suggestions, ms': of.suggestions.longest.toFixed(1),
          'answers, median ms': growth(({ answers }) => answers.median, of),
          'hostile, all three, longest ms': of.hostile.longest.toFixed(1),
        },
      ]),
    ),
  )
  const largest = measured.at(-1)
  if (!largest) return
  if (largest.search.median > maxSearchMs || largest.suggestions.median > maxSuggestionsMs) {
    console.error(
      `Budget not kept: among ${largest.count} entries a search may take ${maxSearchMs} ms and suggestions ${maxSuggestionsMs} ms`,
    )
    process.exitCode = 1
  }
}
