import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { CachedPage } from '#http/cached-page.ts'
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

/** Sends a raw request head that an ordinary client would not send, and returns the status and headers of the response. */
function askRaw(port: number, head: string): Promise<{ status: number; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}Connection: close\r\n\r\n`))
    socket.on('data', (part) => (text += part.toString()))
    socket.on('error', reject)
    socket.on('close', () => {
      const [first = '', ...lines] = (text.split('\r\n\r\n')[0] ?? '').split('\r\n')
      const headers = lines.map((line) => [line.split(': ', 1)[0]?.toLowerCase(), line.replace(/^[^:]*: /, '')])
      resolve({ status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers) as Record<string, string> })
    })
  })
}

const seconds = (count: number) => count * 1000
const long = 'Kidney stones. '.repeat(400)

/** Returns an application whose pages contain the number of renders so far. */
function counting(headers: Record<string, string> = {}) {
  let renderCount = 0
  return () => page(`<p>made ${++renderCount}</p>${long}`, headers)
}

describe('a cached page', () => {
  test('is rendered once and sent to every visitor', async () => {
    front = await startFront(counting())
    const answers = [await front.ask('/condition/kidney-stones'), await front.ask('/condition/kidney-stones')]
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(answer.text).toContain('made 1')
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
      expect(answer.headers.vary).toBe('accept-encoding')
    }
    expect(front.requests).toHaveLength(1)
  })

  test('is rendered once for fifty concurrent requests', async () => {
    const make = counting()
    front = await startFront(async () => {
      await sleep(30)
      return make()
    })
    const answers = await Promise.all(Array.from({ length: 50 }, () => front.ask('/?utm_source=x')))
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 50 }, () => 200))
    // The first response declares that utm_source is not part of the cache key, so one more render may follow without it.
    expect(front.requests.length).toBeLessThanOrEqual(2)
    const again = await Promise.all(Array.from({ length: 50 }, () => front.ask('/about')))
    expect(new Set(again.map((answer) => answer.text)).size).toBe(1)
    expect(front.requests.length).toBeLessThanOrEqual(3)
  })

  test('is a separate entry for each site and prefix', async () => {
    front = await startFront(counting())
    const texts = []
    for (const path of ['/about', '/nl/about', '/ar/about', '/about', '/nl/about'])
      texts.push((await front.ask(path)).text.slice(0, 14))
    expect(texts).toEqual(['<p>made 1</p>K', '<p>made 2</p>K', '<p>made 3</p>K', '<p>made 1</p>K', '<p>made 2</p>K'])
  })

  test('is shared by all names and ports of its host', async () => {
    front = await startFront(counting())
    for (const host of [
      'localhost:1',
      'localhost:2',
      'LOCALHOST',
      '127.0.0.1',
      ...Array.from({ length: 20 }, (_, at) => `localhost:${at + 10}`),
    ]) {
      expect((await front.ask('/', { headers: { host } })).text).toContain('made 1')
    }
    expect(front.requests).toHaveLength(1)
  })

  test('is neither served to nor rendered for a request with two Host headers', async () => {
    front = await startFront((request) => page(new URL(request.url).host))
    const hosts = ['localhost', 'nl.localhost']
    const twice = (path: string) =>
      hosts.flatMap((first) =>
        hosts.flatMap((second) =>
          ['Host', 'hOST'].map((name) =>
            askRaw(front.port, `GET ${path} HTTP/1.1\r\nHost: ${first}\r\nAccept: */*\r\n${name}: ${second}\r\n`),
          ),
        ),
      )
    for (const { status } of await Promise.all(twice('/'))) expect(status).toBe(400)
    expect(front.requests).toEqual([])
    // The second request of each host takes the fast path.
    for (let time = 0; time < 2; time++)
      for (const host of hosts) expect((await front.ask('/', { headers: { host } })).text).toBe(host)
    for (const { status } of await Promise.all(twice('/'))) expect(status).toBe(400)
    for (const host of hosts) expect((await front.ask('/', { headers: { host } })).text).toBe(host)
    expect(front.requests).toHaveLength(2)
  })

  test('is served to a request with a cookie without a render, and does not depend on the cookie', async () => {
    front = await startFront((request) => page(`cookie: ${request.headers.get('cookie')}`))
    await front.ask('/')
    const second = await front.ask('/', { headers: { cookie: 'session=secret' } })
    expect(second.text).toBe('cookie: null')
    expect(front.requests).toHaveLength(1)
  })

  test('is renewed without the cookie, language and authorization of the request that triggers it', async () => {
    front = await startFront(counting())
    const headers = {
      cookie: 'session=secret',
      authorization: 'Bearer x',
      'accept-language': 'nl',
      'user-agent': 'Mozilla',
    }
    await front.ask('/', { headers })
    front.time.now += seconds(61)
    await front.ask('/', { headers })
    await eventually(() => front.requests.length).toBe(2)
    const revalidation = front.requests[1] as Request
    expect([...revalidation.headers.keys()].sort()).toEqual([
      'accept',
      'host',
      'user-agent',
      'x-forwarded-proto',
      'x-request-id',
    ])
  })

  test('is not stored when it sets a cookie, varies by a header, is private, or is not a 200 page', async () => {
    let renderCount = 0
    const cacheable = { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=60' }
    front = await startFront((request) => {
      renderCount++
      const { pathname } = new URL(request.url)
      if (pathname === '/cookie') return page('x', { 'set-cookie': 'a=b' })
      if (pathname === '/vary') return page('x', { vary: 'accept-language' })
      if (pathname === '/private') return page('x', { 'cache-control': 'private, s-maxage=60' })
      if (pathname === '/json') return page('{}', { 'content-type': 'application/manifest+json' })
      if (pathname === '/no-parameters') return new Response('x', { headers: cacheable })
      if (pathname === '/no-age') return page('x', { 'cache-control': 'public, max-age=60' })
      return new Response('gone', {
        status: 404,
        headers: { 'cache-control': 'public, s-maxage=60', 'content-type': 'text/html' },
      })
    })
    for (const path of ['/cookie', '/vary', '/private', '/json', '/no-parameters', '/no-age', '/missing']) {
      const before = renderCount
      await front.ask(path)
      await front.ask(path)
      expect([path, renderCount - before]).toEqual([path, 2])
    }
  })

  test('responds to HEAD with the same headers and no body, also when HEAD comes first', async () => {
    front = await startFront(counting())
    const head = await front.ask('/', { method: 'HEAD' })
    const get = await front.ask('/')
    expect(head.status).toBe(200)
    expect(head.bytes).toHaveLength(0)
    expect(head.headers['content-length']).toBe(String(get.bytes.length))
    expect(head.headers.etag).toBe(get.headers.etag)
    expect(front.requests.map((request) => request.method)).toEqual(['GET'])
  })

  test('has an Age header in seconds', async () => {
    front = await startFront(counting())
    expect((await front.ask('/')).headers.age).toBe('0')
    front.time.now += 42_900
    expect((await front.ask('/')).headers.age).toBe('42')
  })
})

describe('a URL with dot segments, backslashes or a fragment', () => {
  test('is redirected to its normal form, so that the page is cached once', async () => {
    front = await startFront(counting())
    await front.ask('/condition/kidney-stones')
    for (const [raw, plain] of [
      ['/x1/../condition/kidney-stones', '/condition/kidney-stones'],
      ['/condition/y/../kidney-stones', '/condition/kidney-stones'],
      ['/condition/y/%2E%2e/kidney-stones?a=../b', '/condition/kidney-stones?a=../b'],
      ['/%2e/condition/kidney-stones', '/condition/kidney-stones'],
      ['/condition\\kidney-stones', '/condition/kidney-stones'],
      ['/condition/kidney-stones#x', '/condition/kidney-stones'],
      ['/condition/kidney-stones?a=1#x', '/condition/kidney-stones?a=1'],
      ['/x1/..', '/'],
      ['/x1/..?', '/?'],
      ['/..', '/'],
      ['/.', '/'],
      ['/nl/about/.', '/nl/about/'],
      ['/a{b}', '/a%7Bb%7D'],
    ] as const) {
      const answer = await askRaw(front.port, `GET ${raw} HTTP/1.1\r\nHost: localhost\r\n`)
      expect([raw, answer.status, answer.headers.location]).toEqual([raw, 301, plain])
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    }
    expect(front.requests).toHaveLength(1)
    expect(front.http.pageCache.count).toBe(1)
  })

  test('is never redirected to another host', async () => {
    front = await startFront(counting())
    for (const raw of [
      '/\\evil.test',
      '/x/..//evil.test',
      '/%2e%2e//evil.test/x',
      '/\\/evil.test',
      '//evil.test/./x',
    ]) {
      const answer = await askRaw(front.port, `GET ${raw} HTTP/1.1\r\nHost: localhost\r\n`)
      expect([raw, answer.status, answer.headers.location]).toEqual([raw, 400, undefined])
    }
    expect(front.requests).toEqual([])
  })

  test('is served when the dots are part of a word or of the query', async () => {
    front = await startFront((request) => page(new URL(request.url).pathname))
    for (const path of ['/a..b', '/..a', '/a.', '/.well-known/x', '/a/...', '/about?next=/x/../y', '/about?q="<a>"'])
      expect([path, (await front.ask(path)).status]).toEqual([path, 200])
  })
})

describe('the query of a page', () => {
  test('is part of the cache key only with the parameters that the route declares', async () => {
    front = await startFront((request) => page(new URL(request.url).search, { 'x-cache-parameters': 'page, topic' }))
    await front.ask('/news')
    expect((await front.ask('/news?page=2')).text).toBe('?page=2')
    expect((await front.ask('/news?utm_source=mail&page=2')).text).toBe('?page=2')
    expect((await front.ask('/news?topic=a&page=2')).text).toBe('?page=2&topic=a')
    expect((await front.ask('/news?page=2&topic=a&fbclid=1')).text).toBe('?page=2&topic=a')
    expect((await front.ask('/news?anything')).text).toBe('')
    expect(front.requests.map((request) => new URL(request.url).search)).toEqual(['', '?page=2', '?page=2&topic=a'])
  })

  test('is neither on the page nor in the cache key when the route declares no parameters', async () => {
    front = await startFront((request) => page(`<a href="${new URL(request.url).search}">`))
    for (const path of ['/?evil=1', '/', '/?evil=1']) expect((await front.ask(path)).text).toBe('<a href="">')
    expect(front.requests).toHaveLength(2)
  })

  test('without declared parameters adds no cache entry', async () => {
    front = await startFront(counting())
    await front.ask('/')
    for (let n = 0; n < 20; n++) expect((await front.ask(`/?n=${n}`)).text).toContain('made 1')
    expect(front.http.pageCache.count).toBe(1)
  })

  test('is normalized in the cache key: a repeated or encoded parameter counts with its last value', async () => {
    front = await startFront((request) => page(new URL(request.url).search, { 'x-cache-parameters': 'page, topic' }))
    await front.ask('/news')
    for (const query of ['page=1&page=2', '%70age=1&page=2', 'page=9&%70%61ge=2', 'page=2&topic=a&page=2&topic=']) {
      expect((await front.ask(`/news?${query}`)).text).toBe(query.includes('topic') ? '?page=2&topic=' : '?page=2')
    }
    expect(front.http.pageCache.count).toBe(3)
  })

  test('in an unusual spelling does not poison the cache entry of the normal spelling', async () => {
    front = await startFront((request) => page(new URL(request.url).search, { 'x-cache-parameters': 'page' }))
    for (const query of ['page=evil&page=2', 'page=2']) expect((await front.ask(`/news?${query}`)).text).toBe('?page=2')
    expect(front.http.pageCache.count).toBe(1)
  })

  test('is not cached when a value is over 256 characters', async () => {
    front = await startFront((request) => page(new URL(request.url).search, { 'x-cache-parameters': 's' }))
    for (const length of [256, 257]) {
      const search = `?s=${'x'.repeat(length)}`
      // Only the very first request is sent before the route has declared `s`.
      for (let time = 0; time < 2; time++) expect((await front.ask(`/${search}`)).text).toBe(search)
    }
    expect((await front.ask(`/first?s=${'x'.repeat(257)}`)).status).toBe(200)
    expect(front.http.pageCache.count).toBe(1)
  })

  test('fills at most twenty cache entries per path', async () => {
    front = await startFront((request) =>
      page(new URL(request.url).search, { 'x-cache-parameters': request.url.includes('/about') ? '' : 's' }),
    )
    await front.ask('/')
    for (let n = 0; n < 60; n++) expect((await front.ask(`/?s=${n}`)).text).toBe(`?s=${n}`)
    await Promise.all(Array.from({ length: 60 }, (_, n) => front.ask(`/many?s=${n}`)))
    expect(front.http.pageCache.count).toBeLessThanOrEqual(1 + 20 + 20)
    const before = front.requests.length
    await front.ask('/?s=59')
    await front.ask('/')
    expect(front.requests).toHaveLength(before)
    // The limit applies to each path separately.
    await front.ask('/about')
    await front.ask('/about?s=1')
    expect(front.requests).toHaveLength(before + 1)
  })

  test('that is random evicts the least recently used entry and keeps one in use', async () => {
    front = await startFront((request) => page(new URL(request.url).search, { 'x-cache-parameters': 's' }))
    await front.ask('/')
    for (let n = 0; n < 20; n++) await front.ask(`/?s=${n}`)
    await front.ask('/?s=real')
    const before = front.requests.length
    for (let n = 21; n < 60; n++) {
      front.time.now += seconds(1.5)
      expect((await front.ask('/?s=real')).text).toBe('?s=real')
      await front.ask(`/?s=${n}`)
    }
    // The entry in use has never been rendered again.
    expect(front.requests.slice(before).map((request) => new URL(request.url).search)).not.toContain('?s=real')
    expect(front.http.pageCache.count).toBe(1 + 20)
  })

  test('is part of the cache key also when the path is very long', async () => {
    front = await startFront((request) => page(new URL(request.url).search, { 'x-cache-parameters': 's' }))
    const path = `/${'x'.repeat(600)}`
    for (let time = 0; time < 2; time++) {
      expect((await front.ask(path)).text).toBe('')
      expect((await front.ask(`${path}?s=1`)).text).toBe('?s=1')
      expect((await front.ask(`${path}?other=1`)).text).toBe('?other=1')
    }
  })

  test('with the parameters of a preview bypasses the page cache', async () => {
    front = await startFront((request) =>
      new URL(request.url).searchParams.has('token')
        ? page('preview', { 'cache-control': 'private, no-store' })
        : page('stored'),
    )
    await front.ask('/')
    for (const name of ['x-craft-live-preview', 'x-craft-preview', 'x%2Dcraft-previe%77']) {
      expect((await front.ask(`/?${name}=1&token=t`)).text).toBe('preview')
    }
    expect((await front.ask('/')).text).toBe('stored')
  })
})

describe('content encoding and revalidation', () => {
  test('each encoding has its own bytes and its own ETag', async () => {
    front = await startFront(counting())
    const tags = new Set<string>()
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['', undefined],
    ] as const) {
      const answer = await front.ask('/', { headers: { 'accept-encoding': accepted } })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.text).toContain('made 1')
      expect(answer.headers['content-length']).toBe(String(answer.bytes.length))
      tags.add(answer.headers.etag ?? '')
    }
    expect(tags.size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
  })

  test('a matching If-None-Match gets a 304: a single tag, a list, a weak tag and a star', async () => {
    front = await startFront(counting())
    for (const accepted of ['br', 'gzip', '']) {
      const headers = { 'accept-encoding': accepted }
      const etag = (await front.ask('/', { headers })).headers.etag ?? ''
      for (const given of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
        const answer = await front.ask('/', { headers: { ...headers, 'if-none-match': given } })
        expect([given, answer.status, answer.bytes.length]).toEqual([given, 304, 0])
        expect(answer.headers.etag).toBe(etag)
        expect(answer.headers['cache-control']).toContain('s-maxage=60')
        expect(answer.headers.vary).toBe('accept-encoding')
      }
    }
  })

  test('an ETag of another encoding or page gets the page', async () => {
    front = await startFront(counting())
    const zipped = (await front.ask('/', { headers: { 'accept-encoding': 'gzip' } })).headers.etag ?? ''
    for (const given of ['"other"', zipped]) {
      expect((await front.ask('/', { headers: { 'accept-encoding': 'br', 'if-none-match': given } })).status).toBe(200)
    }
  })

  test('a renewed page with the same content keeps its ETag', async () => {
    front = await startFront(() => page(long))
    const { etag } = (await front.ask('/')).headers
    front.time.now += seconds(61)
    await eventually(async () => (await front.ask('/')).headers.age).toBe('0')
    const renewed = await front.ask('/', { headers: { 'if-none-match': etag ?? '' } })
    expect([renewed.status, renewed.headers.age]).toEqual([304, '0'])
  })

  test('a cached page that is used again is compressed better when the server is idle', async () => {
    const words = Array.from({ length: 3000 }, (_, at) => `stone ${(at * 7919) % 1009} drink`).join(' ')
    front = await startFront(() => page(words), { recompressDelayMs: 5 })
    const headers = { 'accept-encoding': 'br' }
    const quick = await front.ask('/', { headers })
    const bytes = front.http.pageCache.bytes
    front.time.now += seconds(2)
    await eventually(async () => (await front.ask('/', { headers })).bytes.length).toBeLessThan(quick.bytes.length)
    const better = await front.ask('/', { headers })
    expect(brotliDecompressSync(better.bytes).toString()).toBe(words)
    expect(better.headers['content-length']).toBe(String(better.bytes.length))
    expect(front.http.pageCache.bytes).toBe(bytes - quick.bytes.length + better.bytes.length)
  })
})

describe('a stale page', () => {
  test('is served at once while it is renewed', async () => {
    let finishRender = () => {}
    let renderCount = 0
    front = await startFront(async () => {
      if (++renderCount === 2) await new Promise<void>((resolve) => (finishRender = resolve))
      return page(`<p>made ${renderCount}</p>`)
    })
    await front.ask('/')
    front.time.now += seconds(61)
    for (let n = 0; n < 3; n++) expect((await front.ask('/')).text).toBe('<p>made 1</p>')
    await eventually(() => renderCount).toBe(2)
    finishRender()
    await eventually(async () => (await front.ask('/')).text).toBe('<p>made 2</p>')
    expect(front.requests).toHaveLength(2)
  })

  test('is rendered before the response when it is past stale-while-revalidate', async () => {
    front = await startFront(counting())
    await front.ask('/')
    front.time.now += seconds(661)
    const answers = await Promise.all([front.ask('/'), front.ask('/')])
    for (const answer of answers) expect(answer.text).toContain('made 2')
    expect(front.requests).toHaveLength(2)
  })

  const forADay = { 'cache-control': 'public, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400' }

  test('is served while renewals fail, until stale-if-error has passed', async () => {
    let works = true
    front = await startFront(() => {
      if (works) return page('<p>good</p>', forADay)
      return new Response('down', { status: 503 })
    })
    await front.ask('/')
    works = false
    // The times are within stale-while-revalidate, after it, and one second before the end of stale-if-error.
    for (const at of [seconds(61), seconds(700), seconds(60 + 86_399)]) {
      front.time.now = 1_000_000 + at
      const answer = await front.ask('/')
      expect([at, answer.status, answer.text]).toEqual([at, 200, '<p>good</p>'])
      expect(answer.headers.age).toBe(String(at / 1000))
    }
    front.time.now = 1_000_000 + seconds(60 + 86_401)
    expect((await front.ask('/')).status).toBe(503)
    works = true
    expect((await front.ask('/')).text).toBe('<p>good</p>')
  })

  test('is served for as long as the stale-if-error of the application says', async () => {
    let works = true
    front = await startFront(() => {
      if (works) return page('<p>good</p>', { 'cache-control': 'public, s-maxage=60, stale-if-error=300' })
      throw new Error('down')
    })
    await front.ask('/')
    works = false
    front.time.now += seconds(359)
    expect((await front.ask('/')).text).toBe('<p>good</p>')
    front.time.now += seconds(10)
    expect((await front.ask('/')).status).toBe(500)
  })

  test('is not renewed again for some seconds after a failure', async () => {
    let works = true
    front = await startFront(() => (works ? page('<p>good</p>', forADay) : new Response('down', { status: 503 })))
    await front.ask('/')
    works = false
    front.time.now += seconds(700)
    for (let n = 0; n < 10; n++) expect((await front.ask('/')).text).toBe('<p>good</p>')
    expect(front.requests).toHaveLength(2)
    front.time.now += seconds(6)
    await front.ask('/')
    expect(front.requests).toHaveLength(3)
  })

  test('is removed when its renewal is a 410', async () => {
    let exists = true
    front = await startFront(() => (exists ? page('<p>good</p>') : new Response('gone', { status: 410 })))
    await front.ask('/')
    exists = false
    front.time.now += seconds(61)
    await front.ask('/')
    await eventually(async () => (await front.ask('/')).status).toBe(410)
    expect(front.http.pageCache.count).toBe(0)
  })
})

describe('a page that fails', () => {
  const expectFailure = (answer: { status: number; text: string; headers: Record<string, unknown> }) => {
    expect(answer.status).toBe(500)
    expect(answer.text).toContain('Something went wrong')
    expect(answer.text).toContain(String(answer.headers['x-request-id']))
    expect(answer.text).not.toContain('secret')
    expect(answer.headers['cache-control']).toBe('no-store')
  }

  test('because the application throws is a plain error page without details', async () => {
    front = await startFront(() => {
      throw new Error('secret detail')
    })
    expectFailure(await front.ask('/'))
    expect(problems).toMatchObject([{ event: 'page.render_failed', cause: { message: 'secret detail' } }])
  })

  test('while its body is streamed is an error page and is not cached', async () => {
    front = await startFront(
      () =>
        new Response(
          new ReadableStream({
            async start(controller) {
              controller.enqueue(new TextEncoder().encode('<p>half</p>'))
              await sleep(5)
              controller.error(new Error('secret'))
            },
          }),
          { headers: page('').headers },
        ),
    )
    expectFailure(await front.ask('/'))
    expect(front.http.pageCache.count).toBe(0)
  })

  test('because the render times out fails for every waiting request', async () => {
    let signal: AbortSignal | undefined
    front = await startFront(
      (request) => {
        signal = request.signal
        return new Promise<Response>(() => {})
      },
      { limits: { renderTimeoutMs: 1000 } },
    )
    const answers = await Promise.all([front.ask('/'), front.ask('/')])
    expect(answers.map((answer) => answer.status)).toEqual([500, 500])
    expect(signal?.aborted).toBe(true)
    expect(problems).toHaveLength(1)
  })
})

describe('the memory of the page cache', () => {
  test('is bounded in bytes, and the least recently used page is evicted', async () => {
    const size = 100_000
    front = await startFront((request) => page(`${new URL(request.url).pathname} ${'x'.repeat(size)}`), {
      env: { PAGE_CACHE_MB: '1' },
    })
    for (let n = 0; n < 30; n++) {
      await front.ask(`/page/${n}`)
      front.time.now += 1100
      await front.ask('/page/0')
    }
    const { count, bytes } = front.http.pageCache
    expect(bytes).toBeLessThanOrEqual(1_048_576)
    expect(count).toBeGreaterThan(5)
    expect(count).toBeLessThan(11)
    const before = front.requests.length
    await front.ask('/page/0')
    await front.ask('/page/29')
    expect(front.requests).toHaveLength(before)
    await front.ask('/page/1')
    expect(front.requests).toHaveLength(before + 1)
  })

  test('contains no evicted page, also while pages wait to be compressed better', async () => {
    const references: WeakRef<CachedPage>[] = []
    // One of Vitest's spies would itself keep every page in memory, so the getter is replaced by hand.
    const own = Object.getOwnPropertyDescriptor(CachedPage.prototype, 'size') ?? {}
    const noting = {
      ...own,
      get(this: CachedPage) {
        references.push(new WeakRef(this))
        return 120_000
      },
    }
    Object.defineProperty(CachedPage.prototype, 'size', noting)
    onTestFinished(() => void Object.defineProperty(CachedPage.prototype, 'size', own))
    front = await startFront((request) => page(new URL(request.url).pathname), { env: { PAGE_CACHE_MB: '1' } })
    for (let n = 0; n < 60; n++) await front.ask(`/page/${n}`)
    // The recorded requests refer to their responses, so they would prevent dropped pages from being collected.
    front.requests.length = 0
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const countHeld = () => {
      collect()
      return new Set(references.map((one) => one.deref()).filter((one) => one !== undefined)).size
    }
    expect(front.http.pageCache.count).toBeLessThan(10)
    await eventually(countHeld).toBeLessThanOrEqual(front.http.pageCache.count + 2)
  })

  test('contains no page when its size is 0', async () => {
    front = await startFront(counting(), { env: { PAGE_CACHE_MB: '0' } })
    expect((await front.ask('/')).text).toContain('made 1')
    expect((await front.ask('/')).text).toContain('made 2')
    expect(front.http.pageCache.count).toBe(0)
  })

  test('contains no page that is larger than the cache', async () => {
    front = await startFront(() => page('x'.repeat(1_500_000)), { env: { PAGE_CACHE_MB: '1' } })
    expect((await front.ask('/')).status).toBe(200)
    expect(front.http.pageCache.count).toBe(0)
  })
})

describe('a purge', () => {
  const app = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname !== '/api/content/purge')
      return page(`<p>${pathname}</p>`, { 'x-cache-tags': pathname.includes('news') ? 'section:news' : '' })
    if (searchParams.has('refused')) return new Response('no', { status: 403, headers: { 'x-purge-uris': '*' } })
    return new Response('{}', {
      headers: { 'x-purge-uris': searchParams.get('uris') ?? '', 'x-purge-tags': searchParams.get('tags') ?? '' },
    })
  }
  const paths = ['/', '/news', '/news/b%C3%A9b%C3%A9', '/nl/news/b%C3%A9b%C3%A9', '/about']
  const stored = async () => {
    const cachedPaths = []
    for (const path of paths) {
      const before = front.requests.length
      await front.ask(path)
      if (front.requests.length === before) cachedPaths.push(path)
    }
    return cachedPaths
  }
  const purge = (query: string) => front.ask(`/api/content/purge?${query}`, { method: 'POST', body: '{}' })

  test.each([
    ['uris=about', ['/', '/news', '/news/b%C3%A9b%C3%A9', '/nl/news/b%C3%A9b%C3%A9']],
    ['uris=__home__,news', ['/news/b%C3%A9b%C3%A9', '/nl/news/b%C3%A9b%C3%A9', '/about']],
    ['uris=news/b%25C3%25A9b%25C3%25A9', ['/', '/news', '/about']],
    ['tags=section:news', ['/', '/about']],
    ['tags=section%253Anews', ['/', '/about']],
    ['uris=section:news', ['/', '/about']],
    ['uris=*', []],
    ['tags=*', []],
    ['tags=other&uris=nothing', paths],
    ['refused', paths],
  ])('of %s leaves %j in the page cache', async (query, left) => {
    front = await startFront(app)
    await stored()
    await purge(query)
    expect(await stored()).toEqual(left)
  })

  test('also discards a page that is being rendered from the old content', async () => {
    let content = 'old'
    let arrived = () => {}
    const rendering = new Promise<void>((resolve) => (arrived = resolve))
    front = await startFront(async (request) => {
      if (request.method === 'POST') return new Response('{}', { headers: { 'x-purge-tags': '*' } })
      const text = content
      arrived()
      await sleep(30)
      return page(text)
    })
    const first = front.ask('/')
    await rendering
    content = 'new'
    await front.ask('/api/content/purge', { method: 'POST' })
    expect((await first).text).toBe('old')
    expect((await front.ask('/')).text).toBe('new')
  })

  test('also discards a page whose renewal began before the purge and fails after it', async () => {
    let renderCount = 0
    let fail = () => {}
    front = await startFront(async (request) => {
      if (request.method === 'POST') return new Response('{}', { headers: { 'x-purge-tags': '*' } })
      if (++renderCount === 1) return page('old', { 'cache-control': 'public, s-maxage=60, stale-if-error=86400' })
      if (renderCount === 2) await new Promise<void>((resolve) => (fail = resolve))
      return new Response('down', { status: 503 })
    })
    await front.ask('/')
    front.time.now += seconds(61)
    const before = front.ask('/')
    await eventually(() => renderCount).toBe(2)
    await purge('')
    const after = front.ask('/')
    await sleep(20)
    fail()
    for (const answer of [await before, await after]) expect([answer.status, answer.text]).toEqual([503, 'down'])
  })
})

describe('responses that are not cached', () => {
  test('are rendered concurrently once the path is known not to be cacheable', async () => {
    let running = 0
    let allRun = () => {}
    const allStarted = new Promise<void>((resolve) => (allRun = resolve))
    front = await startFront(async (request) => {
      const isFirst = request.headers.get('cookie') === null
      if (!isFirst && ++running === 10) allRun()
      if (!isFirst) await allStarted
      return page('x', { 'cache-control': 'private, no-store' })
    })
    await front.ask('/profile')
    const pendingResponses = Array.from({ length: 10 }, (_, at) =>
      front.ask('/profile', { headers: { cookie: `n=${at}` } }),
    )
    // If one of the requests waited for another, they would never finish.
    expect((await Promise.all(pendingResponses)).map((answer) => answer.status)).toEqual(
      Array.from({ length: 10 }, () => 200),
    )
  })

  test('are never shared between visitors', async () => {
    front = await startFront(async (request) => {
      await sleep(10)
      return page(request.headers.get('cookie') ?? '', { 'cache-control': 'private, no-store' })
    })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => front.ask('/profile', { headers: { cookie: `n=${at}` } })),
    )
    expect(answers.map((answer) => answer.text)).toEqual(Array.from({ length: 10 }, (_, at) => `n=${at}`))
  })

  test('include everything under a technical path, even if the application declares it cacheable', async () => {
    front = await startFront(() => page('<p>home</p>'))
    for (const path of ['/_serverFn/unknown', '/api/anything', '/media/x'])
      for (let time = 0; time < 2; time++) expect((await front.ask(path)).text).toBe('<p>home</p>')
    expect(front.http.pageCache.count).toBe(0)
    expect(front.requests).toHaveLength(6)
  })

  test('a technical path behind the prefix of a site is a 404 of the front', async () => {
    front = await startFront(() => page('<p>home</p>'))
    for (const path of ['/nl/_serverFn/a', '/nl/api/content/purge'])
      expect([path, (await front.ask(path)).status]).toEqual([path, 404])
    expect(front.requests).toHaveLength(0)
  })
})

describe('a redirect that depends on the query', () => {
  /** Returns an application that redirects when the query matches the pattern, and renders a page otherwise. */
  function redirecting(pattern: RegExp, parameters: string) {
    return (request: Request) => {
      const { search } = new URL(request.url)
      return pattern.test(search)
        ? new Response(null, { status: 301, headers: { location: '/news' } })
        : page(`<p>for ${search}</p>${long}`, { 'x-cache-redirect-parameters': parameters })
    }
  }
  const statusesOf = async (...paths: string[]) => {
    const statuses: number[] = []
    for (const path of paths) statuses.push((await front.ask(path)).status)
    return statuses
  }

  test('is not shadowed by the cached page in any letter case of its parameter', async () => {
    front = await startFront(redirecting(/[?&]print(?:&|$)/i, 'print'))
    expect(await statusesOf('/x', '/x?print', '/x?PRINT', '/x?a=1&print', '/x', '/x?print')).toEqual([
      200, 301, 301, 301, 200, 301,
    ])
    front.requests.length = 0
    expect(await statusesOf('/x', '/x?utm_source=a', '/x?printer')).toEqual([200, 200, 200])
    expect(front.requests).toHaveLength(0)
  })

  test('is not shadowed by the cached page when it depends on the whole query', async () => {
    front = await startFront(redirecting(/zz/, '*'))
    expect(await statusesOf('/x', '/x?zz', '/x?a=1', '/x?b=zz')).toEqual([200, 301, 200, 301])
    expect((await front.ask('/x')).text).toContain('<p>for </p>')
  })

  test('takes effect right after a purge', async () => {
    let isThere = false
    front = await startFront((request) => redirecting(isThere ? /a=1/ : /(?!)/, isThere ? 'a' : '')(request))
    expect(await statusesOf('/x', '/x?a=1', '/x?a=1')).toEqual([200, 200, 200])
    isThere = true
    front.http.pageCache.purge({ uris: ['*'], tags: [] })
    expect(await statusesOf('/x?a=1', '/x', '/x?a=1')).toEqual([301, 200, 301])
  })

  test('is not replaced by a redirect of the path without a query', async () => {
    let isThere = false
    front = await startFront((request) =>
      isThere && new URL(request.url).search === ''
        ? new Response(null, { status: 301, headers: { location: '/news' } })
        : page(long),
    )
    expect(await statusesOf('/x')).toEqual([200])
    isThere = true
    front.time.now += seconds(700)
    expect(await statusesOf('/x?zz', '/x', '/x?zz')).toEqual([200, 301, 200])
  })
})
