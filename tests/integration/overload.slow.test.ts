import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSite, startSite } from '../support/server.ts'

/**
 * The maximum heap of the site in megabytes. The site exits if it needs more. Resident memory would be less meaningful,
 * because it contains garbage that V8 has no reason to collect yet.
 */
const heapMegabytes = 512

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'error', NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}` })
}, 60_000)
afterAll(() => site.stop('SIGKILL'))

type Outcome = { readonly status: number | 'error'; readonly retryAfter: string | undefined; readonly ms: number }

function fetchPath(path: string): Promise<Outcome> {
  const start = performance.now()
  return new Promise((resolve) => {
    const end = (status: Outcome['status'], retryAfter?: string) =>
      resolve({ status, retryAfter, ms: performance.now() - start })
    request({ host: '127.0.0.1', port: site.port, path, agent: false, timeout: 30_000 }, (response) => {
      response.resume()
      response.once('end', () => end(response.statusCode ?? 'error', response.headers['retry-after']))
      response.once('error', () => end('error'))
    })
      .once('timeout', () => end('error'))
      .once('error', () => end('error'))
      .end()
  })
}

let searches = 0
/** Every search is different, so that each one has to be rendered. */
const nextSearch = () => `/search?q=kidney+${++searches}`

/**
 * Returns the number of searches rendered per second for eight clients, each of which waits for a response before it sends
 * the next search.
 */
async function measureCapacity(ms: number): Promise<number> {
  const start = performance.now()
  let rendered = 0
  const client = async () => {
    while (performance.now() - start < ms) {
      expect((await fetchPath(nextSearch())).status).toBe(200)
      rendered++
    }
  }
  await Promise.all(Array.from({ length: 8 }, client))
  return (rendered / (performance.now() - start)) * 1000
}

/** Sends requests at a fixed rate per second without waiting for responses. */
async function sendAtRate(rate: number, seconds: number, nextPath: () => string): Promise<readonly Outcome[]> {
  const start = performance.now()
  const sent: Promise<Outcome>[] = []
  while (performance.now() - start < seconds * 1000) {
    while (sent.length < ((performance.now() - start) / 1000) * rate) sent.push(fetchPath(nextPath()))
    await sleep(5)
  }
  return Promise.all(sent)
}

const percentile = (outcomes: readonly Outcome[], share: number) =>
  outcomes.map(({ ms }) => ms).toSorted((one, other) => one - other)[Math.ceil(share * outcomes.length) - 1] ?? 0

test('at twice the maximum load every request gets a response, excess ones a 503 at once, and the overload ends with the load', async () => {
  await fetchPath('/')
  // The result of the first run is discarded, because V8 compiles the code of the search during it.
  await measureCapacity(5000)
  const capacity = await measureCapacity(4000)
  const [overload, cached, health] = await Promise.all([
    sendAtRate(2 * capacity, 15, nextSearch),
    sendAtRate(10, 15, () => '/'),
    sendAtRate(10, 15, () => '/healthz'),
  ])
  const ended = performance.now()

  const rendered = overload.filter(({ status }) => status === 200)
  const shed = overload.filter(({ status }) => status === 503)
  const figures = {
    capacity: Math.round(capacity),
    sent: overload.length,
    rendered: rendered.length,
    shed: shed.length,
    p99OfRendered: Math.round(percentile(rendered, 0.99)),
    p99OfShed: Math.round(percentile(shed, 0.99)),
    p99OfCached: Math.round(percentile(cached, 0.99)),
    p99OfHealth: Math.round(percentile(health, 0.99)),
  }
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  expect(rendered.length + shed.length).toBe(overload.length)
  expect(shed.length).toBeGreaterThan(0)
  expect(new Set(shed.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['5']))
  // Rendering continues while other requests are shed. The bound is lower, because the client of the test now uses a part of
  // the machine.
  expect(rendered.length).toBeGreaterThan(0.1 * capacity * 15)
  for (const outcome of [...cached, ...health]) expect(outcome.status).toBe(200)
  // Shed requests and cached pages do not wait for the queued renders, which take more than a second.
  expect(figures.p99OfShed).toBeLessThan(figures.p99OfRendered)
  expect(figures.p99OfCached).toBeLessThan(figures.p99OfRendered)

  // Within five seconds the server recovers: it renders again, and serves all eight concurrent clients with the same heap.
  let after: Outcome
  do after = await fetchPath(nextSearch())
  while (after.status !== 200 && performance.now() - ended < 5000)
  expect([after.status, performance.now() - ended < 5000]).toEqual([200, true])
  // Other tests may run at the same time as the second measurement.
  expect(await measureCapacity(4000)).toBeGreaterThan(0.2 * capacity)
}, 120_000)
