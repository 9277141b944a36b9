import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { onProblem, type ReportedProblem } from '#telemetry/report.server.ts'
import { eventually, type Front, page, startFront } from '../support/http-front.ts'

let front: Front
const problems: ReportedProblem[] = []
let stopListening = () => {}

beforeEach(() => {
  problems.length = 0
  stopListening = onProblem((problem) => problems.push(problem))
})
afterEach(async () => {
  stopListening()
  await front.stop()
})

const notCached = () => new Response('found', { headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } })

/** Keeps the process busy like a render, with a chain of promises that never waits for input or output. */
async function compute(milliseconds: number) {
  const end = performance.now() + milliseconds
  while (performance.now() < end) await Promise.resolve()
}

/** Sends all requests at the same moment, in order, each on a connection that has been opened before. */
async function sendAtOnce(paths: readonly string[]): Promise<Promise<string>[]> {
  const sockets = await Promise.all(
    paths.map(
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(front.port, '127.0.0.1', () => resolve(socket)).once('error', reject)
        }),
    ),
  )
  return paths.map((path, at) => {
    const socket = sockets[at]
    socket?.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    return new Promise((resolve, reject) => {
      let received = ''
      socket?.on('data', (part) => (received += part.toString()))
      socket?.once('close', () => resolve(received)).once('error', reject)
    })
  })
}

const searches = (count: number) => Array.from({ length: count }, (_, at) => `/search?q=${at}`)

/**
 * Starts a front whose application allows every page but the search to be cached, and renders no search until `release` is
 * called.
 */
async function startWaitingFront(limits: { maxConcurrentRenders: number; maxQueuedRenders: number }) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  const rendered: string[] = []
  front = await startFront(
    async ({ url }) => {
      const { pathname, search } = new URL(url)
      rendered.push(pathname + search)
      if (pathname !== '/search') return page(`<p>${pathname} ${rendered.length}</p>`)
      await gate
      return notCached()
    },
    { limits },
  )
  return { rendered, release }
}

