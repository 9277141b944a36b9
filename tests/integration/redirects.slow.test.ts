import type { DehydratedState } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { readPage } from '../support/read-page.ts'
import { type RunningSite, startSite } from '../support/server.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

// The tests run the built site with a content server whose redirects they choose, many of them malformed or hostile.

type Row = { uri: string | null; to: string | null; type?: string }

let content: FaultyContentServer
let site: RunningSite
let table: readonly Row[] = []
const answerRedirects: Parameters<FaultyContentServer['falsifyWith']>[0] = ({ operation }, real) =>
  operation === 'Redirects'
    ? Response.json({
        data: { redirects: table.map((row) => ({ type: '301', handle: null, siteId: null, ...row })) },
      })
    : real()

beforeAll(async () => {
  content = await startFaultyContentServer()
  content.falsifyWith(answerRedirects)
  // Content is not cached, so that every new table of redirects takes effect at once.
  site = await startSite({ ...content.env, CONTENT_MAX_AGE_S: '0', CONTENT_STALE_S: '0', LOG_LEVEL: 'error' })
})
afterAll(async () => {
  await site.stop('SIGKILL')
  await content.stop()
})

const ask = async (path: string) => {
  const { status, headers } = await readPage(site, path)
  return { status, location: headers.location }
}

/** Expects a log line, which may be written after the response has been sent. */
async function expectReport(line: RegExp) {
  await expect.poll(() => site.output(), { timeout: 20_000 }).toMatch(line)
}

test('a redirect to an unsafe target is ignored and logged with its URI', async () => {
  const targets = [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    '\u0000javascript:alert(1)',
    'java\tscript:alert(1)',
    'javascript://example.org/%0aalert(1)',
    'vbscript:x',
    'data:text/html,x',
    'blob:https://example.org/x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '///evil.example',
    'https:evil.example',
    'ftp://evil.example/x',
    'https://',
  ]
  table = targets.map((to, index) => ({ uri: `from-${index}`, to }))
  for (const [index, to] of targets.entries())
    expect([to, await ask(`/from-${index}`)]).toEqual([to, { status: 404, location: undefined }])
  for (const index of targets.keys()) await expectReport(new RegExp(`"uri":"from-${index}".*The target is not allowed`))
})

