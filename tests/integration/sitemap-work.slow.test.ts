import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { askServer } from '../support/http-front.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import { signPurge } from '../support/sign-purge.ts'

const secret = 'a-secret-that-has-forty-characters-or-so'
const total = 4300
let content: FaultyContentServer
let site: RunningSite

beforeAll(async () => {
  content = await startFaultyContentServer()
  site = await startSite({
    ...content.env,
    CONTENT_MAX_AGE_S: '3600',
    CONTENT_PURGE_SECRET: secret,
    LOG_LEVEL: 'error',
  })
})
afterAll(async () => {
  await site.stop('SIGKILL')
  await content.stop()
})
beforeEach(() => {
  content.calls.length = 0
})

/** Makes the content server return thousands of conditions, whose URIs consist of the given word and a number. */
function fill(word: string) {
  content.falsifyWith(({ operation, variables }, real) => {
    if (operation === 'SitemapCount') return Response.json({ data: { entryCount: total } })
    if (operation !== 'SitemapEntries') return real()
    const { offset, limit } = variables as { offset: number; limit: number }
    const entries = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) => ({
      uri: `condition/${word}-${offset + index}`,
      typeHandle: 'condition',
      dateUpdated: '2026-11-01T00:00:00+00:00',
      localized: [],
    }))
    return Response.json({ data: { entries } })
  })
}

const ask = (path: string, headers: Record<string, string> = {}) => askServer(site.port, path, { headers })
const entryCalls = () => content.calls.filter(({ operation }) => operation === 'SitemapEntries')

async function purge() {
  const order = { method: 'POST', ...signPurge(secret, { uris: ['condition/anything'] }) }
  expect((await askServer(site.port, '/api/content/purge', order)).status).toBe(200)
}

test('a sitemap file is a 503 when the content server is gone halfway, and the failure is not cached', async () => {
  content.falsifyWith(({ operation }, real) => {
    if (operation === 'SitemapCount') return Response.json({ data: { entryCount: total } })
    if (operation !== 'SitemapEntries') return real()
    // The first queries succeed, so that the failure happens in the middle of the file.
    if (entryCalls().length < 3) {
      const entry = { uri: 'condition/a', typeHandle: 'condition', dateUpdated: null, localized: [] }
      return Response.json({ data: { entries: Array.from({ length: 500 }, () => entry) } })
    }
    return new Response('', { status: 502 })
  })
  const answer = await ask('/sitemap-1.xml')
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30'])
  fill('stone')
  expect((await ask('/sitemap-1.xml')).status).toBe(200)
})

test('a sitemap file is generated once for concurrent requests with any query and encoding', async () => {
  fill('stone')
  await purge()
  const encodings = ['identity', 'gzip', 'br']
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => ask(`/sitemap-2.xml?n=${n}`, { 'accept-encoding': encodings[n % 3]! })),
  )
  answers.push(await ask('/sitemap-2.xml'))
  for (const { status, text } of answers) {
    expect(status).toBe(200)
    expect(text.match(/<loc>/g)).toHaveLength(2000)
    expect(text).toContain('/condition/stone-2000<')
    expect(text).toContain('/condition/stone-3999<')
  }
  expect(entryCalls().map(({ variables }) => variables.offset)).toEqual([2000, 2500, 3000, 3500])
})

test('every entry is in exactly one sitemap file', async () => {
  fill('stone')
  const list = await ask('/sitemap.xml')
  expect(list.text.match(/<loc>/g)).toHaveLength(3)
  const files = await Promise.all([1, 2, 3].map((file) => ask(`/sitemap-${file}.xml`)))
  const numbers = files.flatMap(({ text }) => [...text.matchAll(/\/condition\/stone-(\d+)</g)].map(([, n]) => n))
  expect(numbers).toHaveLength(total)
  expect(new Set(numbers).size).toBe(total)
})

test('a sitemap file is generated again after a purge', async () => {
  fill('pebble')
  expect((await ask('/sitemap-2.xml')).text).toContain('/condition/stone-2000<')
  await purge()
  expect((await ask('/sitemap-2.xml')).text).toContain('/condition/pebble-2000<')
})

test('a sitemap file with drafts is not cached', async () => {
  fill('draft')
  const preview = `x-craft-preview=1&token=${content.previewToken}`
  expect((await ask(`/sitemap-2.xml?${preview}`)).text).toContain('/condition/draft-2000<')
  expect((await ask('/sitemap-2.xml')).text).toContain('/condition/pebble-2000<')
})
