import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMetrics } from '#telemetry/metrics.server.ts'
import { eventually, type Front, page, startFront } from '../support/http-front.ts'

let front: Front
let metrics: ReturnType<typeof createMetrics>
let countMails: () => Promise<{ waiting: number; givenUp: number }>
let countConnections: () => Promise<{ used: number; idle: number; waiting: number } | undefined>

beforeEach(() => {
  countMails = async () => ({ waiting: 3, givenUp: 1 })
  countConnections = async () => ({ used: 7, idle: 3, waiting: 12 })
  metrics = createMetrics({
    renders: () => ({ running: front.http.renderQueue.running, queued: front.http.renderQueue.queued }),
    pageCache: () => ({ pages: front.http.pageCache.count, bytes: front.http.pageCache.bytes }),
    countMails: () => countMails(),
    countConnections: () => countConnections(),
  })
})
afterEach(async () => {
  metrics.stop()
  await front.stop()
})

/** Returns the samples of a metric as lines of the text format without the name of the metric: `{labels} value`. */
async function samplesOf(name: string): Promise<string[]> {
  const lines = (await metrics.registry.metrics()).split('\n')
  return lines
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .map((line) => line.slice(name.length))
}

const findRoute = (path: string) => (path.startsWith('/news/') ? '/news/$slug' : path)