describe('when more renders are requested than can run', () => {
  test('a cached page and the health checks are served before queued renders', async () => {
    let rendered = 0
    front = await startFront(async ({ url }) => {
      if (!url.includes('/search')) return page('<p>cached</p>')
      await compute(5)
      rendered++
      return notCached()
    })
    for (let time = 0; time < 2; time++) await front.ask('/')
    const responses = await sendAtOnce([...searches(40), '/healthz', '/readyz', '/'])
    const onOpenConnections = responses
      .slice(40)
      .map(async (response) => ({ status: Number((await response).slice(9, 12)), rendered }))
    const onNewConnections = Array.from({ length: 20 }, async (_, at) => ({
      status: (await front.ask(at % 2 === 0 ? '/healthz' : '/')).status,
      rendered,
    }))
    for (const other of await Promise.all([...onOpenConnections, ...onNewConnections])) {
      expect(other.status).toBe(200)
      // Fewer renders have finished than there are new connections, so connections do not wait for a render each.
      expect(other.rendered).toBeLessThan(20)
    }
    for (const response of await Promise.all(responses)) expect(response).toMatch(/^HTTP\/1\.1 200/)
    expect(rendered).toBe(40)
  })

  test('requests beyond the queue get a 503 with Retry-After, and requests after the burst get a 200', async () => {
    front = await startFront(async () => {
      await compute(2)
      return notCached()
    })
    const responses = await Promise.all(await sendAtOnce(searches(300)))
    const refused = responses.filter((response) => response.startsWith('HTTP/1.1 503'))
    const answered = responses.filter((response) => response.startsWith('HTTP/1.1 200'))
    expect(refused.length).toBeGreaterThan(0)
    expect(answered.length).toBeGreaterThanOrEqual(64)
    expect(refused.length + answered.length).toBe(300)
    for (const response of refused) {
      expect(response).toMatch(/^retry-after: 5\r$/im)
      expect(response).toMatch(/^content-type: text\/plain; charset=utf-8\r$/im)
      expect(response).toMatch(/^cache-control: no-store\r$/im)
      expect(response).toMatch(/^x-content-type-options: nosniff\r$/im)
      expect(response).toMatch(/^content-security-policy: default-src 'none'/im)
      expect(response).toMatch(/^x-request-id: \S+\r$/im)
    }
    for (const response of await Promise.all(await sendAtOnce(searches(20))))
      expect(response).toMatch(/^HTTP\/1\.1 200/)
    expect(problems).toEqual([])
  })

  test('a queued request whose client disconnects is not rendered', async () => {
    const { rendered, release } = await startWaitingFront({ maxConcurrentRenders: 1, maxQueuedRenders: 1 })
    const first = front.ask('/search?q=first')
    await eventually(() => rendered).toEqual(['/search?q=first'])
    const leaving = connect(front.port, '127.0.0.1', () =>
      leaving.write('GET /search?q=left HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    )
    await eventually(async () => (await front.ask('/search?q=refused')).status).toBe(503)
    leaving.destroy()
    await eventually(() => front.log).toContainEqual(expect.objectContaining({ path: '/search', status: 0 }))
    const last = front.ask('/search?q=last')
    release()
    expect([(await first).status, (await last).status]).toEqual([200, 200])
    expect(rendered).toEqual(['/search?q=first', '/search?q=last'])
    expect(problems).toEqual([])
  })

  test('purges and API requests are handled although the render queue is full', async () => {
    const { rendered, release } = await startWaitingFront({ maxConcurrentRenders: 1, maxQueuedRenders: 1 })
    const first = front.ask('/search?q=rendered')
    await eventually(() => rendered).toEqual(['/search?q=rendered'])
    const [waits, refused] = await sendAtOnce(['/search?q=waits', '/search?q=refused'])
    expect(await refused).toMatch(/^HTTP\/1\.1 503/)
    const purge = { method: 'POST', body: '{"all":true}' }
    expect((await front.ask('/api/content/purge', purge)).status).toBe(200)
    expect((await front.ask('/api/progress', { method: 'POST', body: '{}' })).status).toBe(200)
    expect((await front.ask('/api/auth/session')).status).toBe(200)
    release()
    expect((await first).status).toBe(200)
    expect(await waits).toMatch(/^HTTP\/1\.1 200/)
    expect(problems).toEqual([])
  })

  test('API requests that wait do not occupy a render slot', async () => {
    const releases: (() => void)[] = []
    front = await startFront(
      async ({ url }) => {
        if (url.includes('/api/')) await new Promise<void>((resolve) => releases.push(resolve))
        return notCached()
      },
      { limits: { maxConcurrentRenders: 1, maxQueuedRenders: 1 } },
    )
    const calls = Array.from({ length: 3 }, () => front.ask('/api/reports/notify', { method: 'POST', body: '{}' }))
    await eventually(() => releases).toHaveLength(3)
    expect((await front.ask('/search?q=1')).status).toBe(200)
    for (const release of releases) release()
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200)
  })

  test('API requests beyond their queue get a 503 with Retry-After; purges, the chatbot, pages and health checks are served', async () => {
    const releases: (() => void)[] = []
    front = await startFront(
      async ({ url }) => {
        if (url.endsWith('/api/progress')) await new Promise<void>((resolve) => releases.push(resolve))
        return notCached()
      },
      { limits: { maxConcurrentApiRequests: 1 } },
    )
    const post = (path: string) => front.ask(path, { method: 'POST', body: '{}' })
    const first = post('/api/progress')
    await eventually(() => releases).toHaveLength(1)
    // One of the two waits, and the other is refused at once.
    const others = [post('/api/progress'), post('/api/progress')]
    const refused = await Promise.race(others)
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
    expect([refused.headers['cache-control'], refused.headers['x-content-type-options']]).toEqual([
      'no-store',
      'nosniff',
    ])
    // A purge is a POST, so a GET at its URL waits like any other API request.
    for (const path of ['/api/auth/session', '/api/content/purge']) expect((await front.ask(path)).status).toBe(503)
    expect((await post('/api/content/purge')).status).toBe(200)
    expect((await post('/api/chat')).status).toBe(200)
    for (const path of ['/search?q=1', '/healthz', '/readyz']) expect((await front.ask(path)).status).toBe(200)
    releases[0]?.()
    await eventually(() => releases).toHaveLength(2)
    releases[1]?.()
    const statuses = (await Promise.all([first, ...others])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 200, 503])
    expect((await front.ask('/api/auth/session')).status).toBe(200)
    expect(problems).toEqual([])
  })

  test('a streamed answer occupies its place until it has ended, or until its reader leaves', async () => {
    const ends: (() => void)[] = []
    front = await startFront(
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode('first line\n'))
              ends.push(() => controller.close())
            },
          }),
        ),
      { limits: { maxConcurrentApiRequests: 1 } },
    )
    const leaving = connect(front.port, '127.0.0.1', () =>
      leaving.write('POST /api/chat HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\nx'),
    )
    const firstBytes = await new Promise((resolve) => leaving.once('data', resolve))
    expect(String(firstBytes)).toMatch(/^HTTP\/1\.1 200/)
    const post = () => front.ask('/api/chat', { method: 'POST', body: 'x' })
    const others = [post(), post()]
    expect((await Promise.race(others)).status).toBe(503)
    expect(ends).toHaveLength(1)
    leaving.destroy()
    await eventually(() => ends).toHaveLength(2)
    const next = post()
    ends[1]?.()
    await eventually(() => ends).toHaveLength(3)
    ends[2]?.()
    const statuses = (await Promise.all([...others, next])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 200, 503])
    expect(problems).toEqual([])
  })

  test('a client that leaves its response unread occupies no place', async () => {
    let answered = 0
    front = await startFront(
      ({ url }) => {
        if (!url.includes('/api/')) return new Response('x'.repeat(50_000_000))
        answered++
        return new Response('{}')
      },
      { limits: { maxConcurrentApiRequests: 1 } },
    )
    const session = 'GET /api/auth/session HTTP/1.1\r\nHost: localhost\r\n\r\n'
    const unread = connect(front.port, '127.0.0.1', () =>
      unread.pause().write(`GET / HTTP/1.1\r\nHost: localhost\r\n\r\n${session}`),
    )
    await eventually(() => answered).toBe(1)
    const next = await front.ask('/api/auth/session')
    expect([next.status, answered]).toEqual([200, 2])
    unread.destroy()
  })

  test('renewals of cached pages alternate with renders for visitors', async () => {
    const { rendered, release } = await startWaitingFront({ maxConcurrentRenders: 1, maxQueuedRenders: 8 })
    for (const path of ['/a', '/b']) await front.ask(path)
    front.time.now += 61_000
    const first = front.ask('/search?q=0')
    await eventually(() => rendered).toContain('/search?q=0')
    const waiting = await sendAtOnce(['/search?q=1', '/search?q=2', '/search?q=3'])
    // Stale pages are served at once, although searches are waiting to be rendered.
    expect((await front.ask('/a')).text).toBe('<p>/a 1</p>')
    expect((await front.ask('/b')).text).toBe('<p>/b 2</p>')
    release()
    await Promise.all([first, ...waiting])
    expect(rendered.slice(3)).toEqual(['/a', '/search?q=1', '/b', '/search?q=2', '/search?q=3'])
    // The renewed page is stored after it has been rendered.
    await eventually(async () => (await front.ask('/a')).text).toBe('<p>/a 4</p>')
  })

  test('a renewal that finds the queue full keeps the stale page, and is retried some seconds later', async () => {
    const { rendered, release } = await startWaitingFront({ maxConcurrentRenders: 1, maxQueuedRenders: 1 })
    for (const path of ['/a', '/b']) await front.ask(path)
    front.time.now += 61_000
    const first = front.ask('/search?q=0')
    await eventually(() => rendered).toContain('/search?q=0')
    for (let time = 0; time < 2; time++) {
      for (const path of ['/a', '/b']) expect((await front.ask(path)).status).toBe(200)
    }
    release()
    await first
    await eventually(() => rendered.slice(3)).toEqual(['/a'])
    expect((await front.ask('/b')).text).toBe('<p>/b 2</p>')
    front.time.now += 6000
    await front.ask('/b')
    await eventually(async () => (await front.ask('/b')).text).toBe('<p>/b 5</p>')
    expect(problems).toEqual([])
  })
})
