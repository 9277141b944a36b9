import { createHmac } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { appendFileSync, readdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildCopy, copyProject } from '../support/copy-project.ts'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { freePort } from '../support/free-port.ts'
import { askServer } from '../support/http-front.ts'
import { createDataDirectory, type RunningSite, startSite } from '../support/server.ts'
import {
  askPlain,
  proxiedHost,
  type ProxyRequest,
  type ProxyResponse,
  startWebProxies,
  type WebProxies,
} from '../support/web-proxies.ts'

// These tests run the nginx and Varnish files of `deploy/` in front of two nodes of the built site on loopback.

// The first run may install the proxies, and one test builds the site.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const secret = 'a-secret-that-has-forty-characters-or-so'
const english = '/condition/kidney-stones'

const textOf = ({ body, headers }: ProxyResponse) =>
  (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString()
const titleIn = (text: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1]?.replaceAll(/<[^>]*>/g, '')

describe('nginx and Varnish in front of two nodes', () => {
  let content: FaultyContentServer
  let ports: readonly [number, number]
  let proxies: WebProxies
  let nodes: [RunningSite, RunningSite]
  const dataDirectory = createDataDirectory()

  /** Starts a node on its port with the data directory of both, from the project or from a copy of it. */
  function startNodeOn(at: 0 | 1, project?: string): Promise<RunningSite> {
    return startSite(
      {
        ...content.env,
        PORT: String(ports[at]),
        HOST: '127.0.0.1',
        PUBLIC_ORIGIN: `https://${proxiedHost}`,
        DATA_DIR: dataDirectory,
        TRUSTED_PROXIES: '127.0.0.1',
        CONTENT_MAX_AGE_S: '600',
        CONTENT_PURGE_SECRET: secret,
        PURGE_PEERS: ports.map((port) => `http://127.0.0.1:${port}`).join(','),
        PURGE_CACHES: `http://127.0.0.1:${proxies.varnishPort}`,
        SHUTDOWN_DELAY_MS: '5000',
        LOG_LEVEL: 'error',
      },
      project,
    )
  }

  beforeAll(async () => {
    content = await startFaultyContentServer()
    ports = [await freePort(), await freePort()]
    proxies = await startWebProxies(ports)
    nodes = [await startNodeOn(0), await startNodeOn(1)]
  })
  afterAll(async () => {
    await Promise.all(nodes?.map((node) => node.stop('SIGKILL')) ?? [])
    await proxies?.stop()
    await content?.stop()
  })
  beforeEach(() => content.falsifyWith())

  const ask = (path: string, options?: ProxyRequest) => proxies.ask(path, options)
  const askNode = (at: 0 | 1, path: string) => askServer(ports[at], path, { headers: { host: proxiedHost } })

  /** Sends a signed purge to one node, not through the proxies. */
  function purge(at: 0 | 1, order: unknown) {
    const body = JSON.stringify(order)
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
    return askServer(ports[at], '/api/content/purge', {
      method: 'POST',
      headers: { host: proxiedHost, 'x-timestamp': timestamp, 'x-signature': signature },
      body,
    })
  }

  /** Changes the title of a page in the responses of the content system. */
  const retitle = (title: string) =>
    content.falsifyWith(async (_, real) => {
      const text = await (await real()).text()
      return new Response(text.replaceAll('"title":"Kidney stones"', `"title":"${title}"`), {
        headers: { 'content-type': 'application/json' },
      })
    })

  /** Kills both nodes, runs the expectations, and starts the nodes again. */
  async function withoutNodes(expectations: () => Promise<void>) {
    await Promise.all(nodes.map((node) => node.stop('SIGKILL')))
    try {
      await expectations()
    } finally {
      nodes = [await startNodeOn(0), await startNodeOn(1)]
      await waitForVarnish()
    }
  }

  /** Waits until Varnish takes both nodes for healthy; each has then passed two checks. */
  const waitForVarnish = () => sleep(3500)

  test('a page is cached by Varnish in Brotli, also for a reader with a cookie, and is the same from both nodes', async () => {
    const fromNodes = [await askNode(0, english), await askNode(1, english)]
    expect(fromNodes[0]?.headers.etag).toBe(fromNodes[1]?.headers.etag)
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
    const first = await ask(english, { headers })
    const second = await ask(english, { headers: { ...headers, cookie: 'signed-in=1; session=x' } })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.headers).toMatchObject({
      'cache-status': 'Varnish; hit',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, s-maxage=600, stale-while-revalidate=86400, stale-if-error=86400',
      'surrogate-key': '* condition/kidney-stones',
      'strict-transport-security': 'max-age=31536000',
    })
    for (const name of ['via', 'x-varnish', 'xkey', 'x-request-id']) expect(second.headers[name]).toBeUndefined()
    expect(titleIn(textOf(second))).toBe('Kidney stones')
    expect((await ask(english)).headers['content-encoding']).toBeUndefined()
    expect((await ask(english, { headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding']).toBe('gzip')
    const { etag = '' } = second.headers
    const unchanged = await ask(english, { headers: { ...headers, 'if-none-match': etag } })
    expect([unchanged.status, unchanged.body.length]).toEqual([304, 0])
  })

  test('a response for one reader is not cached', async () => {
    for (let time = 0; time < 2; time++)
      for (const path of ['/search?q=stones', '/contact', '/api/auth/session', '/no-such-page'])
        expect([path, (await ask(path)).headers['cache-status']]).toEqual([path, 'Varnish; fwd=miss'])
  })

  test('a purge on node A is seen on node B and in Varnish within a second, and leaves other pages cached', async () => {
    const other = '/condition/bladder-cancer'
    for (const path of [english, english, other, other]) await ask(path)
    for (const at of [0, 1] as const) expect(titleIn((await askNode(at, english)).text)).toBe('Kidney stones')
    retitle('Stones in the kidney')
    expect(titleIn(textOf(await ask(english)))).toBe('Kidney stones')
    const start = performance.now()
    expect((await purge(0, { uris: ['condition/kidney-stones'] })).status).toBe(200)
    // The very next reader sees the change.
    expect(titleIn(textOf(await ask(english)))).toBe('Stones in the kidney')
    for (const at of [1, 0] as const) expect(titleIn((await askNode(at, english)).text)).toBe('Stones in the kidney')
    expect(performance.now() - start).toBeLessThan(1000)
    expect((await ask(english)).headers['cache-status']).toBe('Varnish; hit')
    expect((await ask(other)).headers['cache-status']).toBe('Varnish; hit')
    content.falsifyWith()
    expect((await purge(1, { all: true })).status).toBe(200)
    expect(titleIn(textOf(await ask(english)))).toBe('Kidney stones')
    expect((await ask(other)).headers['cache-status']).toBe('Varnish; fwd=miss')
  })

  test('a purge of Varnish is refused from outside', async () => {
    await ask(english)
    const headers = { 'surrogate-key': '*' }
    expect((await ask('/', { method: 'PURGE', headers })).status).toBe(405)
    const proto = { ...headers, 'x-forwarded-proto': 'https' }
    expect((await askPlain(proxies.varnishPort, '/', { method: 'PURGE', headers: proto })).status).toBe(405)
    expect((await askPlain(proxies.varnishPort, '/', { method: 'PURGE' })).status).toBe(405)
    expect((await askPlain(proxies.varnishPort, '/', { method: 'FOO' })).status).toBe(405)
    expect((await ask(english)).headers['cache-status']).toBe('Varnish; hit')
    expect((await askPlain(proxies.varnishPort, '/', { method: 'PURGE', headers })).status).toBe(200)
    expect((await ask(english)).headers['cache-status']).toBe('Varnish; fwd=miss')
  })

  test('a purged page is sent stale while both nodes are down, at once and later, and any other path is a 503', async () => {
    expect((await ask(english)).status).toBe(200)
    await purge(0, { all: true })
    await withoutNodes(async () => {
      for (let second = 0; second < 5; second++, await sleep(1000)) {
        const stale = await ask(english)
        expect([stale.status, titleIn(textOf(stale))]).toEqual([200, 'Kidney stones'])
      }
      const missing = await ask('/condition/nocturia')
      expect([missing.status, missing.headers['retry-after'], missing.headers['cache-control']]).toEqual([
        503,
        '5',
        'no-store',
      ])
      expect(textOf(missing)).toBe('This page is not available at the moment.\n')
    })
    expect((await ask('/condition/nocturia')).status).toBe(200)
  })

  test('an error of restarted nodes does not replace a purged page', async () => {
    expect((await ask(english)).status).toBe(200)
    await withoutNodes(async () => {})
    await purge(0, { all: true })
    content.falsifyWith(() => new Response('broken', { status: 503 }))
    expect((await askNode(0, english)).status).toBe(503)
    for (let time = 0; time < 3; time++) {
      const stale = await ask(english)
      expect([stale.status, titleIn(textOf(stale))]).toEqual([200, 'Kidney stones'])
    }
    expect((await ask('/condition/bladder-cancer?never-asked')).status).toBe(503)
    retitle('Stones again')
    await purge(0, { all: true })
    expect(titleIn(textOf(await ask(english)))).toBe('Stones again')
    content.falsifyWith()
    await purge(0, { all: true })
  })

  test('readers are served by the nodes themselves while Varnish is down', async () => {
    expect((await ask(english)).headers['cache-status']).toBeDefined()
    await proxies.stopVarnish()
    for (let time = 0; time < 5; time++) {
      const answer = await ask(english)
      expect([answer.status, answer.headers['cache-status']]).toEqual([200, undefined])
      expect(answer.headers['strict-transport-security']).toBeDefined()
    }
    // A cache that does not run holds no page, so the purge is complete.
    expect((await purge(0, { all: true })).status).toBe(200)
    await proxies.startVarnish()
    await expect.poll(async () => (await ask(english)).headers['cache-status'], { timeout: 30_000 }).toBeDefined()
  })
})
