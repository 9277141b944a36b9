import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { onProblem, type ReportedProblem } from '#telemetry/report.server.ts'
import { freePort } from '../support/free-port.ts'
import { type Front, page, startFront } from '../support/http-front.ts'

const fronts: Front[] = []
const servers: Server[] = []
afterEach(async () => {
  for (const front of fronts.splice(0)) await front.stop()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function start(...options: Parameters<typeof startFront>): Promise<Front> {
  const front = await startFront(...options)
  fronts.push(front)
  return front
}

describe('the Surrogate-Key header', () => {
  test('of a cached page contains `*`, the uri of the page and its tags, on 200 and 304 responses', async () => {
    const front = await start(() => page('<p>x</p>', { 'x-cache-tags': 'condition%2Fstones, a%2Cb, niere%20links' }))
    const expected = '* all-conditions/stones condition/stones a%2Cb niere%20links'
    for (let time = 0; time < 2; time++)
      expect((await front.ask('/all-conditions/stones')).headers['surrogate-key']).toBe(expected)
    const { etag = '' } = (await front.ask('/all-conditions/stones')).headers
    const unchanged = await front.ask('/all-conditions/stones', { headers: { 'if-none-match': etag } })
    expect([unchanged.status, unchanged.headers['surrogate-key']]).toEqual([304, expected])
  })

  test('names the uri without the site’s prefix, decoded once, and that of the page for its payload', async () => {
    const front = await start(() => page('<p>x</p>'))
    const keyAt = async (path: string) => (await front.ask(path)).headers['surrogate-key']
    expect(await keyAt('/')).toBe('* __home__')
    expect(await keyAt('/nl/')).toBe('* __home__')
    expect(await keyAt('/nl/news/b%C3%A9b%C3%A9')).toBe('* news/b%C3%A9b%C3%A9')
    expect(await keyAt('/news/x/_payload.json?1')).toBe('* news/x')
  })

  test('is on feeds and other responses that shared caches may store, and on no other', async () => {
    const front = await start((request) => {
      const { pathname } = new URL(request.url)
      const cacheControl = pathname.startsWith('/news') ? 'public, max-age=0, s-maxage=60' : 'no-store'
      return new Response('x', { headers: { 'content-type': 'application/atom+xml', 'cache-control': cacheControl } })
    })
    expect((await front.ask('/news/feed.xml')).headers['surrogate-key']).toBe('* news/feed.xml')
    expect((await front.ask('/other.xml')).headers['surrogate-key']).toBeUndefined()
  })

  test('that would be too long for a header is left out, and no shared cache may store the response', async () => {
    const tags = Array.from({ length: 1000 }, (_, at) => `condition%2Fstones-${at}`)
    const front = await start(({ url }) =>
      page('x', { 'x-cache-tags': tags.slice(0, url.endsWith('/many') ? 1000 : 700).join() }),
    )
    const few = (await front.ask('/few')).headers
    expect([few['surrogate-key']?.length, few['cache-control']]).toEqual([14_595, 'public, max-age=0, s-maxage=60'])
    const many = (await front.ask('/many')).headers
    expect([many['surrogate-key'], many['cache-control']]).toEqual([undefined, 'private, no-cache'])
    // The page cache of the node stores the response and drops it when one of its tags is purged.
    expect(front.http.pageCache.purge({ uris: ['condition/stones-999'], tags: [] })).toBe(1)
  })

  test('of the application is replaced', async () => {
    const front = await start(() => page('<p>x</p>', { 'surrogate-key': 'made-up' }))
    expect((await front.ask('/about')).headers['surrogate-key']).toBe('* about')
  })
})

test('a page that was being rendered during a purge is sent as no-store', async () => {
  let arrived = () => {}
  const rendering = new Promise<void>((resolve) => (arrived = resolve))
  let finish = () => {}
  const purged = new Promise<void>((resolve) => (finish = resolve))
  const front = await start(async (request) => {
    if (request.method === 'POST') return new Response('{}', { headers: { 'x-purge-tags': 'other' } })
    arrived()
    await purged
    return page('old')
  })
  const first = front.ask('/')
  await rendering
  await front.ask('/api/content/purge', { method: 'POST' })
  finish()
  const { status, text, headers } = await first
  expect([status, text, headers['cache-control'], headers['surrogate-key']]).toEqual([
    200,
    'old',
    'no-store',
    undefined,
  ])
  expect((await front.ask('/')).headers['cache-control']).toContain('s-maxage=60')
})

test.each(['/condition/x?utm_source=a', '/not-declared', '/feed.xml?x-craft-preview'])(
  'a response of %s that was being rendered during a purge is sent as no-store, although the page cache skips it',
  async (path) => {
    let arrived = () => {}
    let duringRender: Promise<unknown> | undefined
    const front = await start(async (request) => {
      if (request.method === 'POST') return new Response('{}', { headers: { 'x-purge-tags': 'other' } })
      arrived()
      await duringRender
      const rendered = page('old')
      if (path === '/not-declared') rendered.headers.delete('x-cache-parameters')
      return rendered
    })
    // Without a purge, shared caches may store the response.
    expect((await front.ask(path)).headers['cache-control']).toContain('s-maxage=60')
    front.http.pageCache.purge({ uris: ['*'], tags: [] })
    const rendering = new Promise<void>((resolve) => (arrived = resolve))
    duringRender = rendering.then(() => front.ask('/api/content/purge', { method: 'POST' }))
    const { headers } = await front.ask(path)
    expect([headers['cache-control'], headers['surrogate-key']]).toEqual(['no-store', undefined])
  },
)

test('stale-while-revalidate is kept from browsers, which would show a page after its correction', async () => {
  const stale = 'public, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'
  const front = await start((request) => {
    const cacheable = page('{}', { 'cache-control': stale, 'content-type': 'application/json' })
    // Without the declared parameters, the response is not cached by the front.
    if (request.url.endsWith('/streamed')) cacheable.headers.delete('x-cache-parameters')
    return cacheable
  })
  for (const path of ['/', '/about/_payload.json', '/streamed']) {
    const { headers } = await front.ask(path)
    expect([path, headers['cache-control']]).toEqual([path, 'public, s-maxage=60, stale-if-error=86400'])
  }
})

describe('the forwarding of a purge', () => {
  type Received = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

  /** Starts a server that records each request and, after the delay, adds `name` to `order` and responds with the status. */
  async function target(name: string, order: string[], status = 200, delayMs = 0) {
    const received: Received[] = []
    const server = createServer(async (request, response) => {
      const { method = '', url = '', headers } = request
      received.push({ method, url, headers, body: (await buffer(request)).toString() })
      await sleep(delayMs)
      order.push(name)
      response.writeHead(status).end()
    })
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
  }

  const application = (request: Request) =>
    request.method === 'POST'
      ? new Response('Dropped.', { headers: { 'x-purge-uris': 'about,b%2Fc', 'x-purge-tags': 'a%2Cb' } })
      : page('<p>x</p>')
  const headers = { 'x-timestamp': '1790000000', 'x-signature': 'abc', cookie: 'a=b' }
  const settings = (peers: string, caches: string) => ({
    CONTENT_PURGE_SECRET: 'x'.repeat(40),
    PUBLIC_ORIGIN: 'http://localhost:3000',
    PURGE_PEERS: peers,
    PURGE_CACHES: caches,
  })
  const purge = (front: Front, more: Record<string, string> = {}) =>
    front.ask('/api/content/purge', { method: 'POST', body: '{"uris":["about"]}', headers: { ...headers, ...more } })

  test('sends the signed body to all peers first, and then the keys to the caches', async () => {
    const order: string[] = []
    const peers = [await target('peer', order, 200, 50), await target('peer', order)] as const
    const cache = await target('cache', order)
    const front = await start(application, {
      env: settings(peers.map(({ origin }) => origin).join(','), cache.origin),
      basePath: '/',
    })
    expect((await purge(front)).status).toBe(200)
    expect(order).toEqual(['peer', 'peer', 'cache'])
    for (const { received } of peers) {
      expect(received).toHaveLength(1)
      expect(received[0]).toMatchObject({ method: 'POST', url: '/api/content/purge', body: '{"uris":["about"]}' })
      expect(received[0]?.headers).toMatchObject({
        host: 'localhost:3000',
        'x-timestamp': '1790000000',
        'x-signature': 'abc',
        'x-purge-forwarded': '1',
      })
      expect(received[0]?.headers.cookie).toBeUndefined()
    }
    expect(cache.received).toHaveLength(1)
    expect(cache.received[0]).toMatchObject({ method: 'PURGE', url: '/' })
    expect(cache.received[0]?.headers['surrogate-key']).toBe('about b/c a%2Cb')
  })

  test('sends `*` in place of keys that would be too long for a header', async () => {
    const cache = await target('cache', [])
    const uris = Array.from({ length: 500 }, (_, at) => encodeURIComponent(`news/item-${at}`)).join(',')
    const front = await start(() => new Response('Dropped.', { headers: { 'x-purge-uris': uris } }), {
      env: settings('', cache.origin),
    })
    expect((await purge(front)).status).toBe(200)
    expect(cache.received[0]?.headers['surrogate-key']).toBe('*')
  })

  test('ends at a purge that another node has forwarded', async () => {
    const other = await target('other', [])
    const front = await start(application, { env: settings(other.origin, other.origin) })
    expect((await purge(front, { 'x-purge-forwarded': '1' })).status).toBe(200)
    expect(other.received).toEqual([])
  })

  test('does not happen for a refused purge', async () => {
    const other = await target('other', [])
    const front = await start(() => new Response('no', { status: 401, headers: { 'x-purge-uris': '*' } }), {
      env: settings(other.origin, other.origin),
    })
    expect((await purge(front)).status).toBe(401)
    expect(other.received).toEqual([])
  })

  test('that fails is reported and makes the response a 502, after this node has dropped its pages', async () => {
    const problems: ReportedProblem[] = []
    const stop = onProblem((problem) => problems.push(problem))
    const failing = await target('failing', [], 503)
    const cache = await target('cache', [])
    const front = await start(application, { env: settings(failing.origin, cache.origin) })
    await front.ask('/about')
    const answer = await purge(front)
    stop()
    expect([answer.status, answer.headers['cache-control']]).toEqual([502, 'no-store'])
    expect(problems.map(({ event, context }) => [event, context.target])).toEqual([
      ['purge.forward_failed', failing.origin],
    ])
    expect(cache.received).toHaveLength(1)
    expect(front.http.pageCache.count).toBe(0)
  })

  test('to a node that is not running counts as done', async () => {
    const origin = `http://127.0.0.1:${await freePort()}`
    const front = await start(application, { env: settings(origin, origin) })
    expect((await purge(front)).status).toBe(200)
  })
})
