import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { requireNode } from '../../scripts/lib/require-node.ts'
import { startSite } from '../support/server.ts'

// Sends the built site twice as many searches as it can render, at a fixed rate that does not wait for responses, and
// measures the response times of a cached page and of /healthz meanwhile. The arguments are the duration in seconds and the
// searches per second (by default, twice the measured capacity).
requireNode()

const [seconds = 50, fixedRate] = process.argv.slice(2).map(Number)
/** The rate at which the cached page and /healthz are each fetched, in requests per second. */
const observedRate = 20
/** The time after which a response is treated as an error, in milliseconds. */
const timeoutMs = 30_000

type Outcome = { readonly status: number | 'error'; readonly ms: number }

const site = await startSite()
let searches = 0
const nextSearch = () => `/search?q=kidney+${++searches}`

try {
  await fetchPath('/')
  // The result of the first run is discarded, because V8 compiles the code of the search during it.
  await measureCapacity(10_000)
  const capacity = await measureCapacity(5000)
  const rate = fixedRate ?? Math.round(2 * capacity)
  console.log(`capacity: ${capacity.toFixed(0)} searches a second; sent: ${rate} a second for ${seconds} s`)
  const [attack, cached, health] = await Promise.all([
    sendAtRate(rate, nextSearch),
    sendAtRate(observedRate, () => '/'),
    sendAtRate(observedRate, () => '/healthz'),
  ])
  describe('searches', attack)
  describe('cached page', cached)
  describe('/healthz', health)
  await sleep(2000)
  describe('search after it', [await fetchPath(nextSearch())])
} finally {
  await site.stop()
}

/**
 * Returns the number of searches rendered per second for eight clients, each of which waits for a response before it sends
 * the next search.
 */
async function measureCapacity(ms: number): Promise<number> {
  const end = Date.now() + ms
  let rendered = 0
  const client = async () => {
    while (Date.now() < end) {
      await fetchPath(nextSearch())
      rendered++
    }
  }
  await Promise.all(Array.from({ length: 8 }, client))
  return (rendered / ms) * 1000
}

/** Sends requests at a fixed rate per second without waiting for responses. */
async function sendAtRate(rate: number, nextPath: () => string): Promise<Outcome[]> {
  const start = performance.now()
  const sent: Promise<Outcome>[] = []
  while (performance.now() - start < seconds * 1000) {
    while (sent.length < ((performance.now() - start) / 1000) * rate) sent.push(fetchPath(nextPath()))
    await sleep(5)
  }
  return Promise.all(sent)
}

function fetchPath(path: string): Promise<Outcome> {
  const start = performance.now()
  const outcome = (status: Outcome['status']): Outcome => ({ status, ms: performance.now() - start })
  return new Promise((resolve) => {
    const sending = request(
      { host: '127.0.0.1', port: site.port, path, agent: false, timeout: timeoutMs },
      (response) => {
        response.resume()
        response.once('end', () => resolve(outcome(response.statusCode ?? 'error')))
        response.once('error', () => resolve(outcome('error')))
      },
    )
    sending.once('timeout', () => sending.destroy(new Error('The response took too long.')))
    sending.once('error', () => resolve(outcome('error')))
    sending.end()
  })
}

function describe(name: string, outcomes: readonly Outcome[]) {
  for (const status of new Set(outcomes.map((outcome) => outcome.status))) {
    const group = outcomes.filter((outcome) => outcome.status === status)
    const times = group.map(({ ms }) => ms).toSorted((one, other) => one - other)
    const percentile = (share: number) => (times[Math.ceil(share * times.length) - 1] ?? Number.NaN).toFixed(0)
    console.log(
      `${name}: ${group.length} × ${status}, p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms, longest ${percentile(1)} ms`,
    )
  }
}
