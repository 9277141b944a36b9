import { setTimeout as sleep } from 'node:timers/promises'
import { missedBudgets } from '../../scripts/lib/budgets.ts'
import { startFaultyContentServer } from '../support/faulty-content-server.ts'
import type { RunningProcess } from '../support/processes.ts'
import { residentBytes } from '../support/resident-bytes.ts'
import { freePort } from '../support/free-port.ts'
import { fetchResponse } from './fetch-response.ts'
import { putLoad } from './load-tool.ts'
import { median } from './median.ts'
import { measuredPath } from './page-bytes.ts'
import { type RunningServers, withServers } from './running-servers.ts'

const starts = 3
/** The time from the first response of the site until its idle memory is measured, in seconds. */
const idleSeconds = 30
const loadSeconds = 10

/**
 * Measures the time from a start to the first response, and the memory idle and under load: with the embedded demonstration
 * content, and with a content system in another process, as in production. Prints a table.
 *
 * @returns a sentence if the site with a content system misses the budget of the idle memory
 */
export async function measureStart(): Promise<readonly string[]> {
  const content = await startFaultyContentServer()
  try {
    const demonstration = await measureSite({})
    const production = await measureSite(content.env)
    const bare = await withServers(measureBare)
    console.log(`\nStart, median of ${starts}, and resident memory; the peaks are of ${loadSeconds} s each`)
    console.table({
      'site with the demonstration content': toRow(demonstration),
      'site with a content system': toRow(production),
      'bare node:http': toRow(bare),
    })
    return missedBudgets('idleMemory', megabytes(production.idle))
  } finally {
    await content.stop()
  }
}

/** The time to the first response, and the resident memory in bytes: idle, and at its peak under the load of each kind. */
type Measured = {
  readonly startMs: number
  readonly idle: number
  readonly cached: number
  readonly rendering?: number
}

async function measureSite(env: Readonly<Record<string, string>>): Promise<Measured> {
  const startMs: number[] = []
  for (let start = 1; start < starts; start++)
    await withServers(async ({ startSite }) => void startMs.push((await timeStart(startSite, env)).ms))
  return withServers(async ({ startSite }) => {
    const { ms, site } = await timeStart(startSite, env)
    startMs.push(ms)
    const origin = `http://127.0.0.1:${site.port}`
    await sleep(idleSeconds * 1000)
    const idle = residentBytes(site)
    const cached = await peakUnderLoad(site, origin + measuredPath)
    // The page of a search is rendered for every request.
    const rendering = await peakUnderLoad(site, `${origin}/search?q=kidney+stones`)
    return { startMs: median(startMs), idle, cached, rendering }
  })
}

async function measureBare({ startSite, startScript }: RunningServers): Promise<Measured> {
  const { port } = await startSite()
  const begin = performance.now()
  const { address, process } = await startScript('bare-server.ts', [`http://127.0.0.1:${port}${measuredPath}`])
  await fetchResponse(address)
  const startMs = performance.now() - begin
  await sleep(idleSeconds * 1000)
  return { startMs, idle: residentBytes(process), cached: await peakUnderLoad(process, address) }
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6)

const toRow = ({ startMs, idle, cached, rendering }: Measured) => ({
  'first response after, ms': Math.round(startMs),
  [`idle after ${idleSeconds} s, MB`]: megabytes(idle),
  'sending a cached page, MB': megabytes(cached),
  'rendering, MB': rendering === undefined ? '-' : megabytes(rendering),
})

/** Starts the site, and returns it with the time until a page has been received from it, in milliseconds. */
async function timeStart(startSite: RunningServers['startSite'], env: Readonly<Record<string, string>>) {
  const port = await freePort()
  const begin = performance.now()
  const starting = startSite({ PORT: String(port), ...env })
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
