import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { askServer } from '../support/http-front.ts'
import { readPage, valueOf, type ReadPage } from '../support/read-page.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import {
  callServerFunction,
  fetchServerFunction,
  serverFunctionHeaders,
  serverFunctionPath,
} from '../support/server-functions.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const cms = 'https://cms.example.org'
let content: FaultyContentServer
let site: RunningSite

beforeAll(async () => {
  content = await startFaultyContentServer()
  site = await startSite({
    ...content.env,
    PREVIEW_ORIGIN: cms,
    // Each test sends its requests from an IP address of its own.
    TRUSTED_PROXIES: '127.0.0.0/8',
    LOG_LEVEL: 'trace',
  })
})
afterAll(async () => {
  await site.stop('SIGKILL')
  await content.stop()
})
let visitors = 0
let address = ''
beforeEach(() => {
  content.falsifyWith()
  content.calls.length = 0
  address = `192.0.2.${++visitors}`
})

const visit = (path: string, from = address, on = site) => readPage(on, path, { headers: { 'x-forwarded-for': from } })
/** Returns a path with the query parameters that make it a preview. */
const previewOf = (path: string, token = content.previewToken, parameter = 'x-craft-live-preview') =>
  `${path}${path.includes('?') ? '&' : '?'}${parameter}=abc&token=${encodeURIComponent(token)}`

const changed = '/condition/nocturia'
const inDraft = 'A safe way to the toilet'
const unpublished = '/travelling-with-a-bladder-problem'
const banner = /this is a preview/i

const framing = ({ headers }: ReadPage) => ({
  policy: /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1],
  old: headers['x-frame-options'],
})

