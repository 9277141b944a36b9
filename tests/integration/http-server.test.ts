import { Agent, request as ask, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { text as streamText } from 'node:stream/consumers'
import { brotliCompressSync, createBrotliDecompress, gzipSync } from 'node:zlib'
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

const text = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': 'text/plain', ...headers } })
const encoder = new TextEncoder()

describe('health checks', () => {
  test('respond without the application, for every host', async () => {
    front = await startFront(() => text('app'))
    for (const path of ['/healthz', '/readyz']) {
      const answer = await front.ask(path, { headers: { host: 'unknown.test' } })
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    }
    expect(front.requests).toEqual([])
  })

  test('/readyz gives the reasons as JSON when the application is not ready, and /healthz is not affected', async () => {
    let reasons: readonly ('content_never_reached' | 'storage_not_writable')[] = [
      'content_never_reached',
      'storage_not_writable',
    ]
    front = await startFront(() => text('app'), { checkReadiness: async () => reasons })
    const answer = await front.ask('/readyz')
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      503,
      'application/json; charset=utf-8',
      'no-store',
    ])
    expect(JSON.parse(answer.text)).toEqual({ reasons })
    expect((await front.ask('/healthz')).status).toBe(200)
    reasons = []
    expect((await front.ask('/readyz')).status).toBe(200)
  })

  test('/readyz says that the server is shutting down', async () => {
    front = await startFront(() => text('app'))
    const closed = front.http.close(5000, 500)
    const answer = await front.ask('/readyz')
    expect([answer.status, JSON.parse(answer.text)]).toEqual([503, { reasons: ['shutting_down'] }])
    await closed
  })
})

