import { setTimeout as sleep } from 'node:timers/promises'
import { requireNode } from '../../scripts/lib/require-node.ts'
import { measureCapacity, type Outcome, percentile, sendAtRate, sendRequest } from '../support/send-load.ts'
import { startSite } from '../support/server.ts'

// Sends the built site twice as many searches as it can render, at a fixed rate that does not wait for responses, and
// measures how long a cached page and /healthz take under this load. Arguments: the seconds, then the searches per second
// (twice the measured capacity unless given).
requireNode()

const [seconds = 50, fixedRate] = process.argv.slice(2).map(Number)
/** The rate at which the cached page and /healthz are each fetched, in requests per second. */
const observedRate = 20

const site = await startSite()
const fetchPath = (path: string) => sendRequest(site.port, { path })
let searches = 0
const fetchNextSearch = () => fetchPath(`/search?q=kidney+${++searches}`)

try {
  await fetchPath('/')
  // The result of the first run is discarded, because V8 compiles the code of the search during it.
  await measureCapacity(fetchNextSearch, { clients: 8, seconds: 10 })
  const capacity = await measureCapacity(fetchNextSearch, { clients: 8, seconds: 5 })
  const rate = fixedRate ?? Math.round(2 * capacity)
  console.log(`capacity: ${capacity.toFixed(0)} searches a second; sent: ${rate} a second for ${seconds} s`)
  const [attack, cached, health] = await Promise.all([
    sendAtRate(rate, seconds, fetchNextSearch),
    sendAtRate(observedRate, seconds, () => fetchPath('/')),
    sendAtRate(observedRate, seconds, () => fetchPath('/healthz')),
  ])
  describe('searches', attack)
  describe('cached page', cached)
  describe('/healthz', health)
  await sleep(2000)
  describe('search after it', [await fetchNextSearch()])
} finally {
  await site.stop()
}

function describe(name: string, outcomes: readonly Outcome[]) {
  for (const status of new Set(outcomes.map((outcome) => outcome.status))) {
    const group = outcomes.filter((outcome) => outcome.status === status)
    const within = (share: number) => percentile(group, share).toFixed(0)
    console.log(
      `${name}: ${group.length} × ${status}, p50 ${within(0.5)} ms, p99 ${within(0.99)} ms, longest ${within(1)} ms`,
    )
  }
}
