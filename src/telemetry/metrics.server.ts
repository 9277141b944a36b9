import { setTimeout as sleep } from 'node:timers/promises'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { onMetricEvent } from './metric-events.server.ts'
import { onProblem } from './report.server.ts'

/** The functions that read the current state of the server at each scrape. */
export type MeasuredState = {
  readonly renders: () => { readonly running: number; readonly queued: number }
  readonly pageCache: () => { readonly pages: number; readonly bytes: number }
  /** Counts the emails of the outbox; rejects when the database cannot be read. */
  readonly countMails: () => Promise<{ readonly waiting: number; readonly givenUp: number }>
  /**
   * Counts the connections to PostgreSQL, and the queries that wait for one; undefined for SQLite, or while the database is
   * not open.
   */
  readonly countConnections: () => Promise<
    { readonly used: number; readonly idle: number; readonly waiting: number } | undefined
  >
}

/** The timeout of counting the emails and connections, in milliseconds: a scrape must not wait for a database that hangs. */
const countTimeoutMs = 1000

const requestBuckets = [0.0005, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const workBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** Resolves with the counts, or with undefined when counting fails or takes too long. */
const countInTime = <Counts>(count: () => Promise<Counts>): Promise<Counts | undefined> =>
  Promise.race([count().catch(() => undefined), sleep(countTimeoutMs, undefined, { ref: false })])

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/**
 * Defines all metrics of the site, together with the default metrics of `prom-client` (event loop, memory, processor), and
 * starts counting. Every label has a bounded set of values.
 *
 * @returns the registry, and the function that stops counting
 */
export function createMetrics(state: MeasuredState): { readonly registry: Registry; readonly stop: () => void } {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Duration of requests by route pattern, from the head of the request to the end of the response; status 0: cut off.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  })
  const lookups = new Counter({
    name: 'site_page_cache_lookups_total',
    help: 'Requests for pages by how the page cache served them: hit, stale, coalesced, miss or bypass.',
    labelNames: ['result'],
    registers,
  })
  const renders = new Histogram({
    name: 'site_render_duration_seconds',
    help: 'Duration of renders, without the time in the queue.',
    labelNames: ['priority', 'result'],
    buckets: workBuckets,
    registers,
  })
  const queueing = new Histogram({
    name: 'site_render_queue_duration_seconds',
    help: 'Time that renders spent in the queue.',
    labelNames: ['priority'],
    buckets: workBuckets,
    registers,
  })
  const refusals = new Counter({
    name: 'site_renders_refused_total',
    help: 'Renders, and API requests (chat, api), that were refused because their queue was full.',
    labelNames: ['priority'],
    registers,
  })
  const contentCalls = new Histogram({
    name: 'site_content_request_duration_seconds',
    help: 'Duration of queries to the content system, with their retries.',
    labelNames: ['operation', 'result'],
    buckets: workBuckets,
    registers,
  })
  const purges = new Counter({ name: 'site_purges_total', help: 'Purges of the page cache.', registers })
  const purgedPages = new Counter({
    name: 'site_purged_pages_total',
    help: 'Pages that purges have dropped from the page cache.',
    registers,
  })
  const problems = new Counter({
    name: 'site_problems_total',
    help: 'Problems that were logged at error level, by event.',
    labelNames: ['event'],
    registers,
  })
  new Gauge({
    name: 'site_renders_running',
    help: 'Renders that are running.',
    registers,
    collect() {
      this.set(state.renders().running)
    },
  })
  new Gauge({
    name: 'site_renders_queued',
    help: 'Renders that wait in the queue.',
    registers,
    collect() {
      this.set(state.renders().queued)
    },
  })
  new Gauge({
    name: 'site_page_cache_pages',
    help: 'Pages in the page cache.',
    registers,
    collect() {
      this.set(state.pageCache().pages)
    },
  })
  new Gauge({
    name: 'site_page_cache_bytes',
    help: 'Memory that the pages in the page cache take.',
    registers,
    collect() {
      this.set(state.pageCache().bytes)
    },
  })
  new Gauge({
    name: 'site_outbox_mails',
    help: 'Mails in the outbox: waiting for delivery, or given up. Absent while the database cannot be read.',
    labelNames: ['state'],
    registers,
    // The values are not summed, because all worker processes count the emails of the same database.
    aggregator: 'max',
    async collect() {
      this.reset()
      const mails = await countInTime(state.countMails)
      if (mails === undefined) return
      this.set({ state: 'waiting' }, mails.waiting)
      this.set({ state: 'given_up' }, mails.givenUp)
    },
  })
  new Gauge({
    name: 'site_database_connections',
    help: 'Connections to PostgreSQL: used or idle. Absent with SQLite, and while the database is not open.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset()
      const connections = await countInTime(state.countConnections)
      if (connections === undefined) return
      this.set({ state: 'used' }, connections.used)
      this.set({ state: 'idle' }, connections.idle)
    },
  })
  new Gauge({
    name: 'site_database_queries_waiting',
    help: 'Queries and transactions that wait for a connection to PostgreSQL.',
    registers,
    async collect() {
      this.set((await countInTime(state.countConnections))?.waiting ?? 0)
    },
  })

  const subscriptions = [
    onMetricEvent('request', ({ method, route, status, seconds }) =>
      requests.observe({ method: methods.has(method) ? method : 'other', route, status }, seconds),
    ),
    onMetricEvent('pageCacheLookup', ({ result }) => lookups.inc({ result })),
    onMetricEvent('render', ({ priority, result, queuedSeconds, seconds }) => {
      renders.observe({ priority, result }, seconds)
      queueing.observe({ priority }, queuedSeconds)
    }),
    onMetricEvent('renderRefused', ({ priority }) => refusals.inc({ priority })),
    onMetricEvent('contentCall', ({ operation, result, seconds }) =>
      contentCalls.observe({ operation, result }, seconds),
    ),
    onMetricEvent('purge', ({ pages }) => {
      purges.inc()
      purgedPages.inc(pages)
    }),
    onProblem(({ event }) => problems.inc({ event })),
  ]
  return {
    registry,
    stop: () => {
      for (const unsubscribe of subscriptions) unsubscribe()
      registry.clear()
    },
  }
}
