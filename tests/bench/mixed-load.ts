import { Agent } from 'node:http'
import { requireNode } from '../../scripts/lib/require-node.ts'
import { siteHandles } from '../../src/sites/site-languages.ts'
import { kindsOfPage } from '../e2e/kinds-of-page.ts'
import { askServer } from '../support/http-front.ts'
import { randomNumbers } from '../support/random-numbers.ts'
import { residentBytes } from '../support/resident-bytes.ts'
import { measureCapacity, type Outcome, percentile, sendAtRate, sendRequest } from '../support/send-load.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import { type MemorySample, memorySlope } from './memory-slope.ts'
import { createMixedRequests, type MixedRequest } from './mixed-requests.ts'

// Sends the built site a mixed load at 70 % of its capacity: pages of all kinds and sites, pages that do not exist,
// searches, forms and purges. Prints errors, latency and memory by minute. Fails on any error, when the memory rises after
// the first minute, and when the latency of the last minutes is well above that of the first. Argument: the seconds, 600
// unless given.
requireNode()

const seconds = Number(process.argv[2] ?? 600)
const shareOfTop = 0.7
/**
 * The time at the start that is excluded when the memory is judged, and whose latency is compared with that at the end, in
 * seconds: a minute, or a fifth of a run that is shorter than five minutes.
 */
const settlingSeconds = Math.min(60, seconds / 5)
/**
 * The growth per minute, as a share of the memory, above which the memory counts as rising. The variation by garbage
 * collection hides a smaller growth.
 */
const maxGrowthPerMinute = 0.01
/**
 * The maximum ratio of the 99th percentile of the latency in the last `2 * settlingSeconds` to that in the first
 * `settlingSeconds`. Above it, the latency counts as rising.
 */
const maxLatencyGrowth = 1.5
const seed = 20_261_126
const purgeSecret = 'a-secret-that-has-forty-characters-or-so'
/** The connections are used in turn, so that none is idle for so long that the server closes it. */
const agent = new Agent({ keepAlive: true, scheduling: 'fifo', maxSockets: 128 })

type Sent = Outcome & { readonly request: MixedRequest; readonly second: number }

const site = await startSite({
  CONTENT_PURGE_SECRET: purgeSecret,
  CONTACT_TO: 'editors@example.org',
  TRUSTED_PROXIES: '127.0.0.0/8',
})
try {
  const pages = await requestOnce(await listPages(site))
  const next = createMixedRequests({ pages, random: randomNumbers(seed), purgeSecret })
  const { send, failures } = createSender(next)

  // The first run lets V8 compile the code, and its result is discarded.
  await measureCapacity(send, { clients: 16, seconds: 15 })
  const top = await measureCapacity(send, { clients: 16, seconds: 15 })
  const rate = shareOfTop * top
  console.log(
    `${pages.length} pages; top: ${top.toFixed(0)} requests a second; sent: ${rate.toFixed(0)} a second for ${seconds} s`,
  )

  const start = performance.now()
  const samples: MemorySample[] = []
  const elapsed = () => (performance.now() - start) / 1000
  const sampling = setInterval(() => samples.push({ seconds: elapsed(), bytes: residentBytes(site) }), 1000)
  const sent = await sendAtRate(rate, seconds, async (): Promise<Sent> => {
    const second = elapsed()
    return { ...(await send()), second }
  }).finally(() => clearInterval(sampling))

  printMinutes(sent, samples)
  for (const failure of failures.slice(0, 20)) console.error(failure)
  const settled = samples.filter((sample) => sample.seconds >= settlingSeconds)
  const slope = memorySlope(settled)
  const mean = settled.reduce((sum, { bytes }) => sum + bytes, 0) / settled.length
  const [firstP99, lastP99] = [
    percentile(
      sent.filter(({ second }) => second < settlingSeconds),
      0.99,
    ),
    percentile(
      sent.filter(({ second }) => second >= seconds - 2 * settlingSeconds),
      0.99,
    ),
  ]
  const isSlowing = lastP99 > maxLatencyGrowth * firstP99
  const isRising = slope > maxGrowthPerMinute * mean
  console.log(
    `errors: ${failures.length}; memory after the first ${settlingSeconds} s: ${(mean / 1e6).toFixed(0)} MB, ${(slope / 1e6).toFixed(2)} MB a minute${isRising ? ', rising' : ''}`,
  )
  console.log(
    `p99 of the first ${settlingSeconds} s: ${firstP99.toFixed(0)} ms, of the last ${2 * settlingSeconds} s: ${lastP99.toFixed(0)} ms${isSlowing ? ', rising' : ''}`,
  )
  if (failures.length > 0 || isRising || isSlowing) process.exitCode = 1
} finally {
  agent.destroy()
  await site.stop()
}

/** Lists the pages of the sitemaps of all sites, and those of `kinds-of-page.ts`. */
async function listPages({ port }: RunningSite): Promise<readonly string[]> {
  const pages = new Set<string>(Object.values(kindsOfPage).flatMap((paths) => Object.values(paths)))
  const locations = async (path: string) =>
    Array.from((await askServer(port, path)).text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => {
      const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
      return pathname + search
    })
  for (const handle of siteHandles) {
    for (const file of await locations(`${handle === 'en' ? '' : `/${handle}`}/sitemap.xml`))
      for (const page of await locations(file)) pages.add(page)
  }
  return [...pages]
}

/** Returns a function that sends the next request, and the list to which it adds a line for each unexpected status. */
function createSender(next: () => MixedRequest) {
  const failures: string[] = []
  const send = async () => {
    const request = next()
    const outcome = await sendRequest(site.port, request, agent)
    const { status } = outcome
    const { expectedStatus, kind, path } = request
    if (status !== expectedStatus) failures.push(`${kind} ${decodeURI(path)}: ${status} and not ${expectedStatus}`)
    return { ...outcome, request }
  }
  return { send, failures }
}

/**
 * Requests every page once, so that the server has loaded all content before it is measured. Returns the pages without those
 * that redirect.
 */
async function requestOnce(paths: readonly string[]): Promise<readonly string[]> {
  const pages: string[] = []
  for (const path of paths) {
    const { status } = await sendRequest(site.port, { path, headers: { accept: 'text/html' } }, agent)
    if (status === 200) pages.push(path)
    else if (status !== 301) throw new Error(`${decodeURI(path)} is ${status}.`)
  }
  return pages
}

function printMinutes(sent: readonly Sent[], samples: readonly MemorySample[]) {
  const table: Record<string, Record<string, number>> = {}
  for (let minute = 0; minute * 60 < seconds; minute++) {
    const isWithin = (second: number) => Math.floor(second / 60) === minute
    const group = sent.filter(({ second }) => isWithin(second))
    const memory = samples.filter((sample) => isWithin(sample.seconds)).map(({ bytes }) => bytes)
    table[`minute ${minute + 1}`] = {
      requests: group.length,
      errors: group.filter(({ request, status }) => status !== request.expectedStatus).length,
      'p50, ms': Number(percentile(group, 0.5).toFixed(1)),
      'p99, ms': Number(percentile(group, 0.99).toFixed(0)),
      'longest, ms': Number(percentile(group, 1).toFixed(0)),
      'memory, MB': Math.round(memory.reduce((sum, bytes) => sum + bytes, 0) / memory.length / 1e6),
    }
  }
  console.table(table)
}
