import { expect, inject, test } from 'vitest'
import { readPage } from '../../support/read-page.ts'
import { callServerFunction, fetchServerFunction, serverFunctionPath } from '../../support/server-functions.ts'

const site = inject('site')

const statusOf = async (path: string) => (await readPage(site, path)).status

test('a URL in other letter case is a 404', async () => {
  for (const path of ['/aLl-CoNdItIoNs', '/NEWS', '/Guidelines', '/API/content/purge', '/nl/_SERVERFN/search'])
    expect([path, await statusOf(path)]).toEqual([path, 404])
})

test('a technical path in any other spelling is a 404, not a redirect', async () => {
  const path = await serverFunctionPath('getPage', { site: 'en', pathAndQuery: '/news' })
  const id = path.replace(/^\/_serverFn\/|\?.*/g, '')
  expect((await fetchServerFunction(site, path)).status).toBe(200)
  for (const other of [
    '/api/',
    '/messages/',
    '/_serverFn/',
    '/_serverFn',
    '/API/',
    '/api//evil.example/',
    path.replace('?', '/?'),
    path.replace('?', '/more?'),
    path.replace(id, `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`),
    path.replace('/_serverFn/', '/_serverFn//'),
    path.replace('/_serverFn/', '/_SERVERFN/'),
    path.replace('/_serverFn/', '/_serverfn/'),
    `/nl${path}`,
  ])
    expect([other, (await fetchServerFunction(site, other)).status]).toEqual([other, 404])
})

test('a page does not reflect unknown query parameters', async () => {
  const { text } = await readPage(site, '/updates?junkparam=JUNKVALUE&page=1')
  expect(text).not.toMatch(/junk/i)
  expect(text).toContain('/nl/updates"')
})

test('a parameter of 5,000 characters is accepted, a search query cut, and a page number of that length removed', async () => {
  expect(await statusOf(`/about?gclid=${'9'.repeat(5000)}`)).toBe(200)
  const { status, headers } = await readPage(site, `/search?q=${'9'.repeat(5000)}`)
  expect([status, headers.location]).toEqual([307, `/search?q=${'9'.repeat(200)}`])
  expect(await statusOf(`/search?q=${'9'.repeat(200)}`)).toBe(200)
  expect(await statusOf(`/nowhere?x=${'9'.repeat(5000)}`)).toBe(404)
  // A page number of that length is malformed, so a redirect removes the parameter.
  for (const path of ['/news?page=', '/education-events/events?page='])
    expect([path, await statusOf(path + '9'.repeat(5000))]).toEqual([path, 307])
})

test.each([
  ['a search query', '/search?q=QUERY'],
  ['the search query of a site in Arabic', '/ar/search?q=QUERY'],
  ['the path of a page that does not exist', '/PATH'],
  ['the path of an entry that does not exist', '/condition/PATH'],
  ['the address to return to after signing in', '/login?callbackUrl=/QUERY'],
  ['the subject of feedback', '/feedback?about=/QUERY'],
])('%s of the maximum length makes a page at most 50 kB longer', async (_, address) => {
  const readLongest = async (length: number) => {
    const path = address.replace('QUERY', 'q'.repeat(4 * length)).replace('PATH', 'p'.repeat(length))
    const found = await readPage(site, path)
    // Only redirects that shorten a query are followed.
    return found.status === 307 ? readPage(site, found.headers.location ?? '') : found
  }
  const [short, long] = [await readLongest(2), await readLongest(1900)]
  expect(long.headers['content-type']).toMatch(/^text\/html/)
  expect(long.status).toBe(short.status)
  expect(long.bytes.length - short.bytes.length).toBeLessThan(50_000)
})

test('a year outside the supported range is removed from the URL and refused by a server function', async () => {
  expect(await statusOf('/education-events/events?year=9999')).toBe(307)
  const list = { site: 'en', kind: 'event', page: 1, year: 275_760 }
  expect((await callServerFunction(site, 'getEventList', list)).status).toBe(400)
})

test('a sitemap file has exactly one name', async () => {
  for (const name of ['1e0', '0x1', '%201', '+1', '1.0', '01', '0', '99'])
    expect([name, await statusOf(`/sitemap-${name}.xml`)]).toEqual([name, 404])
})

test('a wrong preview token is refused with 403 on pages, sitemaps and feeds', async () => {
  for (const path of ['/sitemap.xml', '/news/feed.xml', '/news'])
    expect([path, await statusOf(`${path}?x-craft-preview=1&token=wrong`)]).toEqual([path, 403])
})

test('guessing preview tokens does not lock out an editor with the right token', async () => {
  const right = `/condition/nocturia?x-craft-preview=1&token=${site.previewToken}`
  expect(await statusOf(right)).toBe(200)
  for (let guess = 0; guess < 12; guess++) await statusOf(`/news?x-craft-preview=1&token=bad${guess}`)
  expect(await statusOf('/news?x-craft-preview=1&token=bad')).toBe(429)
  expect(await statusOf(right)).toBe(200)
})
