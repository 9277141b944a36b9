import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'
import { offlineCachePrefix } from '#lib/offline-caches.ts'
import { offlineSuffix } from '#lib/payload-path.ts'
import { FakeCaches } from '../../../tests/support/fake-caches.ts'

const source = readFileSync(join(import.meta.dirname, 'offline-worker.js'), 'utf8')
const origin = 'https://patients.example.org'
const dayMs = 86_400_000

const marks = '<time data-copy-date=""></time> <span data-copy-age=""></span>'

type Topic = { href: string; listHref?: string; title?: string; language?: string; daysAgo?: number }
type FetchEvent = { request: object; respondWith: (response: Promise<Response>) => void }

let caches: FakeCaches
/** The callbacks that the worker has passed to `setTimeout`. */
let timers: { run: () => void; delayMs: number }[]
let network: (request: { url: string; cache?: string }) => Promise<Response>

beforeEach(() => {
  caches = new FakeCaches()
  timers = []
  network = () => Promise.reject(new TypeError('Failed to fetch'))
})

async function keep({ href, listHref = '/offline', title = 'Kidney stones', language = 'en-US', daysAgo = 0 }: Topic) {
  const cache = await caches.open(offlineCachePrefix + href)
  const checkedAt = new Date(Date.now() - daysAgo * dayMs).toISOString()
  await cache.put(href + offlineSuffix, Response.json({ href, listHref, title, language, checkedAt }))
  const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" }
  await cache.put(href, new Response(`<h1>${title}</h1>${marks}`, { headers }))
  const list = `<p data-not-kept="" hidden="">Not kept</p><ul class="x" data-kept-topics="row"></ul>${language} ${marks}`
  await cache.put(listHref, new Response(list, { headers }))
  return cache
}

/** Starts the worker, and returns its response to a request; undefined if it leaves the request to the browser. */
async function ask(path: string, request: Record<string, string> = {}, scope = '/'): Promise<Response | undefined> {
  const listeners: Record<string, (event: FetchEvent) => void> = {}
  runInNewContext(source, {
    self: {
      registration: { scope: origin + scope },
      addEventListener: (name: string, listener: (event: FetchEvent) => void) => (listeners[name] = listener),
    },
    caches,
    fetch: (asked: { url: string }) => network(asked),
    // The `Request` constructor throws for the mode `navigate`, which only a browser can set.
    Request: function Request({ url }: { url: string }, { cache }: RequestInit) {
      return { url, cache }
    },
    location: new URL(`${scope}offline-worker.js`, origin),
    setTimeout: (run: () => void, delayMs: number) => timers.push({ run, delayMs }),
    Response,
    URL,
  })
  let response: Promise<Response> | undefined
  listeners['fetch']?.({
    request: { method: 'GET', mode: 'navigate', destination: 'document', url: new URL(path, origin).href, ...request },
    respondWith: (given) => (response = given),
  })
  return response
}

const textOf = async (response: Response | undefined) => (await response?.text()) ?? ''

test('with a network, a page that is kept is fetched as without a worker', async () => {
  await keep({ href: '/condition/kidney-stones' })
  network = async () => new Response('from the network')
  expect(await textOf(await ask('/condition/kidney-stones'))).toBe('from the network')
})

test('a page is fetched with cache mode no-cache, so that no older page comes from the HTTP cache', async () => {
  const modes: (string | undefined)[] = []
  network = async ({ cache }) => {
    modes.push(cache)
    return new Response('from the network')
  }
  await ask('/condition/kidney-stones')
  expect(modes).toEqual(['no-cache'])
})

test('without a network, a page that is kept is shown with the date of the copy, its age, and its policy', async () => {
  await keep({ href: '/condition/kidney-stones', daysAgo: 5 })
  const response = await ask('/condition/kidney-stones/?from=home')
  const date = new Date(Date.now() - 5 * dayMs)
  const written = date.toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' })
  expect(response?.status).toBe(200)
  expect(response?.headers.get('content-security-policy')).toBe("default-src 'none'")
  const text = await textOf(response)
  expect(text).toContain('<h1>Kidney stones</h1><time datetime="')
  expect(text).toContain(`>${written}</time> <span>5 days ago</span>`)
})

test.each([
  ['ar', 1, 'أمس'],
  ['de-DE', 2, 'vorgestern'],
  ['zh-CN', 30, '30天前'],
  ['ar', 15, 'قبل 15 يومًا'],
] as const)('the age of a copy is in the language of its site (%s, %i days)', async (language, daysAgo, age) => {
  await keep({ href: '/x', language, daysAgo })
  expect(await textOf(await ask('/x'))).toContain(`<span>${age}</span>`)
})

