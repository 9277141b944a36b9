import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectSecurityHeaders } from '../support/expect-security-headers.ts'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { askServer } from '../support/http-front.ts'
import { readPage } from '../support/read-page.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import { signPurge } from '../support/sign-purge.ts'
import { callServerFunction } from '../support/server-functions.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const secret = 'a-secret-that-has-forty-characters-or-so'
let content: FaultyContentServer
let site: RunningSite
let withoutSecret: RunningSite

beforeAll(async () => {
  content = await startFaultyContentServer()
  // Content is cached for longer than the test takes, so only a purge can renew it.
  const env = { ...content.env, CONTENT_MAX_AGE_S: '3600' }
  ;[site, withoutSecret] = await Promise.all([startSite({ ...env, CONTENT_PURGE_SECRET: secret }), startSite(env)])
})
afterAll(async () => {
  await Promise.all([site.stop('SIGKILL'), withoutSecret.stop('SIGKILL')])
  await content.stop()
})
beforeEach(() => content.falsifyWith())

const now = () => Math.floor(Date.now() / 1000)

const purge = (order: unknown, { at = now(), key = secret, on = site } = {}) =>
  askServer(on.port, '/api/content/purge', { method: 'POST', ...signPurge(key, order, at) })

/** Changes the English and the Dutch title of the page about kidney stones in the responses of the content server. */
function retitle(title: string) {
  content.falsifyWith(async (_, real) => {
    const text = await (await real()).text()
    return new Response(
      text
        .replaceAll('"title":"Kidney stones"', `"title":"${title}"`)
        .replaceAll('"title":"Nierstenen"', `"title":"${title}"`),
      { headers: { 'content-type': 'application/json' } },
    )
  })
}

const titleOf = async (path: string) => (await readPage(site, path)).document.words('h1')
const english = '/condition/kidney-stones'
const dutch = '/nl/condition/nierstenen'

describe('a change of content', () => {
  test('is shown after a purge also where a page is beside another language, or beside its earlier text', async () => {
    const paths = ['/side-by-side/nl/condition/kidney-stones', '/what-changed/2026-11-22/condition/kidney-stones']
    const wordsOf = async (path: string) => (await readPage(site, path)).document.words('main')
    for (const path of paths) expect(await wordsOf(path)).not.toContain('Corrected stones')
    retitle('Corrected stones')
    expect((await purge({ uris: ['condition/kidney-stones'] })).status).toBe(200)
    for (const path of paths) expect(await wordsOf(path)).toContain('Corrected stones')
    content.falsifyWith()
    expect((await purge({ all: true })).status).toBe(200)
  })

  test('is shown after a signed purge of its URI, and not before', async () => {
    expect(await titleOf(english)).toBe('Kidney stones')
    expect(await titleOf('/condition/bladder-cancer')).toBe('Bladder cancer')
    retitle('Stones in the kidney')
    expect(await titleOf(english)).toBe('Kidney stones')
    content.calls.length = 0
    const answer = await purge({ uris: ['condition/kidney-stones'] })
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expectSecurityHeaders(answer.headers)
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('x-purge'))).toEqual([])
    expect(await titleOf(english)).toBe('Stones in the kidney')
    // Other pages stay cached, without a content query.
    content.calls.length = 0
    expect(await titleOf('/condition/bladder-cancer')).toBe('Bladder cancer')
    expect(content.calls).toEqual([])
  })

  test('is shown at every path of the page', async () => {
    content.falsifyWith()
    await purge({ all: true })
    const paths = [english, '/all-conditions/kidney-stones']
    for (const path of paths) expect(await titleOf(path)).toBe('Kidney stones')
    retitle('Stones')
    await purge({ uris: ['condition/kidney-stones'], tags: ['condition/kidney-stones'] })
    for (const path of paths) expect([path, await titleOf(path)]).toEqual([path, 'Stones'])
  })

  test('is shown on every site after a purge of everything', async () => {
    content.falsifyWith()
    await purge({ all: true })
    expect([await titleOf(english), await titleOf(dutch)]).toEqual(['Kidney stones', 'Nierstenen'])
    retitle('Everywhere')
    await purge({ all: true })
    expect([await titleOf(english), await titleOf(dutch)]).toEqual(['Everywhere', 'Everywhere'])
    // Server functions also return the new title.
    const { text } = await callServerFunction(site, 'getPage', { site: 'en', pathAndQuery: '/condition/kidney-stones' })
    expect(text).toContain('Everywhere')
  })

  test('that deletes a page makes it a 404 after the purge', async () => {
    content.falsifyWith()
    await purge({ all: true })
    expect((await readPage(site, '/condition/nocturia')).status).toBe(200)
    content.falsifyWith(async ({ operation, variables }, real) =>
      operation === 'PageLookup' && JSON.stringify(variables).includes('condition/nocturia')
        ? Response.json({ data: { own: null, primary: null } })
        : real(),
    )
    expect((await readPage(site, '/condition/nocturia')).status).toBe(200)
    await purge({ uris: ['condition/nocturia'] })
    const page = await readPage(site, '/condition/nocturia')
    expect([page.status, page.document.all('h1').length]).toEqual([404, 1])
  })
})

describe('a refused purge', () => {
  const expectNothingDropped = async () => {
    content.calls.length = 0
    await readPage(site, english)
    expect(content.calls).toEqual([])
  }

  test('with a wrong signature, an expired timestamp or no signature is a 401 and drops nothing', async () => {
    await readPage(site, english)
    const refused = [
      await purge({ all: true }, { key: `${secret}.` }),
      await purge({ all: true }, { at: now() - 301 }),
      await purge({ all: true }, { at: now() + 310 }),
      await askServer(site.port, '/api/content/purge', { method: 'POST', body: '{"all":true}' }),
    ]
    for (const answer of refused) {
      expect([answer.status, answer.headers['cache-control']]).toEqual([401, 'no-store'])
      expectSecurityHeaders(answer.headers)
      await expectNothingDropped()
    }
  })

  test('with a malformed body is a 400 and drops nothing', async () => {
    await readPage(site, english)
    for (const order of [{ all: 'yes', uris: 3 }, 'all', null, { uris: 'condition/kidney-stones' }]) {
      expect([order, (await purge(order)).status]).toEqual([order, 400])
      await expectNothingDropped()
    }
  })

  test('is a 404 when no secret is set', async () => {
    expect((await purge({ all: true }, { on: withoutSecret })).status).toBe(404)
    expect((await purge({ all: true }, { on: withoutSecret, key: '' })).status).toBe(404)
  })

  test('by GET is a 404 and drops nothing', async () => {
    await readPage(site, english)
    const answer = await readPage(site, '/api/content/purge')
    expect(answer.status).toBe(404)
    await expectNothingDropped()
  })
})
