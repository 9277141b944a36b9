import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readCatalogue } from '../support/catalogue.ts'
import { expectSecurityHeaders } from '../support/expect-security-headers.ts'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { chrome, type ReadPage, readPage } from '../support/read-page.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import { callServerFunction } from '../support/server-functions.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const failingDates = pathToFileURL(join(import.meta.dirname, '../support/failing-dates.ts')).href
let content: FaultyContentServer
/** A site on which the test can make pages with dates fail. */
let brittle: RunningSite
/** A site that does not cache content, so that every fault of the content server affects it. */
let forgetful: RunningSite

beforeAll(async () => {
  content = await startFaultyContentServer()
  ;[brittle, forgetful] = await Promise.all([
    startSite({ NODE_OPTIONS: `--import=${failingDates}`, CONTENT_MAX_AGE_S: '0', LOG_LEVEL: 'error' }),
    startSite({ ...content.env, CONTENT_MAX_AGE_S: '0', CONTENT_STALE_S: '0', LOG_LEVEL: 'error' }),
  ])
})
afterAll(async () => {
  await Promise.all([brittle.stop('SIGKILL'), forgetful.stop('SIGKILL')])
  await content.stop()
})

const visitAs = (agent: string) => (site: RunningSite, path: string) =>
  readPage(site, path, { headers: { 'user-agent': agent } })
const visit = visitAs(chrome)

/** Whether the formatting of dates currently fails; `changes` counts how often that has changed. */
let fails = false
let changes = 0
async function setFailing(next: boolean) {
  if (fails === next) return
  fails = next
  changes++
  brittle.child.kill('SIGUSR2')
  await expect
    .poll(() => brittle.output().match(/^dates (?:fail|work)$/gm)?.length, { interval: 5, timeout: 20_000 })
    .toBe(changes)
}
afterEach(async () => {
  content.falsifyWith()
  await setFailing(false)
})

