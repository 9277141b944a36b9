import { setTimeout as sleep } from 'node:timers/promises'
import { missedBudgets } from '../../scripts/lib/budgets.ts'
import type { RunningProcess } from '../support/processes.ts'
import { residentBytes } from '../support/resident-bytes.ts'
import { freePort } from '../support/free-port.ts'
import { fetchResponse } from './fetch-response.ts'
import { putLoad } from './load-tool.ts'
import { median } from './median.ts'
import { measuredPath } from './page-bytes.ts'
import { type RunningServers, withServers } from './running-servers.ts'

const starts = 3
/** The time after the start at which the idle memory is measured, in seconds. */
const idleSeconds = 30
const loadSeconds = 10

/**
 * Measures the time from a start to the first response, and the memory idle and under load. Prints a table.
 *
 * @returns a sentence for each missed budget
 */
export async function measureStart(): Promise<readonly string[]> {
  const startMs: number[] = []
  for (let start = 1; start < starts; start++)
    await withServers(async ({ startSite }) => void startMs.push((await timeStart(startSite)).ms))
  return withServers(async ({ startSite, startScript }) => {
    const { ms, site } = await timeStart(startSite)
    startMs.push(ms)
    const origin = `http://127.0.0.1:${site.port}`
    await sleep(idleSeconds * 1000)
    const idle = residentBytes(site)
    const cached = await peakUnderLoad(site, origin + measuredPath)
    // The page of a search is rendered for every request.
    const rendering = await peakUnderLoad(site, `${origin}/search?q=kidney+stones`)

    const begin = performance.now()
    const bare = await startScript('bare-server.ts', [origin + measuredPath])
    await fetchResponse(bare.address)
    const bareMs = performance.now() - begin
    const bareIdle = residentBytes(bare.process)
    const bareCached = await peakUnderLoad(bare.process, bare.address)
    console.log(`\nStart, median of ${starts}, and resident memory; the peaks are of ${loadSeconds} s each`)
    console.table({
      site: toRow(median(startMs), idle, cached, rendering),
      'bare node:http': toRow(bareMs, bareIdle, bareCached, undefined),
    })
    return missedBudgets('idleMemory', megabytes(idle))
  })
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6)

function toRow(ms: number, idle: number, cached: number, rendering: number | undefined) {
  return {
    'first response after, ms': Math.round(ms),
    [`idle after ${idleSeconds} s, MB`]: megabytes(idle),
    'sending a cached page, MB': megabytes(cached),
    'rendering, MB': rendering === undefined ? '-' : megabytes(rendering),
  }
}

/** Starts the site, and returns the time until a page has been received from it. */
async function timeStart(startSite: RunningServers['startSite']) {
  const port = await freePort()
  const begin = performance.now()
  const starting = startSite({ PORT: String(port) })
  const address = `http://127.0.0.1:${port}${measuredPath}`
  const isAnswered = () => fetchResponse(address).then(Boolean, () => false)
  while (!(await isAnswered())) await Promise.race([sleep(10), starting])
  const ms = performance.now() - begin
  return { ms, site: await starting }
}

async function peakUnderLoad(process: RunningProcess, address: string): Promise<number> {
  let peak = residentBytes(process)
  const watching = setInterval(() => (peak = Math.max(peak, residentBytes(process))), 50)
  await putLoad(address, {}, loadSeconds).finally(() => clearInterval(watching))
  return peak
}
