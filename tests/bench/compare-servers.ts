import type { RunningProcess } from '../support/processes.ts'
import { cpuSeconds } from './cpu-seconds.ts'
import { type Load, putLoad } from './load.ts'
import { median } from './median.ts'

/** A URL, and the process of which the processor time is counted. */
export type MeasuredServer = { readonly address: string; readonly process: RunningProcess }

export type Comparison = {
  readonly what: string
  readonly ours: MeasuredServer
  readonly baseline: MeasuredServer
  /** The share of the baseline's responses per second that the project aims at on a quiet machine. */
  readonly aim: number
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
 */
export async function compareServers(comparisons: readonly Comparison[], { rounds, seconds }: Duration): Promise<void> {
  const measured = comparisons.map((comparison) => ({ ...comparison, rates: [] as Rate[], limits: [] as Rate[] }))
  for (let round = 0; round < rounds; round++) {
    for (const { ours, baseline, headers = {}, rates, limits } of measured) {
      rates.push(await measure(ours, headers, seconds))
      limits.push(await measure(baseline, headers, seconds))
    }
  }
  console.table(Object.fromEntries(measured.map(({ what, aim, rates, limits }) => [what, toRow(rates, limits, aim)])))
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

function toRow(rates: readonly Rate[], limits: readonly Rate[], aim: number) {
  const perSecond = (all: readonly Rate[]) => median(all.map((rate) => rate.perSecond))
  const cpuMs = (all: readonly Rate[]) => median(all.map((rate) => rate.cpuMs))
  return {
    'ours, per s': Math.round(perSecond(rates)),
    'baseline, per s': Math.round(perSecond(limits)),
    share: (perSecond(rates) / perSecond(limits)).toFixed(3),
    aim,
    'ours, CPU ms': cpuMs(rates).toFixed(3),
    'baseline, CPU ms': cpuMs(limits).toFixed(3),
    'share by CPU': (cpuMs(limits) / cpuMs(rates)).toFixed(3),
  }
}
