import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SiteGlobalsDocument } from '#content-contract/operations.ts'
import { languages } from '#i18n/languages.ts'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { readPage } from '../support/read-page.ts'
import { type RunningSite, startSite } from '../support/server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** The names of the site-wide queries: for sites and messages, header and footer, redirects, and emergency numbers. */
const globals = new Set(['SiteGlobals', 'SiteFrame', 'Redirects', 'EmergencyNumbers'])

let content: FaultyContentServer
let site: RunningSite

beforeAll(async () => {
  content = await startFaultyContentServer()
  // The page cache is off, so that only the responses of the content server are cached.
  site = await startSite({ ...content.env, PAGE_CACHE_MB: '0', CONTENT_MAX_AGE_S: '3600' })
})
afterAll(async () => {
  await site.stop('SIGKILL')
  await content.stop()
})

/** Requests a page, and returns the names of the content queries that the site sends for it. */
async function operationsOf(path: string): Promise<readonly string[]> {
  content.calls.length = 0
  const { status } = await readPage(site, path)
  expect([path, status]).toEqual([path, path.endsWith('/nowhere') ? 404 : 200])
  return content.calls.map(({ operation }) => operation)
}

test.each([
  '/condition/kidney-stones',
  '/nl/condition/nierstenen',
  '/al/condition/penile-cancer',
  '/condition/kidney-stones/kidney-stones-colic',
  '/all-situations/kidney-stones-prevention',
  '/all-treatments/ureteroscopy',
  '/contact',
  '/privacy',
  '/news/awareness-week-2026',
  '/news',
  '/news?topic=stones&tag=pain&year=2026',
  '/press-releases/launch-of-22-languages',
  '/topics/stones',
  '/offices/editorial-office/how-we-write',
  '/sections/stones-section',
  '/glossary',
  '/guidelines/urolithiasis',
  '/nl/guidelines/urolithiasis/chapter/renal-colic',
  '/nl/guidelines/urolithiasis/panel',
  '/guidelines/archive/urolithiasis-2024',
  '/guidelines',
  '/de/guidelines/archive',
  '/de/',
  '/all-conditions',
  '/cn/all-treatments',
  '/search?q=stone',
  '/news?topic=stones&year=2026',
  '/education-events/events',
  '/guidelines/archive',
  '/guidelines/urolithiasis/chapter/introduction',
  '/guidelines/urolithiasis/panel',
  '/de/guidelines/harnsteine/summaries',
  '/nowhere',
])('%s sends at most three content queries besides the site-wide ones, and caches all but the search', async (path) => {
  const cold = await operationsOf(path)
  expect([path, cold.filter((operation) => !globals.has(operation)).length <= 3, cold]).toEqual([path, true, cold])
  // Identical queries are cached, except searches, because the number of different searches is unbounded.
  expect(await operationsOf(path)).toEqual(path.startsWith('/search') ? ['Search'] : [])
})

test('concurrent first visits to a site send each site-wide content query once', async () => {
  content.calls.length = 0
  const paths = [
    '/fi/',
    '/fi/all-conditions',
    '/fi/updates/psa-wording',
    '/fi/condition/nocturia',
    '/fi/all-treatments',
  ]
  const pages = await Promise.all([...paths, ...paths, ...paths].map((path) => readPage(site, path)))
  for (const { path, status } of pages) expect([path, status]).toEqual([path, 200])
  for (const operation of globals) {
    const sentVariables = content.calls
      .filter((call) => call.operation === operation)
      .map(({ variables }) => JSON.stringify(variables))
    expect([operation, sentVariables.length]).toEqual([operation, new Set(sentVariables).size])
    expect([operation, sentVariables.filter((variables) => variables.includes('"fi"')).length]).toEqual([operation, 1])
  }
})

test('a page queries only its own language and en-US, in four message categories', async () => {
  content.calls.length = 0
  await readPage(site, '/hu/all-conditions')
  const globalsCall = content.calls.find(({ operation }) => operation === 'SiteGlobals')
  expect(globalsCall?.variables).toEqual({
    site: ['hu'],
    language: ['hu-HU', 'en-US'],
    category: ['context-nav', 'types', 'site', 'components'],
  })
})

test('concurrent visits to a page send each content query once', async () => {
  content.calls.length = 0
  const paths = Array.from({ length: 20 }, () => '/condition/erectile-dysfunction')
  await Promise.all(paths.map((path) => readPage(site, path)))
  const sentCalls = content.calls.map(({ operation, variables }) => operation + JSON.stringify(variables))
  expect(sentCalls.length).toBe(new Set(sentCalls).size)
})

test('the content server answers a query for the messages of all 22 languages in four categories', async () => {
  const answer = await fetch(content.env.CONTENT_ENDPOINT, {
    method: 'POST',
    headers: { authorization: `Bearer ${content.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      query: SiteGlobalsDocument.toString(),
      variables: {
        site: ['nl'],
        language: languages,
        category: ['context-nav', 'types', 'site', 'components'],
      },
    }),
  })
  const { data } = (await answer.json()) as {
    data: { sites: unknown[]; strings: { language: string; category: string }[] }
  }
  expect(data.sites).toHaveLength(22)
  const answered = new Set(data.strings.map(({ language }) => language))
  for (const language of ['en-US', 'nl-NL', 'de-DE', 'ar', 'zh-CN']) expect(answered).toContain(language)
  expect(new Set(data.strings.map(({ category }) => category)).size).toBeGreaterThan(1)
})
