import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { readPage, valueOf, type ReadPage } from '../support/read-page.ts'
import { type RunningSite, startSite } from '../support/server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let content: FaultyContentServer
let site: RunningSite

beforeAll(async () => {
  content = await startFaultyContentServer()
  // The site stores no pages, so that every page shows what the content server answers at that time.
  site = await startSite({ ...content.env, PAGE_CACHE_MB: '0', CONTENT_MAX_AGE_S: '1', CONTENT_STALE_S: '1' })
})
beforeEach(() => content.falsify())
afterAll(async () => {
  await site.stop('SIGKILL')
  await content.stop()
})

/** Returns the addresses to which the rows of a list lead. */
const rowsOf = ({ document }: ReadPage, prefix = '') =>
  document
    .all('a')
    .map((link) => valueOf(link, 'href') ?? '')
    .filter((href) => new RegExp(`^${prefix}/(?:news|updates|press-releases|undergraduates)/`).test(href))

describe('pages', () => {
  test('each has its own entries and its own canonical address, without a script', async () => {
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
    'beyond the last there is none: %s',
    async (path) => {
      expect((await readPage(site, path)).status).toBe(404)
    },
  )

  test.each(['/news?page=abc', '/news?page=0', '/news?year=soon&topic=%3Cb%3E'])(
    'a malformed parameter counts as missing and leaves the address: %s',
    async (path) => {
      const { status, headers } = await readPage(site, path)
      expect([status, headers.location]).toEqual([307, '/news'])
    },
  )

  test.each(['/news?page=1', '/news?utm=1'])('other parameters do not matter: %s', async (path) => {
    const { status, document } = await readPage(site, path)
    expect([status, document.canonical]).toEqual([200, expect.stringMatching(/\/news$/)])
  })
})

describe('filters', () => {
  test('narrow the list together, and the page is followed but not listed', async () => {
    const all = await readPage(site, '/news')
    const narrowed = await readPage(site, '/news?topic=cancer&year=2026')
    expect(rowsOf(narrowed).length).toBeGreaterThan(0)
    expect(rowsOf(narrowed).length).toBeLessThan(rowsOf(all).length)
    expect(narrowed.document.meta('robots')).toContain('noindex')
    expect(narrowed.document.meta('robots')).toContain('follow')
    expect(narrowed.document.canonical).toMatch(/\/news\?topic=cancer&year=2026$/)
    expect(narrowed.document.words('title')).toBe('News · Cancer · 2026 | Plain Urology')
  })

  test('that leave nothing say so and lead back', async () => {
    const { status, document } = await readPage(site, '/undergraduates?tag=nowhere')
    expect(status).toBe(200)
    expect(document.standsWithin('nowhere', (element) => element.tagName === 'main')).toBe(true)
    expect(rowsOf({ document } as ReadPage)).toEqual([])
  })

  test('what is not translated stands in the list of every site', async () => {
    const english = await readPage(site, '/updates')
    const arabic = await readPage(site, '/ar/updates')
    expect(rowsOf(arabic, '/ar')).toHaveLength(rowsOf(english).length)
  })
})

describe('an embargo', () => {
  const path = '/press-releases/launch-of-22-languages'
  const later = '2999-01-01T00:00:00+00:00'
  const holdBack = () =>
    content.falsify(async (_call, real) => {
      const answer = await (await real()).text()
      return new Response(answer.replaceAll(/"embargoUntil":"[^"]*"/g, `"embargoUntil":"${later}"`), {
        headers: { 'content-type': 'application/json' },
      })
    })

  test('that has passed hides nothing', async () => {
    expect((await readPage(site, path)).status).toBe(200)
    expect(rowsOf(await readPage(site, '/press-releases'))).toContain(path)
  })

  test('that has not come makes the address a missing page', async () => {
    holdBack()
    // The cache may keep the earlier answer of the content server for a second.
    await vi.waitFor(async () => expect((await readPage(site, path)).status).toBe(404), 10_000)
  })

  test('keeps links to the page from other pages', async () => {
    holdBack()
    expect(rowsOf(await readPage(site, '/topics/stones'))).not.toContain(path)
    content.falsify()
    await vi.waitFor(async () => expect(rowsOf(await readPage(site, '/topics/stones'))).toContain(path), 10_000)
  })

  test('is asked of the content system, so that the list counts only what is public', async () => {
    content.calls.length = 0
    await readPage(site, '/sk/press-releases')
    const asked = content.calls.find(({ operation }) => operation === 'Listing')?.variables['embargoUntil']
    expect(asked).toEqual([':empty:', expect.stringMatching(/^<= \d{4}-\d\d-\d\dT/)])
    const limit = Date.parse(String((asked as string[])[1]).slice(3))
    expect(limit).toBeLessThanOrEqual(Date.now())
    expect(limit).toBeGreaterThan(Date.now() - 6 * 60_000)
  })
})
