import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { createHttpServer } from '#http/http-server.ts'
import { createStaticFiles } from '#http/static-files.ts'
import { loadSettings } from '#config/settings.server.ts'
import { createSiteAddresses } from '#sites/resolve-site.ts'
import { onProblem } from '#telemetry/report.server.ts'
import { askServer, type Front, page, startFront } from '../support/http-front.ts'

let front: Front
afterEach(() => front.stop())

const html = (status: number, headers: Record<string, string> = {}) =>
  new Response('<!doctype html><title>x</title>', { status, headers: { 'content-type': 'text/html', ...headers } })

function expectSecurity(headers: Record<string, unknown>) {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
    'content-security-policy': expect.stringMatching(/base-uri 'none'.*form-action 'self'.*frame-ancestors 'none'/),
  })
  expect(headers['content-security-policy']).toContain("object-src 'none'")
}

describe('the security headers', () => {
  test('are on responses of every status', async () => {
    front = await startFront((request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/throws') throw new Error('broken')
      if (pathname === '/stored') return page('<p>stored</p>')
      const status = Number(pathname.slice(1))
      return status === 204 || status === 304 ? new Response(null, { status }) : html(status)
    })
    const stop = onProblem(() => {})
    for (const status of [200, 204, 301, 302, 304, 400, 403, 404, 410, 421, 500, 503]) {
      const answer = await front.ask(`/${status}`)
      expect(answer.status).toBe(status)
      expectSecurity(answer.headers)
    }
    for (const [path, method, status] of [
      ['/throws', 'GET', 500],
      ['/stored', 'GET', 200],
      ['/stored', 'HEAD', 200],
      ['/healthz', 'GET', 200],
      ['/readyz', 'GET', 200],
      ['/', 'DELETE', 405],
      ['/', 'POST', 405],
      ['/', 'OPTIONS', 204],
      ['/_serverFn/x', 'POST', 404],
      ['/x/..', 'GET', 301],
      ['/%ff', 'GET', 400],
      [`/${'x'.repeat(9000)}`, 'GET', 414],
    ] as const) {
      const answer = await front.ask(path, { method })
      expect([path.slice(0, 20), answer.status]).toEqual([path.slice(0, 20), status])
      expectSecurity(answer.headers)
    }
    const etag = (await front.ask('/stored')).headers.etag ?? ''
    const unchanged = await front.ask('/stored', { headers: { 'if-none-match': etag } })
    expect(unchanged.status).toBe(304)
    expectSecurity(unchanged.headers)
    stop()
  })

  test('are on files, also on 304 responses', async () => {
    front = await startFront(() => html(404), { files: { 'robots.txt': 'x', 'assets/a.js': 'x' } })
    const file = await front.ask('/assets/a.js')
    expect(file.status).toBe(200)
    expectSecurity(file.headers)
    const unchanged = await front.ask('/assets/a.js', { headers: { 'if-none-match': file.headers.etag ?? '' } })
    expect(unchanged.status).toBe(304)
    expectSecurity(unchanged.headers)
  })

  test.each([
    ['a malformed request', 'NONSENSE\r\n', '400 Bad Request'],
    ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n', '400 Bad Request'],
    [
      'a request with two hosts',
      'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.test\r\nConnection: close\r\n',
      '400 ',
    ],
    [
      'a request with an unknown Expect header',
      'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: foo\r\nConnection: close\r\n',
      '417 Expectation Failed',
    ],
    ['an OPTIONS * request', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n', '204 '],
  ])('are on the response to %s', async (_, head, status) => {
    front = await startFront(() => html(200))
    const answer = await new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(front.port, '127.0.0.1', () => socket.write(`${head}\r\n`))
      socket.on('data', (part) => (text += part.toString()))
      socket.on('close', () => resolve(text))
    })
    expect(answer.slice(0, 60)).toContain(`HTTP/1.1 ${status}`)
    expect(answer).toContain('cache-control: no-store')
    expect(answer).toContain('x-content-type-options: nosniff')
    expect(answer).toContain("content-security-policy: default-src 'none'")
    expect(front.requests).toEqual([])
  })

  test('are not duplicated when the application sets them, too', async () => {
    front = await startFront(() => html(200, { 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' }))
    const { rawHeaders } = await front.ask('/')
    const names = rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase())
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})

describe('the Content-Security-Policy header', () => {
  test('of the application is kept, and may let another origin frame the page', async () => {
    front = await startFront(() =>
      html(200, { 'content-security-policy': "default-src 'self'; frame-ancestors https://cms.example.org" }),
    )
    const { headers } = await front.ask('/')
    expect(headers['content-security-policy']).toBe("default-src 'self'; frame-ancestors https://cms.example.org")
    expect(headers['x-frame-options']).toBeUndefined()
  })

  test('forbids everything when the application sets none', async () => {
    front = await startFront(() => Response.json({}), {
      files: { 'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    })
    expect((await front.ask('/')).headers['content-security-policy']).toMatch(/^default-src 'none'; object-src/)
    expect((await front.ask('/a.svg')).headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'/,
    )
  })
})

describe('the Strict-Transport-Security header', () => {
  test('is sent only over HTTPS', async () => {
    front = await startFront(() => page('<p>x</p>'), { env: { TRUSTED_PROXIES: '127.0.0.1' } })
    for (let time = 0; time < 2; time++) {
      expect((await front.ask('/')).status).toBe(200)
      expect((await front.ask('/')).headers['strict-transport-security']).toBeUndefined()
      const secure = await front.ask('/', { headers: { 'x-forwarded-proto': 'https' } })
      expect(secure.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
    }
  })
})

describe('the X-Robots-Tag header', () => {
  let close = async () => {}
  afterEach(() => close())

  /** Starts an HTTP server that serves public host names besides the local ones. */
  async function startNamed(env: Record<string, string>) {
    front = await startFront(() => html(404))
    const hosts = ['example.org', 'localhost.example.org'].map((host) => ({ host, handle: 'en' }))
    const clientDirectory = mkdtempSync(join(tmpdir(), 'http-named-'))
    const named = createHttpServer({
      fetch: async () => page('<p>x</p>'),
      serveFile: createStaticFiles(clientDirectory),
      basePath: '/',
      settings: loadSettings(env),
      resolveSite: createSiteAddresses({ publicOrigin: 'http://localhost:3000', siteHosts: hosts }).resolve,
      logger: { info: () => {}, debug: () => {} },
    })
    await new Promise<void>((resolve) => named.server.listen(0, '127.0.0.1', resolve))
    port = (named.server.address() as AddressInfo).port
    close = async () => {
      await named.close(0)
      rmSync(clientDirectory, { recursive: true })
      close = async () => {}
    }
  }

  let port = 0
  const robots = async (host: string) => {
    const { status, headers } = await askServer(port, '/', { headers: { host } })
    expect(status).toBe(200)
    return headers['x-robots-tag']
  }

  test('is noindex for demonstration content on every host but localhost', async () => {
    await startNamed({ ALLOW_INDEXING: '0' })
    for (let time = 0; time < 2; time++) {
      expect(await robots('example.org')).toBe('noindex')
      expect(await robots('localhost.example.org')).toBe('noindex')
      for (const host of ['localhost', 'localhost:3000', '127.0.0.1:80', 'nl.localhost:3000']) {
        expect(await robots(host)).toBeUndefined()
      }
    }
  })

  test('is absent when indexing is allowed or the content is not the demonstration', async () => {
    await startNamed({ ALLOW_INDEXING: '1' })
    expect(await robots('example.org')).toBeUndefined()
    await close()
    await front.stop()
    await startNamed({ ALLOW_INDEXING: '0', CONTENT_ENDPOINT: 'https://cms.example.org/', CONTENT_TOKEN: 't' })
    expect(await robots('example.org')).toBeUndefined()
  })

  test('of the application is kept', async () => {
    front = await startFront(() => page('<p>x</p>', { 'x-robots-tag': 'noindex, follow' }))
    port = front.port
    expect(await robots('localhost')).toBe('noindex, follow')
  })
})

describe('request IDs', () => {
  test('are new for every request, are passed to the application, and are not taken from the client', async () => {
    front = await startFront(() => html(404))
    const first = await front.ask('/', { headers: { 'x-request-id': 'mine' } })
    const second = await front.ask('/')
    expect(first.headers['x-request-id']).not.toBe('mine')
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id'])
    expect(front.requests.map((request) => request.headers.get('x-request-id'))).toEqual([
      first.headers['x-request-id'],
      second.headers['x-request-id'],
    ])
  })

  test('are new for every response from the page cache', async () => {
    front = await startFront(() => page('<p>x</p>'))
    const ids = []
    for (let time = 0; time < 4; time++) ids.push((await front.ask('/')).headers['x-request-id'])
    expect(new Set(ids).size).toBe(4)
    expect(front.requests).toHaveLength(1)
  })
})

describe('headers between the HTTP server and the application', () => {
  test('internal headers of the application are not sent to the client', async () => {
    front = await startFront((request) =>
      new URL(request.url).pathname === '/api/content/purge'
        ? new Response('{}', { headers: { 'x-purge-uris': 'a', 'x-purge-tags': 'b' } })
        : page('<p>x</p>', { 'x-cache-parameters': 'page', 'x-cache-tags': 'a, b' }),
    )
    for (const [path, method] of [
      ['/', 'GET'],
      ['/?x=1', 'GET'],
      ['/', 'GET'],
      ['/api/content/purge', 'POST'],
    ] as const) {
      const names = Object.keys((await front.ask(path, { method })).headers)
      expect(names.filter((name) => /^x-(?:stored|cache|purge)/.test(name))).toEqual([])
    }
  })

  test('without a trusted proxy, forwarding headers of the client are ignored', async () => {
    front = await startFront(() => html(404))
    await front.ask('/', {
      headers: {
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'evil.test',
        'x-forwarded-port': '1',
        'x-client-address': '203.0.113.9',
        forwarded: 'for=203.0.113.9',
      },
    })
    const { headers, url } = front.requests[0] as Request
    expect(headers.get('x-forwarded-for')).toBeNull()
    expect(headers.get('x-forwarded-host')).toBeNull()
    expect(headers.get('x-forwarded-port')).toBeNull()
    expect(headers.get('forwarded')).toBeNull()
    expect(headers.get('x-forwarded-proto')).toBe('http')
    expect(headers.get('x-client-address')).toBe('127.0.0.1')
    expect(url).toBe(`http://localhost:${front.port}/`)
  })

  test('a trusted proxy sets the client address and the protocol, but not the host', async () => {
    front = await startFront(() => html(404), { env: { TRUSTED_PROXIES: '127.0.0.0/8, 10.0.0.0/8' } })
    await front.ask('/', {
      headers: {
        'x-forwarded-for': '1.1.1.1, 203.0.113.9, 10.0.0.7',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'evil.test',
      },
    })
    const { headers, url } = front.requests[0] as Request
    // A client can forge the first address, so the nearest address that is not a trusted proxy is treated as the client's.
    expect(headers.get('x-client-address')).toBe('203.0.113.9')
    expect(headers.get('x-forwarded-proto')).toBe('https')
    expect(headers.get('x-forwarded-host')).toBeNull()
    expect(url).toBe(`https://localhost:${front.port}/`)
  })

  test('an invalid X-Forwarded-For header is ignored', async () => {
    front = await startFront(() => html(404), { env: { TRUSTED_PROXIES: '127.0.0.1' } })
    await front.ask('/', { headers: { 'x-forwarded-for': '<script>' } })
    expect(front.requests[0]?.headers.get('x-client-address')).toBe('127.0.0.1')
  })
})
