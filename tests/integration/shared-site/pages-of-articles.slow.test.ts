import { expect, inject, test } from 'vitest'
import { readPage } from '../../support/read-page.ts'

// These tests cover pages that show the articles of other paths: in two languages, or compared with an earlier version.

const site = inject('site')

test('at the path of the original, the page in two languages redirects to that of the translation, as articles do', async () => {
  for (const [path, target] of [
    ['/nl/side-by-side/en/condition/kidney-stones', '/nl/side-by-side/en/condition/nierstenen'],
    ['/nl/side-by-side/condition/kidney-stones', '/nl/side-by-side/condition/nierstenen'],
  ] as const) {
    const { status, headers } = await readPage(site, path)
    expect([path, status, headers.location]).toEqual([path, 301, target])
    const page = await readPage(site, target)
    expect([page.status, page.document.meta('robots')]).toEqual([200, 'noindex, nofollow'])
  }
})

test.each([
  '/side-by-side/de/condition/none',
  '/side-by-side/de/contact',
  '/side-by-side/de',
  '/side-by-side/de/%2F%2Fevil.example',
  '/side-by-side/de/..%2F..%2Fapi%2Fauth%2Fsession',
  '/what-changed/2026-11-22/condition/none',
  '/what-changed/2026-11-22/%5C%5Cevil.example',
])('%s is not found', async (path) => {
  expect((await readPage(site, path)).status).toBe(404)
})

test('encoded slashes, of which there can be any number, are no further addresses of a page', async () => {
  for (const path of [
    '/side-by-side/de/condition%2F%2Fkidney-stones',
    '/what-changed/2026-11-22/condition%2F%2F%2Fkidney-stones',
    '/side-by-side/de/condition/kidney-stones%2F',
  ])
    expect([path, (await readPage(site, path)).status]).toEqual([path, 404])
})

test('the comparison with a version that is kept is cached, and says which versions it compares', async () => {
  const { status, headers, document } = await readPage(site, '/what-changed/2026-11-22/condition/kidney-stones')
  expect(status).toBe(200)
  expect(headers['cache-control']).toMatch(/^public/)
  expect(String(headers['surrogate-key']).split(' ')).toContain('condition/kidney-stones')
  expect(document.words('title')).toContain('2026-11-22')
})

test('a name of a version that is not kept is neither cached nor repeated', async () => {
  const words = 'Stop your pills and call 0900 123'
  const { status, headers, document } = await readPage(
    site,
    `/what-changed/${encodeURIComponent(words)}/condition/kidney-stones`,
  )
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(document.words('title') + document.words('main')).not.toContain('pills')
})

test('the page in two languages can be purged by either of its texts', async () => {
  const { headers } = await readPage(site, '/side-by-side/nl/condition/kidney-stones')
  const keys = String(headers['surrogate-key']).split(' ')
  expect(keys).toEqual(expect.arrayContaining(['condition/kidney-stones', 'condition/nierstenen']))
})