/** Expects that a page reveals neither the message of an error nor the code of the site. */
function expectSilent({ text }: Pick<ReadPage, 'text'>) {
  expect(text).not.toMatch(/secret words|has no title|ContentError|node_modules|file:\/\/|\.[jt]sx?:\d+|\bat \w+ \(/)
}

describe('a page that fails to render', () => {
  test('is a 500 in the language of the site, is not cached, and is rendered again on the next request', async () => {
    await setFailing(true)
    const paths = ['/condition/kidney-cancer', '/nl/condition/nierstenen', '/privacy']
    const heading = { nl: readCatalogue('nl-NL').get('An error occurred'), en: 'An error occurred' }
    for (const path of paths) {
      for (let time = 0; time < 2; time++) {
        const page = await visit(brittle, path)
        expect([path, page.status]).toEqual([path, 500])
        expectSilent(page)
        expectSecurityHeaders(page.headers)
        expect(page.document.words('h1')).toBe(path.startsWith('/nl/') ? heading.nl : heading.en)
        expect(page.headers['cache-control']).toBe('no-store')
        expect(page.headers.etag).toBeUndefined()
      }
    }
    // Pages without dates are still rendered.
    expect((await visit(brittle, '/all-conditions')).status).toBe(200)
    expect((await visit(brittle, '/nowhere')).status).toBe(404)

    await setFailing(false)
    for (const path of paths) expect([path, (await visit(brittle, path)).status]).toEqual([path, 200])
  })

  test('is a line of plain text for a bot', async () => {
    await setFailing(true)
    const page = await visitAs('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')(
      brittle,
      '/condition/bladder-cancer',
    )
    expect([page.status, page.headers['content-type'], page.headers['cache-control'], page.text]).toEqual([
      500,
      'text/plain; charset=utf-8',
      'no-store',
      'This page is not available at the moment.\n',
    ])
    expectSecurityHeaders(page.headers)
  })

  test('is logged once, with the reference that the visitor sees', async () => {
    await setFailing(true)
    const { document } = await visit(brittle, '/condition/overactive-bladder')
    const [, reference = ''] = /mention the reference ([0-9a-f]{12})\./.exec(document.words('main')) ?? []
    expect(reference).not.toBe('')
    const lines = () =>
      brittle
        .output()
        .split('\n')
        .filter((line) => line.includes(reference))
    await expect.poll(lines, { timeout: 20_000 }).toHaveLength(1)
    expect(JSON.parse(lines()[0] ?? '')).toMatchObject({
      level: 'error',
      event: 'page.render_failed',
      page: 'en /condition/overactive-bladder',
      cause: { message: expect.stringContaining('the secret words of a failing component') },
    })
  })

  test('leaves the cached page in place', async () => {
    const before = await visit(brittle, '/condition/prostate-cancer')
    expect(before.status).toBe(200)
    await setFailing(true)
    for (let time = 0; time < 3; time++) {
      const page = await visit(brittle, '/condition/prostate-cancer')
      expect([page.status, page.headers.etag]).toEqual([200, before.headers.etag])
    }
  })
})

describe('a page whose content lacks a required field', () => {
  const withoutTitle = () =>
    content.falsifyWith(async ({ operation }, real) => {
      const answer = (await (await real()).json()) as { data: { entry?: { title: string | null } } }
      if (operation === 'ConditionPage' && answer.data.entry) answer.data.entry.title = null
      return Response.json(answer)
    })

  test('is a 500 with a reference, and the reason is logged with that reference', async () => {
    withoutTitle()
    const page = await visit(forgetful, '/condition/overactive-bladder')
    expect(page.status).toBe(500)
    expect(page.document.words('h1')).toBe('An error occurred')
    expect(page.headers['cache-control']).toBe('no-store')
    expectSilent(page)
    const [, reference = ''] = /mention the reference ([0-9a-f]{12})\./.exec(page.document.words('main')) ?? []
    expect(reference).not.toBe('')
    await expect
      .poll(() => forgetful.output(), { timeout: 20_000 })
      .toMatch(new RegExp(`"reference":"${reference}".*The page has no title.*overactive-bladder`))

    content.falsifyWith()
    expect((await visit(forgetful, '/condition/overactive-bladder')).status).toBe(200)
  })

  test('is plain text for programs', async () => {
    withoutTitle()
    const answer = await visitAs('curl/8.5.0')(forgetful, '/condition/overactive-bladder')
    expect([answer.status, answer.headers['content-type']]).toEqual([500, 'text/plain; charset=utf-8'])
    expectSilent(answer)
  })

  test('is reported by a server function with kind, status and reference only', async () => {
    withoutTitle()
    const call = () => callServerFunction(forgetful, 'getPage', { site: 'en', pathAndQuery: '/condition/nocturia' })
    const response = await call()
    expect([response.status, response.headers['content-type'], response.headers['cache-control']]).toEqual([
      500,
      'application/json',
      'no-store',
    ])
    expect(response).not.toHaveProperty('result')
    expect(response.error).toEqual({
      kind: 'internal',
      status: 500,
      reference: expect.stringMatching(/^[0-9a-f]{12}$/),
    })
    expectSilent(response)
    expectSecurityHeaders(response.headers)
    content.falsifyWith()
    expect((await call()).status).toBe(200)
  })
})

describe('a failing content server', () => {
  test.each([
    ['getPage', 502, { site: 'en', pathAndQuery: '/condition/nocturia' }],
    ['getSearchResults', 429, { site: 'en', query: 'stone', page: 1 }],
  ])('that is unavailable makes a call of %s a 503 that contains its status %i', async (name, contentStatus, data) => {
    content.falsifyWith(() => new Response('secret words', { status: contentStatus, headers: { 'retry-after': '60' } }))
    const response = await callServerFunction(forgetful, name, data)
    expect([response.status, response.headers['cache-control']]).toEqual([503, 'no-store'])
    expect(response.error).toEqual({
      kind: 'content',
      status: 503,
      contentStatus,
      retryAfter: 1,
      reference: expect.stringMatching(/^[0-9a-f]{12}$/),
    })
    expectSilent(response)
  })

  test.each([
    ['getConditionIndex', 500, { site: 'nl' }],
    ['getTreatmentIndex', 401, { site: 'en' }],
    ['getPage', 403, { site: 'en', pathAndQuery: '/condition/nocturia' }],
  ])('that refuses a query makes a call of %s a 500 that contains its status %i', async (name, contentStatus, data) => {
    content.falsifyWith(() => new Response('secret words', { status: contentStatus }))
    const response = await callServerFunction(forgetful, name, data)
    expect([response.status, response.headers['retry-after']]).toEqual([500, undefined])
    expect(response.error).toEqual({
      kind: 'content',
      status: 500,
      contentStatus,
      reference: expect.stringMatching(/^[0-9a-f]{12}$/),
    })
    expectSilent(response)
  })

  test.each([
    ['GraphQL errors', 200],
    ['a malformed query', 400],
    ['a refused token', 403],
    ['a missing endpoint', 404],
  ])('that answers with %s makes a page a 500 that names its status %i', async (_, status) => {
    content.falsifyWith(() => Response.json({ errors: [{ message: 'secret words' }] }, { status }))
    const page = await visit(forgetful, '/privacy')
    expect([page.status, page.headers['retry-after']]).toEqual([500, undefined])
    const words = page.document.words('main')
    expect(words).toContain(`Something went wrong [${status}]`)
    expect(words).toMatch(/mention the reference [0-9a-f]{12}\./)
    expect(words).not.toContain('We cannot reach our content')
    expectSilent(page)
  })

  test('makes a page a 503 that names its status', async () => {
    content.falsifyWith(() => new Response('secret words', { status: 502, headers: { 'retry-after': '60' } }))
    const page = await visit(forgetful, '/privacy')
    expect([page.status, page.headers['retry-after']]).toEqual([503, '30'])
    expect(page.document.words('h1')).toBe('An error occurred')
    expect(page.document.words('main')).toContain('Something went wrong [502]')
    expect(page.document.words('main')).toContain('We cannot reach our content')
    expectSilent(page)
  })
})

describe('when the content server is unavailable', () => {
  test('an error page has an empty header and footer, and the next page has the real ones', async () => {
    const footerOf = ({ document }: ReadPage) =>
      (document.data('page-config') as { document: { frame: { footer: object } } }).document.frame.footer
    content.falsifyWith(() => new Response('secret words', { status: 502 }))
    const failed = await visit(forgetful, '/nl/privacy')
    expect([failed.status, failed.headers['cache-control']]).toEqual([503, 'no-store'])
    expectSilent(failed)
    content.falsifyWith()
    const page = await visit(forgetful, '/nl/privacy')
    expect(page.status).toBe(200)
    expect(footerOf(page)).not.toEqual(footerOf(failed))
  })

  test('error logs contain no query, no token and no search term, even when the content server repeats them', async () => {
    const saying = (words: string) =>
      content.falsifyWith(({ operation }, real) =>
        /^(?:PageLookup|Search)/.test(operation) ? Response.json({ errors: [{ message: words }] }) : real(),
      )
    saying('Bad uri at https://user:hunter2@cms.internal/graphql?token=hunter3 variables {"search":"haematuria"}')
    expect((await visit(forgetful, '/about?note=haematuria')).status).toBe(500)
    await expect.poll(() => forgetful.output(), { timeout: 20_000 }).toMatch(/"query\.failed".*cms\.internal/)
    saying('There is nothing of "haematuria" in the index (haematuria)')
    const search = { site: 'en', query: 'haematuria', page: 1 }
    expect((await callServerFunction(forgetful, 'getSearchResults', search)).status).toBe(500)
    await expect
      .poll(() => forgetful.output(), { timeout: 20_000 })
      .toMatch(/"query\.failed".*There is nothing of \\"\[redacted\]\\"/)
    expect(forgetful.output()).not.toMatch(/haematuria|hunter/)
  })

  test('no page or header reveals the origin of the content server', async () => {
    const { headers, text } = await visit(forgetful, '/about')
    expect(headers['content-security-policy']).toContain("img-src 'self' data:;")
    expect(JSON.stringify(headers) + text).not.toContain('127.0.0.1')
  })
})

test.each([
  ['getPage', { site: 'xx', pathAndQuery: '/' }, 'site'],
  ['getPage', { site: 'en' }, 'pathAndQuery'],
  ['getPage', { site: 'en', pathAndQuery: 'about' }, 'pathAndQuery'],
  ['getPage', { site: 'en', pathAndQuery: `/${'a'.repeat(2048)}` }, 'pathAndQuery'],
  ['getPage', 'about', 'data'],
  ['getConditionIndex', {}, 'site'],
  ['getTreatmentIndex', { site: '' }, 'site'],
  ['getSearchResults', { site: 'en', query: 'a'.repeat(201), page: 1 }, 'query'],
] as const)('a call of %s with the input %j is a 400 that names the field', async (name, data, field) => {
  const response = await callServerFunction(forgetful, name, data)
  expect([response.status, response.headers['content-type']]).toEqual([400, 'application/json'])
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.error).toEqual({
    kind: 'input',
    status: 400,
    problems: [expect.stringMatching(new RegExp(`^${field}: `))],
  })
  expectSilent(response)
})