/** Expects that the response to a preview has headers that forbid caches to store it and search engines to list it. */
function expectClosed(page: Pick<ReadPage, 'path' | 'headers'>) {
  expect([page.path, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([
    page.path,
    'private, no-store',
    'noindex',
  ])
  expect(page.headers.etag).toBeUndefined()
}

/** Expects the published page, without any part of a preview. */
function expectPublished(page: ReadPage) {
  expect([page.path, page.status]).toEqual([page.path, 200])
  expect(page.text).not.toContain(inDraft)
  expect(page.text).not.toMatch(banner)
  expect(page.text).not.toContain(content.previewToken)
  expect(page.headers['cache-control']).toMatch(/^public/)
  expect(page.headers['x-robots-tag']).toBeUndefined()
  expect(framing(page)).toEqual({ policy: "'none'", old: 'DENY' })
  expect(page.document.meta('robots')).toBeUndefined()
}

describe('a preview', () => {
  test.each(['x-craft-live-preview', 'x-craft-preview'])('shows the draft of a page (%s)', async (parameter) => {
    const page = await visit(previewOf(changed, content.previewToken, parameter))
    expect(page.status).toBe(200)
    expect(page.document.all('h2').some((heading) => JSON.stringify(heading).includes(inDraft))).toBe(true)
    expectClosed(page)
    expect(framing(page)).toEqual({ policy: cms, old: undefined })
    expect(page.document.meta('robots')).toBe('noindex')
    expect(page.document.words((element) => element.tagName === 'aside')).toMatch(banner)
    expect(page.document.canonical).toBe(`${site.origin}${changed}`)
  })

  test('never changes the published page, whether that is cached or not', async () => {
    const before = await visit(changed)
    expectPublished(before)
    expect((await visit(previewOf(changed))).text).toContain(inDraft)
    for (const from of [address, '198.51.100.9']) {
      const after = await visit(changed, from)
      expectPublished(after)
      // The cached page has not changed.
      expect([after.headers.etag, after.text]).toEqual([before.headers.etag, before.text])
    }
    // A page that is not cached before its preview is not cached by the preview.
    const fresh = '/all-treatments/pelvic-floor-training'
    await visit(previewOf(fresh))
    expectPublished(await visit(fresh))
  })

  test('that is rendered concurrently with the published page does not change it', async () => {
    const paths = ['/condition/overactive-bladder', '/condition/bedwetting', changed]
    const pages = await Promise.all(
      paths.flatMap((path) => [visit(previewOf(path)), visit(path), visit(previewOf(path)), visit(path)]),
    )
    for (const page of pages) {
      if (page.path.includes('token=')) expectClosed(page)
      else expectPublished(page)
    }
  })

  test('shows an unpublished page, which is a 404 otherwise', async () => {
    expect((await visit(unpublished)).status).toBe(404)
    const page = await visit(previewOf(unpublished))
    expect([page.status, page.document.words('h1')]).toEqual([200, 'Traveling with a bladder problem'])
    expectClosed(page)
    expect((await visit(unpublished)).status).toBe(404)
  })

  test('on a site that lacks the page shows the English draft under the prefix of the site', async () => {
    const page = await visit(previewOf(`/nl${unpublished}`))
    expect([page.status, page.document.words('h1')]).toEqual([200, 'Traveling with a bladder problem'])
    expect(page.document.attribute('html', 'lang')).toBe('nl-NL')
  })

  test('shows drafts of the navigation, the theme, the alert and the strings, which visitors do not see', async () => {
    const drafted = {
      navigation: 'Drafted link',
      theme: '#123456',
      alert: 'Drafted alert',
      string: 'Drafted question?',
    }
    content.falsifyWith(async ({ operation, previewToken }, real) => {
      const response = await real()
      if (!previewToken || !/^Site(?:Globals|Frame)$/.test(operation)) return response
      const { data } = (await response.json()) as { data: Record<string, unknown> }
      return Response.json({
        data: {
          ...data,
          ...(operation === 'SiteGlobals'
            ? {
                theme: { ...(data['theme'] as object), primaryColor: drafted.theme },
                strings: [
                  { key: 'helpful-question', message: drafted.string, language: 'en-US', category: 'components' },
                ],
              }
            : {
                navigation: { main: [{ id: '1', label: drafted.navigation, linkExternal: '/news' }] },
                alert: { message: drafted.alert, level: 'warning' },
              }),
        },
      })
    })
    const before = await visit('/about')
    const preview = await visit(previewOf('/about'))
    for (const text of Object.values(drafted)) expect(preview.text).toContain(text)
    expect(preview.document.words('header')).toContain(drafted.navigation)
    expect(preview.document.words('body')).toContain(drafted.alert)
    expect(preview.document.words('main')).toContain(drafted.string)
    expectClosed(preview)
    const after = await visit('/about')
    expect(after.text).toBe(before.text)
    for (const text of Object.values(drafted)) expect(after.text).not.toContain(text)
    const sent = content.calls.filter(({ previewToken }) => previewToken !== undefined)
    const sentCalls = sent.map(({ operation, variables }) => operation + JSON.stringify(variables))
    expect(sentCalls.length).toBe(new Set(sentCalls).size)
  })

  test('includes drafts in search, in lists and in server functions', async () => {
    const search = await visit(previewOf('/search?q=travelling'))
    expect(search.text).toContain(`href="${unpublished}?`)
    expect((await visit('/search?q=travelling')).text).not.toContain(unpublished)
    const call = await serverFunctionPath('getPage', { site: 'en', pathAndQuery: unpublished })
    const response = await fetchServerFunction(site, previewOf(call), { 'x-forwarded-for': address })
    expect(response.text).toContain('Traveling with a bladder problem')
    expectClosed(response)
    expect(await fetchServerFunction(site, call)).toMatchObject({ result: { address: { kind: 'none' } } })
    content.calls.length = 0
    for (const path of ['/all-conditions', '/all-treatments', '/guidelines', '/news', '/education-events/events']) {
      const page = await visit(previewOf(path))
      expect([path, page.status]).toEqual([path, 200])
      expectClosed(page)
    }
    expect(content.calls.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['ConditionIndex', 'TreatmentIndex', 'GuidelineIndex', 'Listing', 'EventList']),
    )
  })

  test('of a page that does not exist is a 404 with the preview banner', async () => {
    const page = await visit(previewOf('/condition/nothing'))
    expect([page.status, page.document.all('h1').length]).toEqual([404, 1])
    expectClosed(page)
    expect(page.document.words((element) => element.tagName === 'aside')).toMatch(banner)
  })

  test('has no payload', async () => {
    const payload = await visit(previewOf(`${changed}/_payload.json`))
    expect(payload.status).toBe(404)
    expectClosed(payload)
    expect((await visit(`${changed}/_payload.json`)).text).not.toContain(inDraft)
  })

  test('queries the content server on each request, with the preview token in every query', async () => {
    await visit(changed)
    for (let time = 0; time < 2; time++) {
      content.calls.length = 0
      await visit(previewOf(changed))
      const tokens = new Map(content.calls.map(({ operation, previewToken }) => [operation, previewToken]))
      expect(Object.fromEntries(tokens)).toEqual({
        SiteGlobals: content.previewToken,
        SiteFrame: content.previewToken,
        Redirects: content.previewToken,
        PageLookup: content.previewToken,
        ConditionPage: content.previewToken,
        EmergencyNumbers: content.previewToken,
      })
    }
  })

  test('of a guideline sends the preview token in every query', async () => {
    await visit(previewOf('/guidelines/urolithiasis'))
    expect(content.calls.length).toBeGreaterThan(2)
    const without = content.calls.filter(({ previewToken }) => previewToken !== content.previewToken)
    expect(without.map(({ operation }) => operation)).toEqual([])
  })
})

describe('the links of a preview', () => {
  test('have the preview parameters in navigation, texts, lists and language links', async () => {
    const page = await visit(previewOf('/nl/condition/nierstenen'))
    const addresses = page.document.all('a').map((link) => valueOf(link, 'href') ?? '')
    const own = addresses.filter((href) => href.startsWith('/') && !href.startsWith('/media/'))
    expect(own.length).toBeGreaterThan(20)
    const withoutToken = own.filter((href) => !href.includes(`x-craft-live-preview=abc&token=${content.previewToken}`))
    // Only the link that leaves the preview and the link to the profile do not contain the token.
    expect(withoutToken).toEqual(['/nl/condition/nierstenen', '/nl/profile'])
    const inTexts = page.document
      .all((element) => valueOf(element, 'dataRichText') !== undefined)
      .flatMap((element) => JSON.stringify(element).match(/"href":"\/[^"]*"/g) ?? [])
    expect(inTexts.length).toBeGreaterThan(0)
    const languages = addresses.filter((href) => href.startsWith(`${site.origin}/de/`))
    expect(languages.length).toBeGreaterThan(0)
    for (const href of languages) expect(href).toContain(`token=${content.previewToken}`)
  })

  test('do not send the token to other origins', async () => {
    const page = await visit(previewOf('/condition/kidney-stones'))
    for (const link of page.document.all('a')) {
      const href = valueOf(link, 'href') ?? ''
      if (/^https?:/.test(href) && !href.startsWith(site.origin)) expect(href).not.toContain('token')
    }
    expect(page.headers['referrer-policy']).toBe('same-origin')
  })

  test('keep the preview parameters in redirects, which are not cached', async () => {
    const { locale, target } = { locale: 'nl', target: '/nl/condition/nierstenen' }
    const page = await visit(previewOf(`/${locale}/condition/kidney-stones`))
    expect([page.status, page.headers.location]).toEqual([301, previewOf(target)])
    expectClosed(page)
    const moved = await visit(previewOf('/en/about'))
    expect([moved.status, moved.headers['cache-control']]).toEqual([301, 'private, no-store'])
  })
})

describe('requests that are not previews', () => {
  test('send no token to the content server, whatever else is in the query', async () => {
    const { previewToken } = content
    const called = await callServerFunction(
      site,
      'getPage',
      { site: 'en', pathAndQuery: previewOf(changed) },
      { query: `&token=${previewToken}` },
    )
    expect(called.status).toBe(200)
    expect(called.text).not.toContain(inDraft)
    for (const path of [
      `/condition/bedwetting?token=${previewToken}`,
      `/condition/bedwetting?craft-live-preview=1&token=${previewToken}`,
      `/search?q=x-craft-live-preview&token=${previewToken}`,
      `${changed}/_payload.json?token=${previewToken}`,
    ]) {
      const page = await visit(path)
      expect([path, page.status]).toEqual([path, 200])
      expect(page.text).not.toContain(inDraft)
    }
    const sent = await readPage(site, '/condition/phimosis', { headers: { 'x-craft-token': previewToken } })
    expectPublished(sent)
    expect(content.calls.length).toBeGreaterThan(0)
    expect(content.calls.filter((call) => call.previewToken !== undefined)).toEqual([])
  })

  test('include POST requests, whose preview parameters are ignored', async () => {
    const answer = await askServer(site.port, previewOf('/api/content/purge'), { method: 'POST', body: '{}' })
    expect(answer.status).toBe(404)
    expect(content.calls.filter((call) => call.previewToken !== undefined)).toEqual([])
  })
})

describe('a refused preview', () => {
  const expectRefused = (page: ReadPage, status = 403) => {
    expect([page.path, page.status, page.document.all('h1').length]).toEqual([page.path, status, 1])
    expect(page.text).not.toContain(inDraft)
    expect(page.text).not.toContain('token')
    expectClosed(page)
    expect(framing(page)).toEqual({ policy: cms, old: undefined })
    expect(page.headers['content-security-policy']).not.toContain('unsafe')
  }

  test('without a valid token is a 403 that sends no content query', async () => {
    for (const query of [
      'x-craft-live-preview=1',
      'x-craft-preview=1&token=',
      'x-craft-preview&token',
      'x-craft-preview=1&token=%0A',
      'x-craft-preview=1&token=%E2%82%AC',
      `x-craft-preview=1&token=${'x'.repeat(600)}`,
    ])
      expectRefused(await visit(`${changed}?${query}`))
    expect(content.calls).toEqual([])
  })

  test('with a wrong token is a 403 in the language of the site, and is not logged as an error', async () => {
    expectRefused(await visit(previewOf(changed, 'wrong')))
    const arabic = await visit(previewOf('/ar/', 'wrong'))
    expectRefused(arabic)
    expect([arabic.document.attribute('html', 'lang'), arabic.document.attribute('html', 'dir')]).toEqual(['ar', 'rtl'])
    const call = previewOf(await serverFunctionPath('getPage', { site: 'en', pathAndQuery: '/' }), 'wrong')
    expectRefused(await readPage(site, call, { headers: { ...serverFunctionHeaders, 'x-forwarded-for': address } }))
    expect(site.output()).not.toContain('page.failed')
    expect(site.output()).not.toContain('query.failed')
  })

  test.each([400, 401, 403])('is a 403 when the content server returns %i', async (status) => {
    content.falsifyWith(({ previewToken }, real) => (previewToken ? new Response('{}', { status }) : real()))
    expectRefused(await visit(previewOf(changed)))
  })

  test('is a 503 when the content server cannot be reached', async () => {
    content.falsifyWith(({ previewToken }, real) => (previewToken ? new Response('', { status: 502 }) : real()))
    const page = await visit(previewOf(changed))
    expect(page.status).toBe(503)
    expectClosed(page)
  })

  test('is a 429 after ten wrong tokens in a minute from the same IP address', async () => {
    expect((await visit(previewOf(changed))).text).toContain(inDraft)
    for (let time = 0; time < 10; time++) expectRefused(await visit(previewOf(changed, `wrong-${time}`)))
    content.calls.length = 0
    const page = await visit(previewOf(changed, 'wrong'))
    expectRefused(page, 429)
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(page.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(content.calls).toEqual([])
    // A token that has been accepted before is not counted as a guess.
    expect((await visit(previewOf(changed))).text).toContain(inDraft)
    // Published pages and previews from other IP addresses still work.
    expectPublished(await visit(changed))
    expect((await visit(previewOf(changed), '203.0.113.1')).text).toContain(inDraft)
  })

  test('cannot exceed the limit of ten by concurrent requests', async () => {
    const tries = await Promise.all(
      Array.from({ length: 30 }, (_, time) => visit(previewOf('/about', `wrong-${time}`))),
    )
    expect(tries.filter(({ status }) => status === 403).length).toBe(10)
    expect(tries.filter(({ status }) => status === 429).length).toBe(20)
  })
})

test('preview tokens are not logged', async () => {
  const secret = 'a-wrong-token-that-is-nowhere'
  await visit(previewOf(changed))
  await visit(previewOf(changed, secret))
  content.falsifyWith(() => new Response('no JSON', { status: 200 }))
  await visit(previewOf('/condition/kidney-cancer'))
  content.falsifyWith(({ operation }, real) =>
    operation === 'ConditionPage' ? Response.json({ data: { entry: { __typename: 'condition_Entry' } } }) : real(),
  )
  await visit(previewOf('/condition/hypogonadism'))
  content.falsifyWith()
  await site.waitFor(/condition\/hypogonadism/)
  expect(site.output()).toContain('query.failed')
  expect(site.output()).toContain('page.failed')
  expect(site.output()).toContain('preview.refused')
  for (const token of [secret, content.previewToken, 'x-craft']) expect(site.output()).not.toContain(token)
})

describe('previews of the embedded content', () => {
  const token = 'a-token-for-the-embedded-drafts'
  let open: RunningSite
  let closed: RunningSite
  beforeAll(async () => {
    ;[open, closed] = await Promise.all([startSite({ PREVIEW_TOKEN: token }), startSite()])
  })
  afterAll(async () => {
    await Promise.all([open.stop('SIGKILL'), closed.stop('SIGKILL')])
  })

  test('show its drafts with PREVIEW_TOKEN, and may not be framed when no origin is set', async () => {
    const page = await visit(previewOf(changed, token), address, open)
    expect(page.text).toContain(inDraft)
    expectClosed(page)
    expect(framing(page)).toEqual({ policy: "'none'", old: 'DENY' })
    expect((await visit(previewOf(unpublished, token), address, open)).status).toBe(200)
    expect((await visit(unpublished, address, open)).status).toBe(404)
    expect((await visit(previewOf(changed, 'wrong'), address, open)).status).toBe(403)
  })

  test('are refused when PREVIEW_TOKEN is not set', async () => {
    for (const any of [token, 'undefined', '']) {
      expect([any, (await visit(previewOf(changed, any), address, closed)).status]).toEqual([any, 403])
    }
  })
})
