import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readCatalogue } from '../support/catalogue.ts'
import { freePort } from '../support/free-port.ts'
import { type RunningProcess, startNode } from '../support/processes.ts'
import { readPage } from '../support/read-page.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import { signUp } from '../support/site-client.ts'
import { callServerFunction } from '../support/server-functions.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const dataDirectory = mkdtempSync(join(tmpdir(), 'site-data-'))
const token = 'a-token-that-no-visitor-may-see'
let contentPort: number
let content: RunningProcess
let site: RunningSite

beforeAll(async () => {
  contentPort = await freePort()
  content = await startContent()
  site = await startSite({
    CONTENT_ENDPOINT: `http://127.0.0.1:${contentPort}/graphql`,
    CONTENT_TOKEN: token,
    DATA_DIR: dataDirectory,
    CONTENT_MAX_AGE_S: '1',
    CONTENT_TIMEOUT_MS: '2000',
    LOG_LEVEL: 'error',
  })
})
afterAll(async () => {
  await site.stop('SIGKILL')
  await content.stop('SIGKILL')
})

async function startContent(): Promise<RunningProcess> {
  const started = startNode(['scripts/content.ts'], {
    CONTENT_PORT: String(contentPort),
    CONTENT_TOKEN: token,
    VITEST: undefined,
  })
  await started.waitFor(/Content server: http/)
  return started
}

const visit = (path: string) => readPage(site, path)
const statusOf = async (path: string) => (await visit(path)).status

const warmPaths = ['/', '/nl/', '/condition/kidney-stones', '/nl/condition/nierstenen', '/all-conditions', '/contact']
const unseen = ['/about', '/condition/bladder-cancer', '/nl/all-treatments']
const unseenSite = '/de/'

test('during an outage of the content server cached content is served, other pages are 503, and the site recovers by itself', async () => {
  const before = new Map<string, string>()
  for (const path of warmPaths) {
    const page = await visit(path)
    expect([path, page.status]).toEqual([path, 200])
    before.set(path, page.document.words('h1'))
  }
  const reader = await signUp(site, dataDirectory, {
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    password: 'correct horse battery',
  })
  const database = new DatabaseSync(join(dataDirectory, 'site.sqlite'), { timeout: 5000 })
  database.exec(`
    insert into "savedPage" ("userId", "site", "uri", "savedAt")
    select "id", 'en', 'condition/kidney-stones', '2026-01-01T00:00:00.000Z' from "user"
  `)
  database.close()
  const visitProfile = () => readPage(site, '/profile', { headers: { cookie: reader.cookies.header } })
  expect((await visitProfile()).document.words('main')).toContain('Kidney stones')

  await content.stop('SIGKILL')
  // All cached content is stale in both rounds.
  for (let round = 0; round < 2; round++) {
    await sleep(1100)
    for (const path of warmPaths) {
      const page = await visit(path)
      expect([path, page.status, page.document.words('h1')]).toEqual([path, 200, before.get(path)])
    }
  }

  // A profile is shown without the titles of the saved pages.
  const profile = await visitProfile()
  expect(profile.status).toBe(200)
  expect(profile.document.words('main')).toContain('Ada Lovelace')
  expect(profile.document.words('main')).not.toContain('This page does not exist any more.')
  expect(profile.document.words(({ properties }) => `${properties.href}`.endsWith('/condition/kidney-stones'))).toBe(
    'condition/kidney-stones',
  )

  // Browsers and proxies continue to serve a cached payload (`stale-if-error`) only if the response is a server error.
  for (const path of unseen) expect([path, await statusOf(`${path}/_payload.json`)]).toEqual([path, 503])
  for (const path of [...unseen, unseenSite]) {
    const page = await visit(path)
    expect([path, page.status]).toEqual([path, 503])
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.document.all('h1')).toHaveLength(1)
    if (!/^\/(?:nl|de)\//.test(path)) {
      expect(page.document.words('h1')).toBe('An error occurred')
      expect(page.document.words('title')).toBe('An error occurred | Plain Urology')
      expect(page.document.words(({ tagName }) => tagName === 'main')).toMatch(/Something went wrong(?! \[)/)
    }
    expect(page.text).not.toMatch(
      // Hashes and the ID of the build may contain the digits of the port.
      new RegExp(`127\\.0\\.0\\.1|\\b${contentPort}\\b|${token}|ECONNREFUSED|fetch failed|\\.ts:\\d`),
    )
  }
  // The messages of the error page are translated.
  for (const [path, language] of [
    ['/nl/all-treatments', 'nl-NL'],
    [unseenSite, 'de-DE'],
  ] as const) {
    const { document } = await visit(path)
    const words = readCatalogue(language)
    expect(document.words('h1')).toBe(words.get('An error occurred'))
    expect(document.languageOf(words.get('Something went wrong') ?? '?')).toBe(language)
  }
  // Bots and programs get the error as a line of plain text.
  const plain = await readPage(site, '/about', { headers: { 'user-agent': 'Googlebot/2.1' } })
  expect([plain.status, plain.headers['content-type'], plain.headers['retry-after']]).toEqual([
    503,
    'text/plain; charset=utf-8',
    '30',
  ])
  const data = await callServerFunction(site, 'getPage', { site: 'en', pathAndQuery: '/about' })
  expect([data.status, data.error]).toEqual([
    503,
    { kind: 'content', status: 503, retryAfter: 1, reference: expect.stringMatching(/^[0-9a-f]{12}$/) },
  ])
  // Feeds, sitemaps and calendars respond with 503 as well.
  for (const path of ['/news/feed.xml', '/sitemap.xml', '/sitemap-1.xml', '/education-events/events.ics']) {
    const file = await visit(path)
    expect([path, file.status, file.headers['retry-after']]).toEqual([path, 503, '30'])
  }

  content = await startContent()
  // Error pages were not cached, and stale pages are renewed.
  for (const path of [...unseen, unseenSite]) await expect.poll(() => statusOf(path), { timeout: 20_000 }).toBe(200)
  for (const path of warmPaths) {
    const page = await visit(path)
    expect([path, page.status, page.document.words('h1')]).toEqual([path, 200, before.get(path)])
  }
  await expect.poll(() => site.output(), { timeout: 20_000 }).toMatch(/"event":"query\.failed"/)
  expect(site.output()).not.toContain(token)
})
