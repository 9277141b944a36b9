import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createMetrics } from '#telemetry/metrics.server.ts'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { freePort } from '../support/free-port.ts'
import { askServer } from '../support/http-front.ts'
import { startNode } from '../support/processes.ts'
import { createDataDirectory, type RunningSite, startSite } from '../support/server.ts'
import { signPurge } from '../support/sign-purge.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const secret = 'a-secret-that-signs-all-the-purges'
let content: FaultyContentServer
let site: RunningSite
let metricsPort: number
/** The id of a request whose query has failed. */
let failedId = ''

beforeAll(async () => {
  content = await startFaultyContentServer()
  metricsPort = await freePort()
  site = await startSite({ ...content.env, METRICS_PORT: String(metricsPort), CONTENT_PURGE_SECRET: secret })
})
afterAll(async () => {
  await site.stop('SIGKILL')
  await content.stop()
})

const visit = (path: string) => askServer(site.port, path)
const scrape = async () => (await askServer(metricsPort, '/metrics')).text

/** Returns the value of a sample, given by its name and labels, in the scraped metrics; NaN if it is missing. */
const valueOf = (text: string, sample: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.slice(sample.length + 1) ?? Number.NaN,
  )

test('the metrics of the running site count what the front and the application do', async () => {
  for (let time = 0; time < 3; time++) expect((await visit('/condition/kidney-stones')).status).toBe(200)
  expect((await visit('/no-such-page')).status).toBe(404)
  content.falsifyWith((call, real) => (call.operation === 'Search' ? new Response('{}', { status: 400 }) : real()))
  const failed = await visit('/search?q=secretword')
  expect(failed.status).toBeGreaterThanOrEqual(500)
  content.falsifyWith()
  failedId = String(failed.headers['x-request-id'])
  const purge = { method: 'POST', ...signPurge(secret, { all: true }) }
  expect((await askServer(site.port, '/api/content/purge', purge)).status).toBe(200)
  const text = await scrape()
  const request = (route: string, status: number) =>
    `site_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`
  expect(valueOf(text, request('/condition/$slug', 200))).toBe(3)
  expect(valueOf(text, request('/$', 404))).toBe(1)
  expect(valueOf(text, 'site_page_cache_lookups_total{result="hit"}')).toBe(2)
  const query = (operation: string, result: string) =>
    `site_content_request_duration_seconds_count{operation="${operation}",result="${result}"}`
  expect(valueOf(text, query('ConditionPage', 'succeeded'))).toBe(1)
  expect(valueOf(text, query('Search', 'failed'))).toBe(1)
  expect(valueOf(text, 'site_problems_total{event="query.failed"}')).toBe(1)
  expect(valueOf(text, 'site_outbox_mails{state="waiting"}')).toBe(0)
  expect(valueOf(text, 'site_purges_total')).toBe(1)
  expect(valueOf(text, 'site_purged_pages_total')).toBeGreaterThan(0)
  expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  expect(text).not.toMatch(/secretword|kidney-stones|no-such-page/)
})

test('what the application logs about a request has the id that the response carries', () => {
  const lines = site.output().match(/^\{"level":"error".*$/gm) ?? []
  const ids = lines.map((line) => JSON.parse(line) as { event: string; requestId?: string })
  expect(ids).toContainEqual(expect.objectContaining({ event: 'query.failed', requestId: failedId }))
})

test('the running site exports every metric that is defined', async () => {
  const text = await scrape()
  const state = { running: 0, queued: 0, pages: 0, bytes: 0 }
  const { registry, stop } = createMetrics({
    renders: () => state,
    pageCache: () => state,
    countMails: async () => ({ waiting: 0, givenUp: 0 }),
    countConnections: async () => ({ used: 0, idle: 0, waiting: 0 }),
  })
  const names = registry.getMetricsAsArray().map(({ name }) => name)
  stop()
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) expect(text).toContain(`# TYPE ${name} `)
})

test('the metrics are served at one path of a port of their own, on the loopback address only', async () => {
  expect((await visit('/metrics')).status).toBe(404)
  expect((await askServer(metricsPort, '/')).status).toBe(404)
  expect((await askServer(metricsPort, '/metrics', { method: 'POST' })).status).toBe(404)
  const other = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')
  if (other) await expect(fetch(`http://${other.address}:${metricsPort}/metrics`)).rejects.toThrow('fetch failed')
})

test('a metrics port that is in use prevents the start with a sentence that names the setting', async () => {
  const second = startNode(['src/http/main.ts'], {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: '0',
    VITEST: undefined,
    DATA_DIR: createDataDirectory(),
    METRICS_PORT: String(metricsPort),
  })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`Port ${metricsPort} is already in use. Set METRICS_PORT to another one`)
})

test('responses of a built site have no Server-Timing', async () => {
  expect((await visit('/about')).headers['server-timing']).toBeUndefined()
})
