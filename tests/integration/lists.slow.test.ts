import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { readPage, valueOf, type ReadPage } from '../support/read-page.ts'
import { type RunningSite, startSite } from '../support/server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let content: FaultyContentServer
let site: RunningSite

beforeAll(async () => {
  content = await startFaultyContentServer()
  // The page cache is off, and content is cached for two seconds at most, so that pages soon show the current responses.
  site = await startSite({ ...content.env, PAGE_CACHE_MB: '0', CONTENT_MAX_AGE_S: '1', CONTENT_STALE_S: '1' })
})
beforeEach(() => content.falsifyWith())
afterAll(async () => {
  await site.stop('SIGKILL')
  await content.stop()
})

/** Returns the paths to which the rows of a list link. */
const rowsOf = ({ document }: ReadPage, prefix = '') =>
  document
    .all('a')
    .map((link) => valueOf(link, 'href') ?? '')
    .filter((href) => new RegExp(`^${prefix}/(?:news|updates|press-releases|undergraduates)/`).test(href))

describe('pagination of a list', () => {
  test('gives each page its own entries and its own canonical link', async () => {
    const first = await readPage(site, '/news')
    const second = await readPage(site, '/news?page=2')
    expect([first.status, second.status]).toEqual([200, 200])
    expect(rowsOf(first)).toHaveLength(8)
    expect(new Set([...rowsOf(first), ...rowsOf(second)]).size).toBe(rowsOf(first).length + rowsOf(second).length)
    expect(second.document.canonical).toMatch(/\/news\?page=2$/)
    expect(second.document.translations).toEqual({})
    expect(second.document.words('title')).toContain('News, page 2')
    expect(second.document.meta('robots') ?? '').not.toContain('noindex, follow')
    expect(first.document.canonical).toMatch(/\/news$/)
    expect(first.document.translations).toHaveProperty('nl-NL')
  })

  test.each(['/news?page=99', '/updates?page=2', '/nl/press-releases?page=3', '/news?topic=nowhere&page=2'])(
    'returns 404 beyond the last page: %s',
    async (path) => {
      expect((await readPage(site, path)).status).toBe(404)
    },
  )

  test.each(['/news?page=abc', '/news?page=0', '/news?year=soon&topic=%3Cb%3E'])(
    'removes a malformed parameter by a redirect: %s',
    async (path) => {
      const { status, headers } = await readPage(site, path)
      expect([status, headers.location]).toEqual([307, '/news'])
    },
  )

  test.each(['/news?page=1', '/news?utm=1'])(
    'leaves unknown parameters and the number of the first page out of the canonical link: %s',
    async (path) => {
      const { status, document } = await readPage(site, path)
      expect([status, document.canonical]).toEqual([200, expect.stringMatching(/\/news$/)])
    },
  )
})

describe('a filtered list', () => {
  test('combines its filters, and is followed but not indexed', async () => {
    const all = await readPage(site, '/news')
    const narrowed = await readPage(site, '/news?topic=cancer&year=2026')
    expect(rowsOf(narrowed).length).toBeGreaterThan(0)
    expect(rowsOf(narrowed).length).toBeLessThan(rowsOf(all).length)
    expect(narrowed.document.meta('robots')).toContain('noindex')
    expect(narrowed.document.meta('robots')).toContain('follow')
    expect(narrowed.document.canonical).toMatch(/\/news\?topic=cancer&year=2026$/)
    expect(narrowed.document.words('title')).toBe('News · Cancer · 2026 | Plain Urology')
  })

  test('without a match is empty and names its filter', async () => {
    const { status, document } = await readPage(site, '/undergraduates?tag=nowhere')
    expect(status).toBe(200)
    expect(document.isTextInside('nowhere', (element) => element.tagName === 'main')).toBe(true)
    expect(rowsOf({ document } as ReadPage)).toEqual([])
  })

  test('in another language contains untranslated entries', async () => {
    const english = await readPage(site, '/updates')
    const arabic = await readPage(site, '/ar/updates')
    expect(rowsOf(arabic, '/ar')).toHaveLength(rowsOf(english).length)
  })
})

describe('an embargo', () => {
  const path = '/press-releases/launch-of-22-languages'
  const later = '2999-01-01T00:00:00+00:00'
  const holdBack = () =>
    content.falsifyWith(async (_call, real) => {
      const answer = await (await real()).text()
      return new Response(answer.replaceAll(/"embargoUntil":"[^"]*"/g, `"embargoUntil":"${later}"`), {
        headers: { 'content-type': 'application/json' },
      })
    })

  test('in the past has no effect', async () => {
    expect((await readPage(site, path)).status).toBe(200)
    expect(rowsOf(await readPage(site, '/press-releases'))).toContain(path)
  })

  test('in the future makes the page a 404', async () => {
    holdBack()
    // The earlier response of the content server may be fresh for a second, and served stale for another one.
    await vi.waitFor(async () => expect((await readPage(site, path)).status).toBe(404), 10_000)
  })

  test('in the future removes the page from lists on other pages', async () => {
    holdBack()
    expect(rowsOf(await readPage(site, '/topics/stones'))).not.toContain(path)
    content.falsifyWith()
    await vi.waitFor(async () => expect(rowsOf(await readPage(site, '/topics/stones'))).toContain(path), 10_000)
  })

  test('is part of the content query, so that counts contain public entries only', async () => {
    content.calls.length = 0
    await readPage(site, '/sk/press-releases')
    const embargoArgument = content.calls.find(({ operation }) => operation === 'Listing')?.variables['embargoUntil']
    expect(embargoArgument).toEqual([':empty:', expect.stringMatching(/^<= \d{4}-\d\d-\d\dT/)])
    const limit = Date.parse(String((embargoArgument as string[])[1]).slice(3))
    expect(limit).toBeLessThanOrEqual(Date.now())
    expect(limit).toBeGreaterThan(Date.now() - 6 * 60_000)
  })
})
