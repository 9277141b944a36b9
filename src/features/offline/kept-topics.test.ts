import { beforeEach, expect, test, vi } from 'vitest'
import { offlineCachePrefix } from '#lib/offline-caches.ts'
import { FakeCaches } from '../../../tests/support/fake-caches.ts'
import {
  keepTopic,
  readKeptPaths,
  readKeptTopic,
  readKeptTopics,
  removeTopic,
  updateKeptTopics,
} from './kept-topics.ts'
import { type OfflineCopies, storedBytesHeader } from './offline-copies.ts'

const href = '/condition/kidney-stones'
const hourMs = 3_600_000
const html = '<h1>Kidney stones</h1>'

const copies: OfflineCopies = {
  href,
  listHref: '/offline',
  title: 'Kidney stones',
  language: 'en-US',
  documents: {
    [href]: { html, policy: "default-src 'none'" },
    '/all-treatments/ureteroscopy': { html, policy: '' },
    '/offline': { html, policy: '' },
  },
  fonts: ['/assets/font.woff2'],
  files: { '/offline-files/abc': { type: 'text/css', body: btoa('p{}') } },
}
const withoutTreatment = {
  ...copies,
  documents: { [href]: copies.documents[href]!, '/offline': copies.documents['/offline']! },
}

let caches: FakeCaches
let registered: string[]
/** The server's response to requests for the copies. */
let server: { status: number; etag?: string; copies?: OfflineCopies }
/** The requests for the copies so far. */
let requests: string[]

beforeEach(() => {
  caches = new FakeCaches()
  registered = []
  requests = []
  server = { status: 200, etag: '"1"', copies }
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('location', new URL('https://patients.example.org/'))
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: async (address: string) => void registered.push(address),
      getRegistrations: async () =>
        registered.map((scriptURL) => ({ active: { scriptURL }, unregister: async () => void registered.pop() })),
    },
  })
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (address.includes('missing')) return new Response(null, { status: 404 })
    if (address.endsWith('.woff2')) return new Response('font', { headers: { 'content-type': 'font/woff2' } })
    requests.push(`${method} ${address}`)
    const headers = { ...(server.etag && { etag: server.etag }), [storedBytesHeader]: '100' }
    return new Response(method === 'HEAD' ? null : JSON.stringify(server.copies), { status: server.status, headers })
  })
})

test('a condition is kept with its pages, files and fonts, and a worker is registered', async () => {
  const topic = await keepTopic(href, '/base')
  expect(registered).toEqual(['/base/offline-worker.js'])
  expect(topic).toMatchObject({ href, title: 'Kidney stones', language: 'en-US', revision: '"1"' })
  expect(topic.bytes).toBe(3 * html.length + 'p{}'.length + 'font'.length)
  expect(await readKeptTopics()).toEqual([topic])
  expect([...(await readKeptPaths())]).toEqual(
    expect.arrayContaining([
      href,
      '/all-treatments/ureteroscopy',
      '/offline',
      '/offline-files/abc',
      '/assets/font.woff2',
    ]),
  )
  const copy = await caches.match(href)
  expect(await copy?.text()).toBe(html)
  expect(copy?.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(copy?.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await (await caches.match('/offline-files/abc'))?.text()).toBe('p{}')
})

test('nothing is kept when the copies cannot be fetched, or when the browser has no room', async () => {
  server.status = 503
  await expect(keepTopic(href, '')).rejects.toThrow('status 503')
  server.status = 200
  caches.room = 3
  await expect(keepTopic(href, '')).rejects.toThrow('no room')
  expect(await caches.keys()).toEqual([])
  expect(registered).toEqual([])
})

test('the worker is unregistered with the last condition', async () => {
  await keepTopic(href, '')
  await caches.open(`${offlineCachePrefix}/condition/other`)
  await removeTopic(href)
  expect(registered).toHaveLength(1)
  await removeTopic('/condition/other')
  expect(registered).toEqual([])
  expect(await readKeptTopic(href)).toBeUndefined()
})

test('copies are checked once in an hour, and get a new date when they are still the same', async () => {
  const { checkedAt } = await keepTopic(href, '')
  const kept = Date.parse(checkedAt)
  requests = []
  await updateKeptTopics(kept + hourMs - 1)
  expect(requests).toEqual([])
  vi.useFakeTimers({ now: kept + hourMs })
  await updateKeptTopics()
  vi.useRealTimers()
  expect(requests).toEqual([`HEAD ${href}/_offline.json`])
  expect((await readKeptTopic(href))?.checkedAt).toBe(new Date(kept + hourMs).toISOString())
})

test('copies that have changed are replaced, and those of pages that are gone are deleted', async () => {
  await keepTopic(href, '')
  server = { status: 200, etag: '"2"', copies: withoutTreatment }
  await updateKeptTopics(Date.now() + hourMs)
  expect((await readKeptTopic(href))?.revision).toBe('"2"')
  expect(await caches.match('/all-treatments/ureteroscopy')).toBeUndefined()
  expect(await caches.match(href)).toBeDefined()
})

test('without an ETag, copies are fetched again each time', async () => {
  server = { status: 200, copies }
  await keepTopic(href, '')
  requests = []
  await updateKeptTopics(Date.now() + hourMs)
  expect(requests).toEqual([`HEAD ${href}/_offline.json`, `GET ${href}/_offline.json`])
})

test.each([404, 410])('a condition that is gone from the website (%i) is removed, with the worker', async (status) => {
  await keepTopic(href, '')
  server.status = status
  await updateKeptTopics(Date.now() + hourMs)
  expect(await caches.keys()).toEqual([])
  expect(registered).toEqual([])
})

test.each([
  { what: 'is unchanged', etag: '"1"', request: `HEAD ${href}/_offline.json` },
  { what: 'has changed', etag: '"2"', request: `HEAD ${href}/_offline.json` },
  { what: 'has changed', etag: '"2"', request: `GET ${href}/_offline.json` },
  { what: 'has changed', etag: '"2"', request: 'GET /assets/font.woff2' },
])('a condition that $what and is removed during the request $request is not stored again', async (update) => {
  await keepTopic(href, '')
  server = { status: 200, etag: update.etag, copies }
  const answer = fetch
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const sent = new Promise<void>((resolve) =>
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      if (`${init.method ?? 'GET'} ${address}` === update.request) {
        resolve()
        await released
      }
      return answer(address, init)
    }),
  )
  const updated = updateKeptTopics(Date.now() + hourMs)
  await sent
  await removeTopic(href)
  release()
  await updated
  expect(await caches.keys()).toEqual([])
})