test('of two copies of a page, the one that was checked later is shown', async () => {
  const older = await keep({ href: '/condition/a', title: 'A', daysAgo: 9 })
  const newer = await keep({ href: '/condition/b', title: 'B', daysAgo: 1 })
  await older.put('/all-treatments/t', new Response('older', { headers: { 'content-type': 'text/html' } }))
  await newer.put('/all-treatments/t', new Response('newer', { headers: { 'content-type': 'text/html' } }))
  expect(await textOf(await ask('/all-treatments/t'))).toBe('newer')
})

test('an error of the server is replaced by the copy, and shown where there is none', async () => {
  await keep({ href: '/condition/kidney-stones' })
  network = async () => new Response('overloaded', { status: 503 })
  expect(await textOf(await ask('/condition/kidney-stones'))).toContain('<h1>Kidney stones</h1>')
  expect(await textOf(await ask('/news'))).toBe('overloaded')
})

test('a page that is not found on the website is not replaced by a copy', async () => {
  await keep({ href: '/condition/kidney-stones' })
  network = async () => new Response('gone', { status: 410 })
  expect((await ask('/condition/kidney-stones'))?.status).toBe(410)
})

test('a page that takes more than five seconds is shown from its copy; one that is not kept is waited for', async () => {
  await keep({ href: '/condition/kidney-stones' })
  let respond: (response: Response) => void = () => {}
  network = () => new Promise((resolve) => (respond = resolve))
  const kept = ask('/condition/kidney-stones')
  expect(timers.map(({ delayMs }) => delayMs)).toEqual([5000])
  timers[0]?.run()
  expect(await textOf(await kept)).toContain('<h1>Kidney stones</h1>')
  const other = ask('/news')
  timers[1]?.run()
  respond(new Response('late'))
  expect(await textOf(await other)).toBe('late')
})

test('in place of a page that is not kept, the list of what is kept is shown, in the language of the site', async () => {
  await keep({ href: '/condition/kidney-stones', title: 'Stones & <more>', daysAgo: 1 })
  await keep({ href: '/nl/condition/nierstenen', listHref: '/nl/offline', title: 'Nierstenen', language: 'nl-NL' })
  const response = await ask('/news')
  expect(response?.status).toBe(503)
  const text = await textOf(response)
  expect(text).toContain('<p data-not-kept="">Not kept</p>')
  expect(text).toContain('<a class="row" href="/condition/kidney-stones">Stones &amp; &lt;more&gt;</a>')
  expect(text).toContain('<a class="row" href="/nl/condition/nierstenen">Nierstenen</a>')
  expect(text).toContain('en-US')
  expect(await textOf(await ask('/nl/nieuws'))).toContain('nl-NL')
  expect(await textOf(await ask('/offline'))).toContain('<p data-not-kept="" hidden="">')
})

test('a request fails as without a worker when nothing is kept', async () => {
  await expect(ask('/news')).rejects.toThrow('Failed to fetch')
})

test('fonts and files of copies come from the copies, and all other requests are left to the browser', async () => {
  const cache = await keep({ href: '/condition/kidney-stones' })
  await cache.put('/offline-files/abc', new Response('styles'))
  await cache.put('/assets/font.woff2', new Response('font'))
  expect(await textOf(await ask('/offline-files/abc', { mode: 'no-cors', destination: 'style' }))).toBe('styles')
  expect(await textOf(await ask('/assets/font.woff2', { mode: 'cors', destination: 'font' }))).toBe('font')
  network = async () => new Response('another font')
  expect(await textOf(await ask('/assets/other.woff2', { mode: 'cors', destination: 'font' }))).toBe('another font')
  expect(await ask('/media/x.png', { mode: 'no-cors', destination: 'image' })).toBeUndefined()
  expect(await ask('/condition/x/_payload.json', { mode: 'cors', destination: '' })).toBeUndefined()
  expect(await ask('/contact', { method: 'POST' })).toBeUndefined()
  expect(await ask('https://other.example/font.woff2', { mode: 'cors', destination: 'font' })).toBeUndefined()
})

test('a drawing of a copy is not shown as a page, and its own address is never answered as one', async () => {
  const cache = await keep({ href: '/condition/kidney-stones' })
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  await cache.put('/offline-files/abc', new Response(script, { headers: { 'content-type': 'image/svg+xml' } }))
  expect(await textOf(await ask('/offline-files/abc'))).not.toContain('<script>')
})

test('navigations to addresses that are not pages are left to the browser, which states their origin', async () => {
  await keep({ href: '/condition/kidney-stones' })
  expect(await ask('/api/profile/export')).toBeUndefined()
  expect(await ask('/_serverFn/x')).toBeUndefined()
})
