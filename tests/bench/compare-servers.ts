import { type BenchBudget, type BenchBudgetName, benchBudgets, missedBudgets } from '../../scripts/lib/budgets.ts'
import type { RunningProcess } from '../support/processes.ts'
import { cpuSeconds } from './cpu-seconds.ts'
import { type Load, putLoad } from './load-tool.ts'
import { median } from './median.ts'

/** A URL, and the process of which the processor time is counted. */
export type MeasuredServer = { readonly address: string; readonly process: RunningProcess }

export type Comparison = {
  readonly what: string
  readonly ours: MeasuredServer
  readonly baseline: MeasuredServer
  /** The budget for our responses per second divided by those of the baseline. */
  readonly budget: BenchBudgetName
  /** The size of our page in bytes, if the HTML that is rendered in a second has a budget as well. */
  readonly htmlBytes?: number
  readonly headers?: Readonly<Record<string, string>>
}

type Rate = {
  readonly perSecond: number
  /** Processor time of the server for one response, in milliseconds. Other work on the machine changes it little. */
  readonly cpuMs: number
}

type Duration = { readonly rounds: number; readonly seconds: number }

/**
 * Measures pairs of servers, and prints a table of the medians. In each round a server and its baseline are measured one
 * after the other, so that other load on the machine affects both.
 *
 * @returns a sentence for each missed budget
 */
export async function compareServers(
  comparisons: readonly Comparison[],
  { rounds, seconds }: Duration,
): Promise<readonly string[]> {
  const measured = comparisons.map((comparison) => ({ ...comparison, rates: [] as Rate[], limits: [] as Rate[] }))
  for (let round = 0; round < rounds; round++) {
    for (const { ours, baseline, headers = {}, rates, limits } of measured) {
      rates.push(await measure(ours, headers, seconds))
      limits.push(await measure(baseline, headers, seconds))
    }
  }
  console.table(Object.fromEntries(measured.map((comparison) => [comparison.what, toRow(comparison)])))
  return measured.flatMap(({ what, budget, htmlBytes, rates, limits }) => [
    ...missedBudgets(budget, perSecond(rates) / perSecond(limits), what),
    ...(htmlBytes === undefined ? [] : missedBudgets('renderedHtml', megabytesPerSecond(rates, htmlBytes), what)),
  ])
}

async function measure(
  { address, process }: MeasuredServer,
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<Rate> {
  const before = cpuSeconds(process)
  const { responses, perSecond }: Load = await putLoad(address, headers, seconds)
  return { perSecond, cpuMs: ((cpuSeconds(process) - before) / responses) * 1000 }
}

type Measured = Comparison & { readonly rates: readonly Rate[]; readonly limits: readonly Rate[] }

function toRow({ budget, htmlBytes, rates, limits }: Measured) {
  const { min }: BenchBudget = benchBudgets[budget]
  return {
    'ours, per s': Math.round(perSecond(rates)),
    'baseline, per s': Math.round(perSecond(limits)),
    share: (perSecond(rates) / perSecond(limits)).toFixed(3),
    budget: min,
    'ours, CPU ms': cpuMs(rates).toFixed(3),
    'baseline, CPU ms': cpuMs(limits).toFixed(3),
    'share by CPU': (cpuMs(limits) / cpuMs(rates)).toFixed(3),
    ...(htmlBytes !== undefined && { 'HTML, MB/s': megabytesPerSecond(rates, htmlBytes).toFixed(1) }),
  }
}

const perSecond = (rates: readonly Rate[]) => median(rates.map((rate) => rate.perSecond))
const cpuMs = (rates: readonly Rate[]) => median(rates.map((rate) => rate.cpuMs))
const megabytesPerSecond = (rates: readonly Rate[], bytes: number) => (perSecond(rates) * bytes) / 1e6