describe('static files', () => {
  const files = {
    'assets/app-1a2b.js': 'let a'.repeat(500),
    'assets/app-1a2b.js.br': brotliCompressSync('let a'.repeat(500)),
    'assets/app-1a2b.js.gz': gzipSync('let a'.repeat(500)),
    'builds/latest.json': '{"id":"1"}',
    'robots.txt': 'User-agent: *',
    'a file.txt': 'spaces',
    '.well-known/security.txt': 'Contact: x',
  }

  test('are sent compressed, and hashed files are cached for a year', async () => {
    front = await startFront(() => text('app'), { files })
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0', undefined],
      ['', undefined],
    ] as const) {
      const answer = await front.ask('/assets/app-1a2b.js', { headers: { 'accept-encoding': accepted } })
      expect(answer.status).toBe(200)
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.vary).toMatch(/^accept-encoding$/i)
      expect(answer.text).toBe(files['assets/app-1a2b.js'])
    }
    expect(front.requests).toEqual([])
  })

  test('with a stable name are cached for a short time or revalidated', async () => {
    front = await startFront(() => text('app'), { files })
    expect((await front.ask('/robots.txt')).headers['cache-control']).toBe('public, max-age=300')
    expect((await front.ask('/builds/latest.json?1700000000')).headers['cache-control']).toBe('no-cache')
    expect((await front.ask('/a%20file.txt')).text).toBe('spaces')
    expect((await front.ask('/.well-known/security.txt')).text).toBe('Contact: x')
  })

  test('support HEAD and refuse POST', async () => {
    front = await startFront(() => text('app'), { files })
    const head = await front.ask('/robots.txt', { method: 'HEAD' })
    expect([head.status, head.bytes.length]).toEqual([200, 0])
    const written = await front.ask('/robots.txt', { method: 'POST' })
    expect([written.status, written.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  test('that do not exist, are outside the directory, or are compressed variants fall through to the application', async () => {
    front = await startFront(() => text('app'), { files })
    const paths = [
      '/assets',
      '/assets/gone.js',
      '/assets/app-1a2b.js.br',
      '/..%2F..%2Fetc/passwd',
      '/..%2Fpackage.json',
      '/robots',
    ]
    for (const path of paths) expect([path, (await front.ask(path)).text]).toEqual([path, 'app'])
  })

  test('are sent whole, because range requests are ignored', async () => {
    front = await startFront(() => text('app'), { files })
    const answer = await front.ask('/robots.txt', { headers: { range: 'bytes=-3' } })
    expect([answer.status, answer.text]).toEqual([200, 'User-agent: *'])
  })
})

describe('under a base path', () => {
  test('files, pages and the purge endpoint are served', async () => {
    front = await startFront(
      (request) =>
        request.method === 'POST'
          ? new Response('{}', { headers: { 'x-purge-tags': '*' } })
          : page(new URL(request.url).pathname),
      { basePath: '/base/', files: { 'assets/a.js': 'file' } },
    )
    expect((await front.ask('/base/assets/a.js')).text).toBe('file')
    expect((await front.ask('/base/nl/about')).text).toBe('/base/nl/about')
    await front.ask('/base/nl/about')
    expect(front.requests).toHaveLength(1)
    await front.ask('/base/api/content/purge', { method: 'POST' })
    expect(front.http.pageCache.count).toBe(0)
  })

  test('every other path but the health checks is a 404', async () => {
    front = await startFront(() => text('app'), { basePath: '/base/', files: { 'assets/a.js': 'file' } })
    expect((await front.ask('/assets/a.js')).status).toBe(404)
    expect((await front.ask('/')).status).toBe(404)
    const bare = await front.ask('/base')
    expect([bare.status, bare.headers.location]).toEqual([301, '/base/'])
    expect((await front.ask('/healthz')).status).toBe(200)
    expect(front.requests).toEqual([])
  })
})

describe('request limits', () => {
  test('unsupported methods are refused with 405 and an Allow header', async () => {
    front = await startFront(() => text('app'))
    for (const method of ['PUT', 'DELETE', 'PATCH', 'TRACE', 'POST', 'PROPFIND']) {
      for (const path of [
        '/',
        '/nl/about',
        '/healthz',
        '/search?q=x',
        '/nl/api/content/purge',
        '//api/content/purge',
      ]) {
        const answer = await front.ask(path, { method })
        expect([method, path, answer.status, answer.headers.allow]).toEqual([method, path, 405, 'GET, HEAD, OPTIONS'])
        expect(answer.headers['cache-control']).toBe('no-store')
      }
    }
    const answer = await front.ask('/api/content/purge', { method: 'PUT' })
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
    expect(front.requests).toEqual([])
  })

  test('OPTIONS returns the allowed methods without a body', async () => {
    front = await startFront(() => text('app'))
    for (const [path, allow] of [
      ['/', 'GET, HEAD, OPTIONS'],
      ['/nl/about?x=1', 'GET, HEAD, OPTIONS'],
      ['/api/content/purge', 'GET, HEAD, POST, OPTIONS'],
    ] as const) {
      const answer = await front.ask(path, { method: 'OPTIONS' })
      expect([path, answer.status, answer.headers.allow, answer.text]).toEqual([path, 204, allow, ''])
    }
    expect(front.requests).toEqual([])
  })

  test('POST to an unknown technical path is a 404', async () => {
    front = await startFront(() => text('app'))
    for (const [method, path] of [
      ['POST', '/media/x'],
      ['POST', '/api/anything'],
      ['POST', '/api/content/purge/'],
      ['POST', '/api/content/%70urge'],
      ['POST', '/_serverFn/abc'],
    ] as const) {
      const answer = await front.ask(path, { method })
      expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 404, 'no-store'])
    }
    expect(front.requests).toEqual([])
  })

  test('headers and bodies that take too long are a 408', async () => {
    front = await startFront(() => text('app'))
    front.http.server.headersTimeout = 200
    front.http.server.requestTimeout = 200
    const body = 'POST /api/content/purge HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{'
    for (const start of ['GET / HTTP/1.1\r\nHost: local', body]) {
      const answer = await new Promise<string>((resolve) => {
        let received = ''
        const socket = connect(front.port, '127.0.0.1', () => socket.write(start))
        socket.on('data', (part) => (received += part.toString()))
        socket.on('close', () => resolve(received))
      })
      expect(answer).toMatch(/^HTTP\/1\.1 408/)
      expect(answer).toContain('x-content-type-options: nosniff')
    }
  })

  test('a connection whose client does not read is closed after a timeout', async () => {
    front = await startFront(() => text('x'.repeat(30_000_000)))
    expect(front.http.server.timeout).toBeGreaterThan(65_000)
    front.http.server.timeout = 2000
    const socket = connect(front.port, '127.0.0.1', () =>
      socket.write('GET /api/a HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    )
    socket.pause()
    await eventually(() => front.log).toMatchObject([{ path: '/api/a', status: 200 }])
    socket.destroy()
  })

  test('a connection with too many pipelined requests gets a 503 and is closed', async () => {
    front = await startFront(() => text('app'), { files: { 'picture.png': Buffer.alloc(100_000) } })
    const socket = connect(front.port, '127.0.0.1', () =>
      socket.write('GET /picture.png HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(100)),
    )
    let received = ''
    socket.on('data', (part) => (received += part.toString('latin1')))
    await new Promise((resolve) => socket.on('close', resolve))
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual([...Array(20).fill('HTTP/1.1 200'), 'HTTP/1.1 503'])
    expect((await front.ask('/picture.png')).status).toBe(200)
  })

  test('a malformed request while a response is being sent closes the connection and adds nothing to it', async () => {
    front = await startFront(
      () =>
        new Response(new ReadableStream({ start: (controller) => controller.enqueue(encoder.encode('first part')) }), {
          headers: { 'content-type': 'text/plain' },
        }),
    )
    const socket = connect(front.port, '127.0.0.1', () =>
      socket.write('GET /api/stream HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    )
    let received = ''
    socket.on('data', (part) => (received += part.toString()))
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => {})
    await eventually(() => received).toContain('first part')
    const before = received
    socket.write('malformed\r\n\r\n')
    await closed
    expect(received).toBe(before)
    expect(front.log).toContainEqual(expect.objectContaining({ event: 'request.malformed', status: 400 }))
  })

  test('a malformed request after a complete response gets a 400', async () => {
    front = await startFront(() => text('app'))
    const socket = connect(front.port, '127.0.0.1', () =>
      socket.write('GET /api/a HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    )
    let received = ''
    socket.on('data', (part) => (received += part.toString()))
    await eventually(() => received).toContain('app')
    socket.write('malformed\r\n\r\n')
    await new Promise((resolve) => socket.once('close', resolve))
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
  })

  test('a keep-alive connection may send any number of requests in sequence', async () => {
    front = await startFront(() => text('app'))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let time = 0; time < 60; time++) {
      const status = await new Promise((resolve, reject) => {
        ask({ port: front.port, path: '/api/a', agent }, (answer) => {
          answer.resume()
          answer.on('end', () => resolve(answer.statusCode))
        })
          .on('error', reject)
          .end()
      })
      expect(status).toBe(200)
    }
    agent.destroy()
  })

  test('a URL over 8 kB or a path over 2,048 characters is a 414, and headers over 32 kB are a 431', async () => {
    front = await startFront(() => text('app'))
    expect((await front.ask(`/?${'x'.repeat(8190)}`)).status).toBe(200)
    expect((await front.ask(`/?${'x'.repeat(8191)}`)).status).toBe(414)
    expect((await front.ask(`/${'x'.repeat(2047)}`)).status).toBe(200)
    expect((await front.ask(`/${'x'.repeat(2048)}`)).status).toBe(414)
    expect((await front.ask('/', { headers: { cookie: 'x'.repeat(40_000) } })).status).toBe(431)
  })

  test('a body over 1 MB is a 413, with and without Content-Length', async () => {
    front = await startFront(async (request) => text(String((await request.arrayBuffer()).byteLength)))
    const path = '/api/content/purge'
    expect((await front.ask(path, { method: 'POST', body: Buffer.alloc(1_000_000) })).text).toBe('1000000')
    expect((await front.ask(path, { method: 'POST', headers: { 'content-length': '1000001' } })).status).toBe(413)
    const status = await new Promise((resolve, reject) => {
      const clientRequest = ask(
        { port: front.port, path, method: 'POST', agent: false, headers: { 'transfer-encoding': 'chunked' } },
        (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        },
      )
      clientRequest.on('error', reject)
      clientRequest.write(Buffer.alloc(600_000))
      clientRequest.write(Buffer.alloc(600_000))
    })
    expect(status).toBe(413)
    expect(front.requests).toHaveLength(1)
  })

  test('the sizes and timeouts of requests and connections are those of the settings', async () => {
    const env = {
      MAX_BODY_BYTES: '70000',
      MAX_HEADER_BYTES: '16384',
      REQUEST_TIMEOUT_MS: '15000',
      KEEP_ALIVE_TIMEOUT_MS: '7000',
      IDLE_TIMEOUT_MS: '90000',
    }
    front = await startFront(() => text('app'), { env })
    const post = (path: string, bytes: number) => front.ask(path, { method: 'POST', body: Buffer.alloc(bytes) })
    expect((await post('/api/content/purge', 70_000)).status).toBe(200)
    expect((await post('/api/content/purge', 70_001)).status).toBe(413)
    expect((await post('/nl/contact', 70_001)).status).toBe(413)
    // Other paths keep their own limits.
    expect((await post('/api/chat', 65_537)).status).toBe(413)
    expect((await post('/api/progress', 100_000)).status).toBe(200)
    expect((await front.ask('/', { headers: { cookie: 'x'.repeat(20_000) } })).status).toBe(431)
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = front.http.server
    expect([headersTimeout, requestTimeout, keepAliveTimeout, timeout]).toEqual([15_000, 15_000, 7000, 90_000])
  })

  test('an invalid Host header is a 400', async () => {
    front = await startFront(() => text('app'))
    for (const host of ['a b', 'evil.test/x', 'user@evil.test', 'a:99999999']) {
      expect([host, (await front.ask('/', { headers: { host } })).status]).toEqual([host, 400])
    }
    expect(front.requests).toEqual([])
  })

  /** Sends a request as raw text, which may be one that clients would not send, and resolves to the whole response. */
  const sendRaw = (...lines: readonly string[]) =>
    new Promise<string>((resolve, reject) => {
      let answer = ''
      const socket = connect(front.port, '127.0.0.1', () =>
        socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`),
      )
      socket.on('data', (part) => (answer += part.toString()))
      socket.once('end', () => resolve(answer))
      socket.once('error', reject)
    })

  test.each([
    ['http://ar.localhost:3000/news?page=2', 'http://ar.localhost:3000/news?page=2'],
    ['HTTP://AR.localhost/', 'http://ar.localhost/'],
    ['http://ar.localhost', 'http://ar.localhost/'],
    ['http://ar.localhost?page=2', 'http://ar.localhost/?page=2'],
  ])('the absolute request target %s is accepted, and its host replaces the Host header', async (target, url) => {
    front = await startFront(({ headers }) => text(`app for ${headers.get('host') ?? ''}`))
    const answer = await sendRaw(`GET ${target} HTTP/1.1`, 'Host: localhost')
    expect(answer).toMatch(/^HTTP\/1.1 200/)
    expect(answer.toLowerCase()).toContain(`app for ${new URL(url).host}`)
    expect(front.requests.map((request) => request.url)).toEqual([url])
  })

  test('an absolute request target and the same request in origin form share a cached page', async () => {
    front = await startFront(() => page('<p>x</p>'))
    await sendRaw('GET http://localhost/about HTTP/1.1', 'Host: localhost')
    expect((await front.ask('/about')).status).toBe(200)
    expect(front.requests).toHaveLength(1)
  })

  test.each([
    [['Content-Length: 5', 'Transfer-Encoding: chunked']],
    [['Content-Length: 5', 'Content-Length: 6']],
    [['Content-Length: +5']],
    [['Transfer-Encoding: chunked, identity']],
    [['Transfer-Encoding : chunked']],
    [[' Transfer-Encoding: chunked']],
  ])('a request whose length is ambiguous is refused, and nothing after it is read: %j', async (lines) => {
    front = await startFront(() => text('app'))
    const answer = await sendRaw(
      'POST /contact HTTP/1.1',
      'Host: localhost',
      ...lines,
      '',
      '0',
      '',
      'GET /smuggled HTTP/1.1',
      'Host: localhost',
    )
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(answer.match(/HTTP\/1.1/g)).toHaveLength(1)
    expect(front.requests).toEqual([])
  })

  test.each([
    ['without a Host header', ['GET http://localhost/ HTTP/1.1'], 400],
    ['with two Host headers', ['GET http://localhost/ HTTP/1.1', 'Host: localhost', 'Host: localhost'], 400],
    ['with an invalid Host header', ['GET http://localhost/ HTTP/1.1', 'Host: a b'], 400],
    ['with credentials', ['GET http://a:b@localhost/ HTTP/1.1', 'Host: localhost'], 400],
    ['without a host', ['GET http:///x HTTP/1.1', 'Host: localhost'], 400],
    ['of https on a connection that is not secure', ['GET https://localhost/ HTTP/1.1', 'Host: localhost'], 400],
    ['of another scheme', ['GET ftp://localhost/ HTTP/1.1', 'Host: localhost'], 400],
    ['with a host that is not of this server', ['GET http://evil.test/ HTTP/1.1', 'Host: localhost'], 421],
  ])('an absolute request target %s is refused', async (_, lines, status) => {
    front = await startFront(() => text('app'), { env: { PUBLIC_ORIGIN: 'http://localhost:3000' } })
    expect(await sendRaw(...lines)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(front.requests).toEqual([])
  })
})

describe('a URL with invalid percent-encoding', () => {
  test('is a plain-text 400 without the application, unless only its query is malformed', async () => {
    front = await startFront(() => text('app'))
    for (const path of ['/%', '/%ff', '/nl/%', '/_serverFn/%E0%A4%A', '/%E0%A4%A', '/nl/%c3%28/x?q=1']) {
      const answer = await front.ask(path)
      expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 400, 'no-store'])
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    }
    expect(front.requests).toEqual([])
    expect((await front.ask('/search?q=%')).text).toBe('app')
  })
})

describe('a URL that is not in its canonical form', () => {
  test('is redirected, and the redirect is cached only if it has no query, which may hold a token', async () => {
    front = await startFront(() => text('app'))
    const redirectOf = async (path: string) => {
      const { status, headers } = await front.ask(path)
      return [status, headers.location, headers['cache-control']]
    }
    expect(await redirectOf('/contact/')).toEqual([301, '/contact', 'public, max-age=3600'])
    expect(await redirectOf('/reset-password/?token=x')).toEqual([301, '/reset-password?token=x', 'private, no-store'])
    expect(front.requests).toEqual([])
  })
})

describe('an unknown host', () => {
  test('is a 421 for pages, files and server functions, and is not reported', async () => {
    front = await startFront(() => text('app'), { files: { 'robots.txt': 'x', 'assets/a.js': 'x' } })
    const hosts = ['unknown.test', '10.0.0.1', '999.999.999.999', '[:::::]', 'localhost:99999', 'nl.localhost:65536']
    for (const host of hosts) {
      for (const path of ['/', '/robots.txt', '/assets/a.js', '/_serverFn/a', '/api/content/purge', '/x/..', '/%']) {
        const answer = await front.ask(path, { headers: { host } })
        expect([host, path, answer.status, answer.headers['cache-control']]).toEqual([host, path, 421, 'no-store'])
      }
      expect((await front.ask('/api/content/purge', { method: 'POST', headers: { host } })).status).toBe(421)
    }
    expect(front.requests).toEqual([])
    expect(problems).toEqual([])
    expect((await front.ask('/robots.txt', { headers: { host: 'nl.localhost:65535' } })).text).toBe('x')
  })
})

describe('the response of the application', () => {
  test('keeps its status, its headers and its cookies', async () => {
    front = await startFront(() => {
      const headers = new Headers({ location: '/nl/', 'x-own': 'yes' })
      headers.append('set-cookie', 'a=1')
      headers.append('set-cookie', 'b=2')
      return new Response(null, { status: 302, headers })
    })
    const answer = await front.ask('/')
    expect(answer.status).toBe(302)
    expect(answer.headers).toMatchObject({ location: '/nl/', 'x-own': 'yes', 'set-cookie': ['a=1', 'b=2'] })
  })

  test('can depend on the body and the headers of the request', async () => {
    front = await startFront(async (request) => text(`${request.headers.get('content-type')} ${await request.text()}`))
    const sent = { method: 'POST', headers: { 'content-type': 'text/x' }, body: 'grüße' }
    const answer = await front.ask('/api/content/purge', sent)
    expect(answer.text).toBe('text/x grüße')
  })

  test('is compressed when it is text and long enough', async () => {
    const long = 'stone '.repeat(500)
    front = await startFront((request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/short') return text('short', { 'content-length': '5' })
      if (pathname === '/image') return text(long, { 'content-type': 'image/webp' })
      if (pathname === '/encoded')
        return new Response(gzipSync(long), { headers: { 'content-type': 'text/plain', 'content-encoding': 'gzip' } })
      if (pathname === '/as-is') return text(long, { 'cache-control': 'no-transform' })
      return text(long, { etag: '"1"', vary: 'cookie', 'content-length': String(long.length) })
    })
    const headers = { 'accept-encoding': 'gzip, br' }
    const answer = await front.ask('/', { headers })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"1"', vary: 'cookie, accept-encoding' })
    expect(answer.headers['content-length']).toBeUndefined()
    expect(answer.text).toBe(long)
    expect((await front.ask('/', { headers: { 'accept-encoding': 'gzip' } })).text).toBe(long)
    expect((await front.ask('/')).headers['content-length']).toBe(String(long.length))
    for (const [path, encoding] of [
      ['/short', undefined],
      ['/image', undefined],
      ['/as-is', undefined],
      ['/encoded', 'gzip'],
    ] as const) {
      expect([path, (await front.ask(path, { headers })).headers['content-encoding']]).toEqual([path, encoding])
    }
  })

  test.each(['br', 'gzip', ''])('is streamed while it is rendered (%j)', async (encoding) => {
    let more = () => {}
    front = await startFront(
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(encoder.encode('first '.repeat(300)))
              more = () => {
                controller.enqueue(encoder.encode('second'))
                controller.close()
              }
            },
          }),
          { headers: { 'content-type': 'text/html' } },
        ),
    )
    const answer = await new Promise<IncomingMessage>((resolve) => {
      ask(
        { port: front.port, agent: false, headers: { host: 'localhost', 'accept-encoding': encoding } },
        resolve,
      ).end()
    })
    const plain = encoding === 'br' ? answer.pipe(createBrotliDecompress()) : answer
    const first = await new Promise<Buffer>((resolve) => plain.once('data', resolve))
    expect(first.length).toBeGreaterThan(0)
    more()
    let rest = ''
    for await (const part of plain) rest += String(part)
    expect(rest.length).toBeGreaterThan(0)
  })

  test('is produced no faster than the client reads it', async () => {
    let sent = 0
    front = await startFront(
      () =>
        new Response(
          new ReadableStream({
            pull(controller) {
              if (sent > 50_000_000) return controller.close()
              sent += 65_536
              controller.enqueue(new Uint8Array(65_536))
            },
          }),
          { headers: { 'content-type': 'application/octet-stream' } },
        ),
    )
    const answer = await new Promise<IncomingMessage>((resolve) => {
      ask({ port: front.port, agent: false, headers: { host: 'localhost' } }, resolve).end()
    })
    await sleep(200)
    expect(sent).toBeLessThan(20_000_000)
    answer.destroy()
  })

  test('is cancelled when the client disconnects', async () => {
    let signal: AbortSignal | undefined
    let cancelled = false
    front = await startFront((request) => {
      signal = request.signal
      return new Response(
        new ReadableStream({
          start: (controller) => controller.enqueue(encoder.encode('x')),
          cancel() {
            cancelled = true
          },
        }),
        { headers: { 'content-type': 'text/plain' } },
      )
    })
    for (const path of ['/', '/api/stream']) {
      cancelled = false
      const answer = await new Promise<IncomingMessage>((resolve) => {
        ask({ port: front.port, path, agent: false, headers: { host: 'localhost' } }, resolve).end()
      })
      answer.destroy()
      await eventually(() => cancelled && signal?.aborted).toBe(true)
    }
    expect(problems).toEqual([])
  })

  test('is aborted when the client disconnects before it begins', async () => {
    let signal: AbortSignal | undefined
    front = await startFront(async (request) => {
      signal = request.signal
      await new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
      )
      return text('never')
    })
    for (const path of ['/', '/api/slow']) {
      signal = undefined
      const clientRequest = ask({ port: front.port, path, agent: false, headers: { host: 'localhost' } })
      clientRequest.on('error', () => {})
      clientRequest.end()
      await eventually(() => signal !== undefined).toBe(true)
      clientRequest.destroy()
      await eventually(() => signal?.aborted).toBe(true)
    }
    await sleep(20)
    expect(problems).toEqual([])
  })

  test('that fails while it is streamed cuts the connection', async () => {
    front = await startFront(
      () =>
        new Response(
          new ReadableStream({
            async start(controller) {
              controller.enqueue(encoder.encode('half'))
              await sleep(20)
              controller.error(new Error('secret'))
            },
          }),
          { headers: { 'content-type': 'text/html' } },
        ),
    )
    await expect(front.ask('/')).rejects.toThrow(/aborted|hang up|ECONNRESET/)
    expect(problems).toMatchObject([{ event: 'request.failed', cause: { cause: { message: 'secret' } } }])
  })

  test('that fails before its first byte is a plain error page', async () => {
    front = await startFront(() => {
      const body = new ReadableStream({ start: (controller) => controller.error(new Error('secret')) })
      return new Response(body, { headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } })
    })
    const answer = await front.ask('/')
    expect(answer.status).toBe(500)
    expect(answer.text).toContain(answer.headers['x-request-id'])
    expect(answer.text).not.toContain('secret')
  })

  test('that throws in an API route is a plain error page without details', async () => {
    front = await startFront(() => {
      throw new Error('secret')
    })
    for (const method of ['GET', 'POST']) {
      const answer = await front.ask('/api/content/purge', { method })
      expect([answer.status, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
      expect(answer.text).not.toContain('secret')
    }
    expect(problems).toHaveLength(2)
  })
})

describe('the log', () => {
  test('has the ID, method, path, status and duration of a request, and never its query', async () => {
    front = await startFront(() => text('x'))
    const answer = await front.ask('/search?q=blood')
    await eventually(() => front.log.length).toBe(1)
    expect(front.log[0]).toEqual({
      event: 'request.handled',
      id: answer.headers['x-request-id'],
      method: 'GET',
      path: '/search',
      status: 200,
      ms: expect.any(Number),
    })
  })

  test.each([
    ['a page', '/', 200],
    ['an error', '/broken', 500],
    ['a refused request', '/%', 400],
    ['a path that does not exist', '/media/nothing', 404],
  ])('has the ID that the response carries, for %s', async (_, path, status) => {
    front = await startFront((request) => {
      if (request.url.endsWith('/broken')) throw new Error('x')
      return request.url.endsWith('/media/nothing') ? new Response('x', { status: 404 }) : page('x')
    })
    const answer = await front.ask(path)
    const id = answer.headers['x-request-id']
    expect(answer.status).toBe(status)
    await eventually(() => front.log).toContainEqual(expect.objectContaining({ event: 'request.handled', id, status }))
    expect(problems.map(({ context }) => context.requestId)).toEqual(status === 500 ? [id] : [])
  })

  test('has the ID that the response carries, for a request that cannot be parsed', async () => {
    front = await startFront(() => page('x'))
    const socket = connect(front.port, '127.0.0.1')
    socket.end('GET / HTTP/1.1\r\nbroken header\r\n\r\n')
    const [, id] = /^x-request-id: (\S+)\r$/m.exec(await streamText(socket)) ?? []
    expect(id).toMatch(/./)
    expect(front.log).toEqual([{ event: 'request.malformed', id, status: 400 }])
  })

  test('counts the pages from the page cache once a second', async () => {
    front = await startFront(() => page('x'))
    for (let n = 0; n < 6; n++) await front.ask('/')
    // The first request rendered the page, and the second one stored its URL for the fast path.
    const counted = () => front.log.reduce((sum, line) => sum + ('pages' in line ? Number(line.pages) : 0), 0)
    await eventually(counted).toBe(4)
  })
})

describe('graceful shutdown', () => {
  test('lets a running request finish, refuses new connections, and fails the readiness check', async () => {
    let finishRender = () => {}
    front = await startFront(async () => {
      await new Promise<void>((resolve) => (finishRender = resolve))
      return text('finished')
    })
    const keepAliveSocket = connect(front.port, '127.0.0.1')
    const received: string[] = []
    keepAliveSocket.on('data', (part) => received.push(part.toString()))
    const pendingResponse = front.ask('/slow')
    await eventually(() => front.requests.length).toBe(1)
    // A connection in the middle of a request stays open, and the readiness check on it fails.
    keepAliveSocket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n')
    await sleep(20)
    const closed = front.http.close(600_000)
    keepAliveSocket.write('\r\n')
    await eventually(() => received.join('')).toMatch(/^HTTP\/1.1 503[\s\S]*connection: close/i)
    await expect(front.ask('/new')).rejects.toThrow(/ECONNREFUSED|hang up|ECONNRESET/)
    finishRender()
    const answer = await pendingResponse
    expect([answer.text, answer.headers.connection]).toEqual(['finished', 'close'])
    await closed
  })

  test('handles requests on connections that are not accepted yet', async () => {
    front = await startFront(() => text('app'))
    const pendingResponses = Array.from({ length: 20 }, (_, at) => front.ask(`/api/${at}`))
    await front.http.close(600_000)
    for (const { status } of await Promise.all(pendingResponses)) expect(status).toBe(200)
  })

  test('does not wait for idle keep-alive connections', async () => {
    let finishRender = () => {}
    front = await startFront(async () => {
      await new Promise<void>((resolve) => (finishRender = resolve))
      return text('finished')
    })
    const agent = new Agent({ keepAlive: true })
    const connection = new Promise((resolve, reject) => {
      ask({ port: front.port, path: '/slow', agent }, (answer) => {
        answer.resume()
        resolve(answer.headers.connection)
      })
        .on('error', reject)
        .end()
    })
    await eventually(() => front.requests.length).toBe(1)
    // The timeout is longer than the test may take.
    const closed = front.http.close(600_000)
    finishRender()
    expect(await connection).toBe('close')
    await closed
    agent.destroy()
  })

  test('accepts connections during the delay, and closes each after one response', async () => {
    front = await startFront(() => page('stored'), { files: { 'robots.txt': 'x' } })
    for (let time = 0; time < 2; time++) await front.ask('/')
    const agent = new Agent({ keepAlive: true })
    const closed = front.http.close(60_000, 10_000)
    for (const [path, status] of [
      ['/', 200],
      ['/about', 200],
      ['/robots.txt', 200],
      ['/healthz', 200],
      ['/readyz', 503],
    ] as const) {
      const answered = await new Promise((resolve, reject) => {
        ask({ port: front.port, path, agent }, (answer) => {
          answer.resume().once('end', () => resolve([path, answer.statusCode, answer.headers.connection]))
        })
          .on('error', reject)
          .end()
      })
      expect(answered).toEqual([path, status, 'close'])
    }
    await closed
    agent.destroy()
    await expect(front.ask('/')).rejects.toThrow(/ECONNREFUSED/)
  })

  test('cuts requests that exceed the shutdown timeout', async () => {
    front = await startFront(() => new Promise<Response>(() => {}))
    const pendingResponse = front.ask('/api/slow')
    pendingResponse.catch(() => {})
    await eventually(() => front.requests.length).toBe(1)
    await front.http.close(50)
    await expect(pendingResponse).rejects.toThrow(/hang up|ECONNRESET/)
  })
})