test('a condition that is removed while another one is updated is not requested', async () => {
  const other = '/condition/other'
  await keepTopic(href, '')
  server.copies = { ...copies, href: other }
  await keepTopic(other, '')
  const answer = fetch
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    await removeTopic(other)
    return answer(address, init)
  })
  requests = []
  await updateKeptTopics(Date.now() + hourMs)
  expect(requests).toEqual([`HEAD ${href}/_offline.json`])
  expect((await readKeptTopics()).map((topic) => topic.href)).toEqual([href])
})

test('copies stay with their date when the server fails, or when the reader saves data', async () => {
  const before = await keepTopic(href, '')
  server.status = 503
  await updateKeptTopics(Date.now() + hourMs)
  expect(await readKeptTopic(href)).toEqual(before)
  requests = []
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  await updateKeptTopics(Date.now() + hourMs)
  expect(requests).toEqual([])
})

test('of a condition that has moved and cannot be stored, nothing stays', async () => {
  const moved = '/condition/stones'
  server = { status: 200, copies: { ...copies, href: moved, fonts: ['/assets/missing.woff2'] } }
  await expect(keepTopic(href, '')).rejects.toThrow('missing')
  expect([...(await readKeptPaths())]).toEqual([])
})

test('of a condition that has moved, nothing stays when the worker cannot be registered', async () => {
  server = { status: 200, copies: { ...copies, href: '/condition/stones' } }
  Object.assign(navigator.serviceWorker, { register: () => Promise.reject(new Error('refused')) })
  await expect(keepTopic(href, '')).rejects.toThrow('refused')
  expect([...(await readKeptPaths())]).toEqual([])
})

test('the copies of a condition stay when those of one that has moved there cannot be stored', async () => {
  const moved = '/condition/stones'
  const movedCopies = { ...copies, href: moved, documents: { [moved]: copies.documents[href]! } }
  await keepTopic(href, '')
  server = { status: 200, etag: '"1"', copies: movedCopies }
  await keepTopic(moved, '')
  server = { status: 200, etag: '"2"', copies: { ...movedCopies, fonts: ['/assets/missing.woff2'] } }
  await updateKeptTopics(Date.now() + hourMs)
  expect((await readKeptTopics()).map((topic) => topic.href).sort()).toEqual([href, moved])
})

test('a condition that has moved is kept under its new address', async () => {
  await keepTopic(href, '')
  const moved = '/condition/stones'
  server = {
    status: 200,
    etag: '"2"',
    copies: { ...copies, href: moved, documents: { [moved]: copies.documents[href]! } },
  }
  await updateKeptTopics(Date.now() + hourMs)
  expect((await readKeptTopics()).map((topic) => topic.href)).toEqual([moved])
})
