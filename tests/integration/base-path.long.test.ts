import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildCopy, copyProject } from '../support/copy-project.ts'
import { expectSecurityHeaders } from '../support/expect-security-headers.ts'
import { type RunningProcess, startNode } from '../support/processes.ts'
import { type ReadPage, readPage, valueOf } from '../support/read-page.ts'
import { fetchServerFunction, serverFunctionPath } from '../support/server-functions.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

// A copy of the project is built for the base path `/base/`, so that the project's own build stays unchanged.
let copy: ReturnType<typeof copyProject>
let site: RunningProcess & { readonly port: number }

beforeAll(async () => {
  copy = copyProject()
  const env = { BASE_PATH: '/base/', NODE_ENV: 'production', VITEST: undefined, LOG_LEVEL: 'warn' }
  await buildCopy(copy.path, env)
  const started = startNode(
    ['src/http/main.ts'],
    { ...env, PORT: '0', CONTENT_PURGE_SECRET: 'x'.repeat(40) },
    copy.path,
  )
  const [, port = ''] = await started.waitFor(/http:\/\/localhost:(\d+)\/base\//)
  site = { ...started, port: Number(port) }
})
afterAll(async () => {
  await site?.stop('SIGKILL')
  copy?.remove()
})

const visit = (path: string) => readPage(site, path)

const kinds = [
  '/',
  '/nl/',
  '/condition/kidney-stones',
  `/ar/condition/${encodeURIComponent('حصى-الكلى')}`,
  '/al/condition/prostate-cancer',
  '/condition/kidney-stones/kidney-stones-colic',
  '/all-treatments/active-surveillance',
  '/contact',
  '/privacy',
  '/news/awareness-week-2026',
  '/guidelines/urolithiasis',
  '/all-conditions',
  '/nl/all-treatments',
  '/search?q=stone',
]

/** Returns the URLs on this server in a page's links, resources and forms, each once; absolute URLs as path and query. */
function ownAddresses({ document }: ReadPage): readonly string[] {
  const addresses = document
    .all(() => true)
    .flatMap((element) =>
      ['href', 'src', 'action', 'srcSet', 'formAction'].flatMap((name) => valueOf(element, name) ?? []),
    )
  return [...new Set(addresses)].flatMap((address) => {
    if (address.startsWith('/')) return [address]
    const url = URL.canParse(address) ? new URL(address) : undefined
    return url?.host === `localhost:${site.port}` ? [url.pathname + url.search] : []
  })
}

describe('under a base path', () => {
  test.each(kinds)('the page %s is rendered, and its links have the base path', async (path) => {
    const page = await visit(`/base${path}`)
    expect(page.status).toBe(200)
    expect(page.document.all('h1')).toHaveLength(1)
    expectSecurityHeaders(page.headers)
    expect(page.document.data('page-config')).toMatchObject({ basePath: '/base' })
    const outside = ownAddresses(page).filter((address) => !address.startsWith('/base/'))
    expect(outside).toEqual([])
  })

  test('every script, style sheet, font, image and manifest that a page links to exists', async () => {
    const named = new Set<string>()
    for (const path of ['/', '/nl/', '/condition/kidney-stones', '/ar/all-conditions']) {
      const page = await visit(`/base${path}`)
      const inStyles = Array.from(
        page.document.words('style').matchAll(/url\(([^)]+)\)/g),
        ([, address = '']) => address,
      )
      expect(inStyles.length).toBeGreaterThan(8)
      for (const address of [...ownAddresses(page), ...inStyles].filter((one) =>
        /\.(?:js|css|woff2|png|svg|webmanifest)(?:$|\?)/.test(one),
      ))
        named.add(address)
    }
    expect(named.size).toBeGreaterThan(8)
    const scripts = [...named].filter((address) => address.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(0)
    for (const address of named) {
      expect(address).toMatch(/^\/base\//)
      const answer = await visit(address)
      expect([address, answer.status]).toEqual([address, 200])
      if (!/\.(?:css|js)$/.test(address)) continue
      // The URLs in style sheets and scripts have the base path as well.
      for (const [, inner = ''] of answer.text.matchAll(/["(](\/[\w./-]+\.(?:woff2|svg|png|js|css))[")]/g)) {
        expect([address, inner, inner.startsWith('/base/')]).toEqual([address, inner, true])
        expect([address, inner, (await visit(inner)).status]).toEqual([address, inner, 200])
      }
    }
  })

  test("the web app manifest has the site's URL as id, start URL and scope", async () => {
    const { status, text } = await visit('/base/nl/site.webmanifest')
    expect(status).toBe(200)
    const manifest = JSON.parse(text) as { icons: { src: string }[] }
    expect(manifest).toMatchObject({ id: '/base/nl/', start_url: '/base/nl/', scope: '/base/nl/' })
    for (const { src } of manifest.icons)
      expect([src, (await visit(src)).headers['content-type']]).toEqual([src, 'image/png'])
  })

  test('server functions, the latest build and the purge endpoint respond under the base path only', async () => {
    const path = await serverFunctionPath(
      'getPage',
      { site: 'en', pathAndQuery: '/condition/kidney-stones' },
      copy.path,
    )
    const response = await fetchServerFunction(site, `/base${path}`)
    expect([response.status, response.headers['content-type']]).toEqual([200, 'application/json'])
    expect(response.result).toMatchObject({ address: { kind: 'entry' } })
    expect((await fetchServerFunction(site, path)).status).toBe(404)
    const latest = await visit('/base/builds/latest.json')
    const page = await visit('/base/')
    expect(JSON.parse(latest.text)).toMatchObject({
      id: (page.document.data('page-config') as { buildId: string }).buildId,
    })
    expect((await readPage(site, '/base/api/content/purge', { method: 'POST', body: '{}' })).status).toBe(401)
  })

  test.each([
    ['/base', 301, '/base/'],
    ['/base/nl', 301, '/base/nl/'],
    ['/base/about/', 301, '/base/about'],
    ['/base/en/about', 301, '/base/about'],
    ['/base/%61bout', 301, '/base/about'],
    ['/base/nl/condition/kidney-stones', 301, '/base/nl/condition/nierstenen'],
    ['/base/kidney-cancer', 301, '/base/condition/kidney-cancer'],
    ['/base/blog/2021/x', 301, '/base/news/x'],
    ['/base/nl/feedback-form', 308, '/base/nl/contact'],
    ['/base/partners/patient-groups', 302, 'https://example.org/patient-groups'],
    ['/base/?s=what+is+cancer', 301, '/base/condition/prostate-cancer'],
  ])('%s is a %i redirect to %s', async (path, status, location) => {
    const answer = await visit(path)
    expect([answer.status, answer.headers.location]).toEqual([status, location])
    expectSecurityHeaders(answer.headers)
  })

  test('an unknown path is a 404 page, and a removed path is a 410', async () => {
    const page = await visit('/base/nl/nowhere')
    expect([page.status, page.document.attribute('html', 'lang')]).toEqual([404, 'nl-NL'])
    expect(ownAddresses(page).filter((address) => !address.startsWith('/base/'))).toEqual([])
    expect((await visit('/base/wp-content/uploads/x')).status).toBe(410)
  })

  test('a cached page is served again with the same ETag', async () => {
    await visit('/base/accessibility')
    const again = await visit('/base/accessibility')
    const same = await readPage(site, '/base/accessibility', { headers: { 'if-none-match': again.headers.etag ?? '' } })
    expect(same.status).toBe(304)
  })

  test('canonical and alternate links contain the base path', async () => {
    const { document } = await visit('/base/nl/condition/nierstenen')
    const origin = `http://localhost:${site.port}`
    expect(document.canonical).toBe(`${origin}/base/nl/condition/nierstenen`)
    expect(document.translations).toMatchObject({
      'en-US': `${origin}/base/condition/kidney-stones`,
      'x-default': `${origin}/base/condition/kidney-stones`,
    })
  })
})

describe('outside the base path', () => {
  test.each([
    '/',
    '/nl/',
    '/about',
    '/assets/',
    '/_serverFn/a',
    '/site.webmanifest',
    '/basement',
    '/nl/base/',
    '/Base/',
  ])('%s is a plain 404', async (path) => {
    const answer = await visit(path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(answer.headers['content-type']).toMatch(/^text\/plain/)
    expectSecurityHeaders(answer.headers)
  })
})