describe('metrics', () => {
  test('count requests by method, route pattern and status, and never by raw path', async () => {
    front = await startFront(
      (request) => (request.url.includes('gone') ? new Response('x', { status: 410 }) : page('x')),
      {
        findRoute,
        files: { 'robots.txt': 'x' },
      },
    )
    for (const path of [
      '/news/one',
      '/news/one',
      '/news/one',
      '/news/two?email=a',
      '/news/gone',
      '/robots.txt',
      '/%',
      '/healthz',
    ])
      await front.ask(path)
    await front.ask('/news/one', { method: 'DELETE' })
    const counts = () => samplesOf('site_http_request_duration_seconds_count')
    await eventually(async () => (await counts()).length).toBe(6)
    expect((await counts()).sort()).toEqual([
      '{method="GET",route="/healthz",status="200"} 1',
      '{method="GET",route="/news/$slug",status="200"} 4',
      '{method="GET",route="/news/$slug",status="410"} 1',
      '{method="GET",route="file",status="200"} 1',
      '{method="GET",route="refused",status="400"} 1',
      '{method="other",route="refused",status="405"} 1',
    ])
    expect(await metrics.registry.metrics()).not.toMatch(/email|news\/(?:one|two|gone)/)
  })

  test('count requests for technical paths by the patterns of their own routes', async () => {
    front = await startFront(() => new Response('x'), { findRoute: (path) => path.replace(/[^/]+$/, '$') })
    for (const path of ['/_serverFn/one', '/_serverFn/two', '/api/media']) await front.ask(path)
    const counts = () => samplesOf('site_http_request_duration_seconds_count')
    await eventually(async () => (await counts()).length).toBe(2)
    expect((await counts()).sort()).toEqual([
      '{method="GET",route="/_serverFn/$",status="200"} 2',
      '{method="GET",route="/api/$",status="200"} 1',
    ])
  })

  test('count how the page cache served requests', async () => {
    let finish = () => {}
    front = await startFront(
      (request) =>
        request.url.endsWith('/slow')
          ? new Promise((resolve) => {
              finish = () => resolve(page('x'))
            })
          : page('x'),
      { findRoute },
    )
    for (let time = 0; time < 3; time++) await front.ask('/a')
    front.time.now += 120_000
    await front.ask('/a')
    await front.ask('/api/media')
    const slow = [front.ask('/slow'), front.ask('/slow')]
    await eventually(() => front.requests.filter((request) => request.url.endsWith('/slow')).length).toBe(1)
    await eventually(() => front.http.renderQueue.running).toBe(1)
    finish()
    await Promise.all(slow)
    expect((await samplesOf('site_page_cache_lookups_total')).sort()).toEqual([
      '{result="bypass"} 1',
      '{result="coalesced"} 1',
      '{result="hit"} 2',
      '{result="miss"} 2',
      '{result="stale"} 1',
    ])
    expect(await samplesOf('site_page_cache_pages')).toEqual([' 2'])
    expect(front.http.pageCache.purge({ uris: ['*'], tags: [] })).toBe(2)
    expect([await samplesOf('site_purges_total'), await samplesOf('site_purged_pages_total')]).toEqual([[' 1'], [' 2']])
  })

  test('count renders, failed ones, those in the queue and those that were refused', async () => {
    const renders: (() => void)[] = []
    front = await startFront(
      (request) =>
        request.url.endsWith('/broken')
          ? new Response('x', { status: 500 })
          : new Promise((resolve) => renders.push(() => resolve(new Response('x')))),
      { limits: { maxConcurrentRenders: 1, maxQueuedRenders: 1 } },
    )
    await front.ask('/broken')
    const first = front.ask('/one')
    await eventually(() => renders.length).toBe(1)
    const second = front.ask('/two')
    await eventually(() => front.http.renderQueue.queued).toBe(1)
    expect((await front.ask('/three')).status).toBe(503)
    expect([await samplesOf('site_renders_running'), await samplesOf('site_renders_queued')]).toEqual([[' 1'], [' 1']])
    renders[0]?.()
    await eventually(() => renders.length).toBe(2)
    renders[1]?.()
    await Promise.all([first, second])
    expect(await samplesOf('site_renders_refused_total')).toEqual(['{priority="visitor"} 1'])
    expect((await samplesOf('site_render_duration_seconds_count')).sort()).toEqual([
      '{priority="visitor",result="failed"} 1',
      '{priority="visitor",result="succeeded"} 2',
    ])
    expect(await samplesOf('site_render_queue_duration_seconds_count')).toEqual(['{priority="visitor"} 3'])
  })

  test('count API requests that were refused, by queue', async () => {
    const releases: (() => void)[] = []
    front = await startFront(() => new Promise((resolve) => releases.push(() => resolve(new Response('x')))), {
      limits: { maxConcurrentApiRequests: 1 },
    })
    for (const path of ['/api/chat', '/api/progress']) {
      const responses = Array.from({ length: 3 }, () => front.ask(path, { method: 'POST', body: 'x' }))
      expect((await Promise.race(responses)).status).toBe(503)
      let released = 0
      void Promise.all(responses).then(() => (released = 3))
      await eventually(() => {
        for (const release of releases) release()
        return released
      }).toBe(3)
    }
    const refused = await samplesOf('site_renders_refused_total')
    expect(refused.map((sample) => sample.replace(/ \d$/, '')).sort()).toEqual([
      '{priority="api"}',
      '{priority="chat"}',
    ])
  })

  test('have the length of the outbox, or no such sample while the database fails or hangs', async () => {
    front = await startFront(() => page('x'))
    expect(await samplesOf('site_outbox_mails')).toEqual(['{state="waiting"} 3', '{state="given_up"} 1'])
    countMails = () => Promise.reject(new Error('The database is gone.'))
    expect(await samplesOf('site_outbox_mails')).toEqual([])
    countMails = () => new Promise(() => {})
    expect(await samplesOf('site_outbox_mails')).toEqual([])
  })

  test('have the connections to PostgreSQL and the queries that wait for one, and no connections without PostgreSQL', async () => {
    front = await startFront(() => page('x'))
    expect(await samplesOf('site_database_connections')).toEqual(['{state="used"} 7', '{state="idle"} 3'])
    expect(await samplesOf('site_database_queries_waiting')).toEqual([' 12'])
    countConnections = async () => undefined
    expect(await samplesOf('site_database_connections')).toEqual([])
    expect(await samplesOf('site_database_queries_waiting')).toEqual([' 0'])
  })

  test('count problems by event', async () => {
    front = await startFront(() => Promise.reject(new Error('x')))
    await front.ask('/')
    expect(await samplesOf('site_problems_total')).toEqual(['{event="page.render_failed"} 1'])
  })
})
