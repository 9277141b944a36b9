import { expect, inject, test } from 'vitest'
import { type OfflineCopies, storedBytesHeader } from '#features/offline/offline-copies.ts'
import { expectSecurityHeaders } from '../../support/expect-security-headers.ts'
import { askServer } from '../../support/http-front.ts'
import { PageDocument, readPage } from '../../support/read-page.ts'

const site = inject('site')
const condition = '/condition/kidney-stones'
const suffix = '/_offline.json'

const ask = (path: string, method = 'GET') => askServer(site.port, path, { method })

/** Returns the URLs that a section of a page links to. */
function linkedIn(html: string, section: string): readonly string[] {
  const [, text = ''] = new RegExp(`<section aria-labelledby="${section}">([\\s\\S]*?)</section>`).exec(html) ?? []
  return Array.from(text.matchAll(/href="([^"]+)"/g), ([, address = '']) => address)
}

async function copiesOf(path: string): Promise<OfflineCopies> {
  const { status, text } = await ask(path + suffix)
  expect([path, status]).toEqual([path, 200])
  return JSON.parse(text) as OfflineCopies
}

test('the copies of a condition are those of its situations, its treatments, the comparison, help now, and the list', async () => {
  const { href, listHref, title, language, documents } = await copiesOf('/condition/prostate-cancer')
  expect([href, listHref, title, language]).toEqual([
    '/condition/prostate-cancer',
    '/offline',
    'Prostate cancer',
    'en-US',
  ])
  const paths = Object.keys(documents)
  expect(paths).toEqual(
    expect.arrayContaining(['/condition/prostate-cancer/compare', '/when-to-get-help-now', '/offline']),
  )
  const { text } = await readPage(site, '/condition/prostate-cancer')
  const linked = ['situations', 'treatments'].flatMap((section) => linkedIn(text, section))
  expect(linked.length).toBeGreaterThan(3)
  expect(linked.filter((path) => !paths.includes(path))).toEqual([])
})

test('a situation brings the treatments that only it names', async () => {
  const paths = Object.keys((await copiesOf(condition)).documents)
  const { text } = await readPage(site, '/condition/kidney-stones/kidney-stones-colic')
  const treatments = linkedIn(text, 'treatments')
  expect(treatments.length).toBeGreaterThan(0)
  expect(treatments.filter((path) => !paths.includes(path))).toEqual([])
})

test('each copy is a whole document without the client, with its policy, its drawings and the words about its age', async () => {
  const { documents, files, fonts } = await copiesOf(condition)
  expect(Object.keys(documents).length).toBeGreaterThan(8)
  for (const [path, { html, policy }] of Object.entries(documents)) {
    expect([path, html.match(/<script/g)?.length]).toEqual([path, 1])
    expect(policy).toContain("default-src 'none'")
    expect(html).toContain('data-offline-copy=""')
    expect(html).toContain('Offline copy of <time data-copy-date=""></time>')
    const [, styles = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(html) ?? []
    expect(files[styles]?.type).toBe('text/css')
    expect(atob(files[styles]?.body ?? '')).toContain('[data-offline-copy]')
  }
  expect(documents[condition]?.html).toMatch(/<svg[^>]*class="[^"]*\bdraw\b/)
  expect(documents['/when-to-get-help-now']?.html.match(/data-copy-age=""/g)?.length).toBeGreaterThan(1)
  expect(documents['/offline']?.html).toMatch(/<ul [^>]*data-kept-topics="[^"]+"[^>]*><\/ul>/)
  expect(documents['/offline']?.html).toContain(' data-not-kept="" hidden=""')
  expect(fonts.length).toBeGreaterThan(0)
  for (const font of fonts) expect((await ask(font)).status).toBe(200)
})

test('the size is in a header, which a HEAD request gets too, with an ETag that stays the same', async () => {
  const { headers, text } = await ask(condition + suffix)
  const head = await ask(condition + suffix, 'HEAD')
  expect(head.text).toBe('')
  expect([head.status, head.headers.etag, head.headers[storedBytesHeader]]).toEqual([
    200,
    headers.etag,
    headers[storedBytesHeader],
  ])
  expect(headers.etag).toBeDefined()
  const { documents, files } = JSON.parse(text) as OfflineCopies
  const sizes = [
    ...Object.values(documents).map(({ html }) => Buffer.byteLength(html)),
    ...Object.values(files).map(({ body }) => Buffer.from(body, 'base64').length),
  ]
  expect(Number(headers[storedBytesHeader])).toBe(sizes.reduce((sum, size) => sum + size, 0))
  expect(headers['cache-control']).toContain('public')
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(headers['surrogate-key']).toContain('when-to-get-help-now')
  expectSecurityHeaders(headers)
})

test('copies of another language are of that site', async () => {
  const path = `/ar/condition/${encodeURIComponent('حصى-الكلى')}`
  const { href, listHref, language, documents } = await copiesOf(path)
  expect([href, listHref, language]).toEqual([path, '/ar/offline', 'ar'])
  expect(Object.keys(documents).every((one) => one.startsWith('/ar/'))).toBe(true)
  expect(new PageDocument(documents[path]?.html ?? '').words('h1')).toBe('حصى الكلى')
})

test('a condition by its English address leads to that of the language', async () => {
  const { status, headers } = await ask(`/nl/condition/kidney-stones${suffix}`)
  expect([status, headers.location]).toEqual([301, `/nl/condition/nierstenen${suffix}`])
})

test.each([
  '/all-treatments/ureteroscopy',
  '/condition/prostate-cancer/compare',
  '/condition/no-such-condition',
  '/privacy',
  '',
  // The Croatian site does not have the tool for offline copies.
  '/hr/condition/kidney-stones',
])('there are no copies of %s', async (path) => {
  const { status, headers } = await ask(path + suffix)
  expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
})

test('the worker is a script that browsers revalidate, and that may fetch from this website alone', async () => {
  const { status, headers, text } = await ask('/offline-worker.js')
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ])
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  expect(text).toContain("addEventListener('fetch'")
})

test('a page without the flag has no section, and the list is not for search engines', async () => {
  expect((await readPage(site, condition)).text).toContain('<keep-offline')
  expect((await readPage(site, '/hr/condition/kidney-stones')).text).not.toContain('<keep-offline')
  expect((await ask('/hr/offline')).status).toBe(404)
  expect((await ask('/offline')).text).toMatch(/<meta name="robots" content="noindex/)
  expect((await ask('/sitemap-1.xml')).text).not.toContain('/offline')
})
