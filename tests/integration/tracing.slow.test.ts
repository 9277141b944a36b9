import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { askServer } from '../support/http-front.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import { startTraceReceiver, type TraceReceiver } from '../support/trace-receiver.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

/** The kinds of spans in OTLP. */
const internal = 1
const server = 2
const client = 3

let receiver: TraceReceiver
let content: FaultyContentServer
let site: RunningSite

/** Starts a site that sends its traces to the receiver. */
const startTracedSite = (env: Readonly<Record<string, string>> = {}): Promise<RunningSite> =>
  startSite({
    ...content.env,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    // The SDK exports spans every five seconds unless this setting says otherwise.
    OTEL_BSP_SCHEDULE_DELAY: '200',
    ...env,
  })

beforeAll(async () => {
  receiver = await startTraceReceiver()
  content = await startFaultyContentServer()
  site = await startTracedSite({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(async () => {
  await site.stop('SIGKILL')
  await content.stop()
  await receiver.stop()
})

/** Waits for the span of a request, and returns it with all spans of its trace. */
async function traceOf(requestId: unknown) {
  const ofRequest = () => receiver.spans.find(({ attributes }) => attributes['site.request_id'] === requestId)
  await expect.poll(ofRequest, { timeout: 20_000 }).toBeDefined()
  const request = ofRequest()!
  return { request, spans: receiver.spans.filter(({ traceId }) => traceId === request.traceId) }
}

const visit = (path: string, headers?: Record<string, string>) => askServer(site.port, path, { headers })

test('a trace leads from the request through the render to the queries, and on to the content system', async () => {
  content.calls.length = 0
  const answer = await visit('/condition/kidney-stones')
  expect(answer.status).toBe(200)
  const { request, spans } = await traceOf(answer.headers['x-request-id'])
  expect(request).toMatchObject({
    scope: 'plain-urology',
    name: 'GET /condition/$slug',
    kind: server,
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/condition/$slug',
      'http.response.status_code': 200,
    },
  })
  expect(request.parentSpanId ?? '').toBe('')
  const render = spans.find(({ name }) => name === 'render')!
  expect([render.kind, render.parentSpanId]).toEqual([internal, request.spanId])
  const queries = spans.filter(({ kind }) => kind === client)
  expect(queries.map(({ attributes }) => attributes['graphql.operation.name'])).toContain('ConditionPage')
  expect(new Set(queries.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([render.spanId]))
  // The content system gets each query with the span of the query as its parent.
  expect(content.calls.map(({ traceparent }) => traceparent).sort()).toEqual(
    queries.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`).sort(),
  )
  expect(receiver.services).toEqual(new Set(['plain-urology']))
  expect(receiver.paths).toEqual(new Set(['/v1/traces']))
})

test('the trace of a trusted proxy is continued, and its decision not to record is respected', async () => {
  const recorded = { traceparent: '00-0123456789abcdef0123456789abcdef-0123456789abcdef-01' }
  const answer = await visit('/all-treatments', recorded)
  const { request } = await traceOf(answer.headers['x-request-id'])
  expect([request.traceId, request.parentSpanId]).toEqual(['0123456789abcdef0123456789abcdef', '0123456789abcdef'])
  content.calls.length = 0
  const skipped = await visit('/about', { traceparent: '00-fedcba9876543210fedcba9876543210-0123456789abcdef-00' })
  expect(skipped.status).toBe(200)
  expect(content.calls.length).toBeGreaterThan(0)
  for (const { traceparent } of content.calls)
    expect(traceparent).toMatch(/^00-fedcba9876543210fedcba9876543210-.*-00$/)
  // Spans are exported in order: when those of this later request have arrived, those of the one before would have, too.
  const later = await visit('/glossary')
  await traceOf(later.headers['x-request-id'])
  expect(receiver.spans.filter(({ traceId }) => traceId.startsWith('fedcba98'))).toEqual([])
})

test('the trace of a visitor is not continued', async () => {
  const untrusting = await startTracedSite()
  try {
    content.calls.length = 0
    const answer = await askServer(untrusting.port, '/news', {
      headers: {
        traceparent: '00-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-bbbbbbbbbbbbbbbb-01',
        tracestate: 'a=b',
        baggage: 'c=d',
      },
    })
    const { request } = await traceOf(answer.headers['x-request-id'])
    expect(request.traceId).not.toMatch(/^a+$/)
    expect(request.parentSpanId ?? '').toBe('')
    expect(
      content.calls.map(({ traceparent }) => traceparent).filter((parent) => parent?.includes('aaaaaaaa')),
    ).toEqual([])
  } finally {
    await untrusting.stop()
  }
})

test('a failed query is marked with the name of its error', async () => {
  content.falsifyWith((call, real) => (call.operation === 'NewsPage' ? new Response('{}', { status: 400 }) : real()))
  const [story = ''] = /(?<=href=")\/news\/[a-z-]+(?=")/.exec((await visit('/news')).text) ?? []
  const answer = await visit(story)
  content.falsifyWith()
  expect(answer.status).toBeGreaterThanOrEqual(500)
  const { request, spans } = await traceOf(answer.headers['x-request-id'])
  expect(request).toMatchObject({ name: 'GET /news/$slug', status: 2 })
  const query = spans.find(({ attributes }) => attributes['graphql.operation.name'] === 'NewsPage')
  expect(query).toMatchObject({ status: 2, attributes: { 'error.type': 'Error' }, events: [] })
})

test('no span has a URL, what a visitor typed, or an error message, and libraries export no spans', async () => {
  await visit('/search?q=secretword')
  await visit('/news?token=secretword')
  await visit('/secretword')
  const csrf = await visit('/api/auth/csrf')
  expect(csrf.status).toBe(200)
  await askServer(site.port, '/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify({ email: 'secretword@example.org', password: 'secretword-secretword' }),
  })
  const last = await visit('/api/auth/session')
  await traceOf(last.headers['x-request-id'])
  expect(receiver.spans.map(({ name }) => name)).toContain('GET /search')
  expect(JSON.stringify(receiver.spans)).not.toMatch(/secretword|127\.0\.0\.1|user-agent|https?:/i)
  expect(new Set(receiver.spans.map(({ scope }) => scope))).toEqual(new Set(['plain-urology']))
  expect(receiver.spans.flatMap(({ events }) => events)).toEqual([])
})

test('spans that are not sent yet are sent when the server stops', async () => {
  const answer = await visit('/contact')
  const before = receiver.spans.length
  expect(await site.stop()).toBe(0)
  const sent = receiver.spans.slice(before).map(({ attributes }) => attributes['site.request_id'])
  expect(sent).toContain(answer.headers['x-request-id'])
})

test('requests succeed while the collector is down, and the failed export is logged', async () => {
  const lonely = await startTracedSite({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', LOG_LEVEL: 'warn' })
  expect((await askServer(lonely.port, '/')).status).toBe(200)
  await lonely.waitFor(/"event":"trace.export_failed"/, 60_000)
  expect((await askServer(lonely.port, '/')).status).toBe(200)
  expect(await lonely.stop()).toBe(0)
})