describe('a redirect pattern cannot become an open redirect or a script', () => {
  test.each([
    ['/go/evil.example', 'go/(.*)', '//$1'],
    ['/go//evil.example', 'go/(.*)', '/$1'],
    ['/go/%2Fevil.example', 'go/(.*)', '$1'],
    ['/go/%5Cevil.example', 'go/(.*)', '/$1'],
    ['/go/javascript:alert(1)', 'go/(.*)', '$1'],
    ['/go/https:%2F%2Fevil.example', 'go/(.*)', '$1'],
    ['/go/%0d%0aset-cookie:x=1', 'go/(.*)', 'news/$1'],
  ])('%s with the pattern %s to %s', async (path, uri, to) => {
    table = [{ uri, to }]
    const { status, location } = await ask(path)
    if (location === undefined) return expect(status).toBeLessThan(500)
    const target = new URL(location, site.origin)
    // Editors may allow visitors to choose the host of the target, but the target is never a script.
    expect(['http:', 'https:']).toContain(target.protocol)
    if (!/^https?:\/\//.test(location)) expect(target.origin).toBe(site.origin)
    expect(location).not.toMatch(/[\r\n\\]|^\/\//)
  })
})

test('a redirect loop is logged, and the page is looked up instead', async () => {
  table = [
    { uri: 'condition/kidney-stones', to: 'a' },
    { uri: 'a', to: 'b' },
    { uri: 'b', to: 'condition/kidney-stones' },
  ]
  expect((await ask('/condition/kidney-stones')).status).toBe(200)
  expect((await ask('/a')).status).toBe(404)
  await expectReport(/Redirects lead in a circle/)
})

test('a redirect that loops with the redirect to a translation shows the page', async () => {
  table = [{ uri: 'condition/nierstenen', to: '/condition/kidney-stones' }]
  expect(await ask('/nl/condition/nierstenen')).toEqual({ status: 200, location: undefined })
  expect(await ask('/nl/condition/kidney-stones')).toEqual({ status: 301, location: '/nl/condition/nierstenen' })
})

test('a redirect to itself is detected in every spelling of its target', async () => {
  for (const to of ['/en/self', `${site.origin}/self`, '/x/../self', '/nl/self', 'self/'])
    expect([to, (await readPage(site, ((table = [{ uri: 'self', to }]), '/self'))).status]).toEqual([to, 404])
})

test('a malformed redirect is logged and ignored, and the others work', async () => {
  table = [
    { uri: null, to: '/news' },
    { uri: 'broken(.*)', to: null },
    { uri: 'old', to: 'news' },
  ]
  expect(await ask('/condition/kidney-stones')).toEqual({ status: 200, location: undefined })
  expect((await ask('/brokenx')).status).toBe(404)
  expect(await ask('/old')).toEqual({ status: 301, location: '/news' })
  await expectReport(/"uri":"broken\(\.\*\)".*no target/)
})

test('a redirect may lead to a file or another site, but not to a URL with credentials', async () => {
  table = [
    { uri: 'file', to: '/sitemap.xml' },
    { uri: 'leaflet', to: '/media/x.pdf' },
    { uri: 'sibling', to: '/nl/condition/nierstenen' },
    { uri: 'doubly/(.*)', to: 'news/$1' },
    { uri: 'good', to: 'https://good@evil.example/' },
  ]
  expect(await ask('/nl/file')).toEqual({ status: 301, location: '/nl/sitemap.xml' })
  expect(await ask('/nl/leaflet')).toMatchObject({
    status: 301,
    location: expect.stringMatching(/^(?!.*nl).*\/media\/x\.pdf$/),
  })
  expect((await ask('/sibling')).location).toMatch(/\/nl\/condition\/nierstenen$/)
  expect((await ask('/doubly/a%252fb')).location).toBe('/news/a%252fb')
  expect((await ask('/good')).status).toBe(404)
})

test('a payload lists the query parameters that its redirects depend on', async () => {
  table = [{ uri: 'condition/kidney-stones?a=1', to: 'news' }]
  const addressOf = async (path: string) => {
    const { queries } = JSON.parse((await readPage(site, `${path}/_payload.json`)).text) as DehydratedState
    return queries.find(({ queryKey: [name] }) => name === 'address')?.state.data
  }
  expect(await addressOf('/condition/kidney-stones')).toMatchObject({ kind: 'entry', redirectParameters: ['a'] })
  expect(await addressOf('/condition/nocturia')).not.toHaveProperty('redirectParameters')
})

test('a chain of up to five redirects is resolved in one response', async () => {
  const chain = (length: number) =>
    Array.from({ length }, (_, index) => ({
      uri: `step-${index}`,
      to: index === length - 1 ? 'condition/kidney-stones' : `step-${index + 1}`,
    }))
  table = chain(5)
  expect(await ask('/step-0')).toEqual({ status: 301, location: '/condition/kidney-stones' })
  table = chain(7)
  expect((await ask('/step-0')).status).toBe(404)
})

test('a redirect applies in any case and with further query parameters, and passes those on', async () => {
  table = [
    { uri: 'Leaflet', to: 'condition/kidney-stones#help' },
    { uri: 'Nocturia', to: 'nocturia' },
    { uri: 'old', to: '', type: '410' },
  ]
  const kidneyStones = '/condition/kidney-stones'
  expect(await ask('/LEAFLET')).toEqual({ status: 301, location: `${kidneyStones}#help` })
  // Requests with and without the query must not share a cached redirect.
  for (const query of ['?utm_source=print&utm_campaign=a%20b', '', '?utm_source=mail'])
    expect(await ask(`/leaflet${query}`)).toEqual({ status: 301, location: `${kidneyStones}${query}#help` })
  expect(await ask('/nl/condition/kidney-stones?utm_source=x')).toEqual({
    status: 301,
    location: '/nl/condition/nierstenen?utm_source=x',
  })
  expect(await ask('/Nocturia')).toEqual({ status: 301, location: '/nocturia' })
  expect((await ask('/old?utm_source=x')).status).toBe(410)
})

test('an entry that is a redirect of type 410 responds with 410', async () => {
  table = []
  content.falsifyWith(({ operation }, real) =>
    operation === 'PageLookup'
      ? Response.json({
          data: {
            own: {
              id: '1',
              uri: 'gone',
              typeHandle: 'redirect',
              sectionHandle: 'pages',
              redirectType: '410',
              localized: [],
            },
            primary: null,
          },
        })
      : real(),
  )
  expect((await ask('/gone')).status).toBe(410)
  content.falsifyWith(answerRedirects)
})

test('a redirect takes precedence over the page at its path', async () => {
  table = [{ uri: 'condition/kidney-stones', to: 'news', type: '302' }]
  expect(await ask('/condition/kidney-stones')).toEqual({ status: 302, location: '/news' })
  expect((await ask('/nl/condition/nierstenen')).status).toBe(200)
})

test('an invalid redirect pattern is logged and ignored, and the others work', async () => {
  table = [
    { uri: 'broken/(.*', to: 'news' },
    { uri: 'old/(.*)', to: 'condition/$1' },
  ]
  expect(await ask('/old/kidney-stones')).toEqual({ status: 301, location: '/condition/kidney-stones' })
  expect((await ask('/broken/x')).status).toBe(404)
  await expectReport(/"uri":"broken\/\(\.\*".*cannot be compiled/)
})

test('random redirects and paths never cause a server error, a redirect loop or a redirect to another host or site', async () => {
  const plain = String.raw`a b news condition/kidney-stones __home__ nl ar / // \ ? # %2F % é حصى`
  const special = String.raw`$1 (.*) ([a-z]+) [ ) * . : javascript: https:// @`
  const piece = fc.constantFrom('', ' ', '\u202e', ...plain.split(' '), ...special.split(' '))
  const words = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''))
  const row = fc.record({ uri: words, to: words, type: fc.constantFrom('301', '302', '307', '308', '410', '', 'x') })
  const addresses = fc.tuple(fc.constantFrom('', '/nl', '/ar', '/zz', '/en'), words).map(([prefix, path]) => {
    const written = `${prefix}/${path}`
    return encodeURI(written.replace(/[\ud800-\udfff]/gu, ''))
      .replaceAll('#', '%23')
      .replaceAll('\\', '%5C')
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 5 }),
      fc.array(addresses, { minLength: 1, maxLength: 3 }),
      async (rows, paths) => {
        table = rows
        for (const first of paths) {
          let path = first
          const locations: string[] = []
          for (;;) {
            locations.push(path)
            expect(locations.length, `a circle: ${locations.join(' ')} by ${JSON.stringify(rows)}`).toBeLessThan(8)
            const page = await readPage(site, path)
            expect(page.status, `${path} by ${JSON.stringify(rows)}`).toBeLessThan(500)
            const { location } = page.headers
            if (location === undefined) {
              const prefix = /^\/(nl|ar)(?=[/?]|$)/.exec(path)?.[1] ?? 'en'
              const language = page.document.attribute('html', 'lang')
              if (language !== undefined)
                expect([path, language]).toEqual([path, { nl: 'nl-NL', ar: 'ar', en: 'en-US' }[prefix]])
              break
            }
            expect(location).not.toMatch(/^[/\\]{2}|[\s\\]/)
            const target = new URL(location, site.origin)
            if (target.origin !== site.origin) {
              // Another origin is allowed only if an editor has written an absolute URL.
              expect(rows.some(({ to }) => /https?:\/\//.test(to ?? ''))).toBe(true)
              break
            }
            path = target.pathname + target.search
          }
        }
      },
    ),
    { numRuns: 60 },
  )
})
