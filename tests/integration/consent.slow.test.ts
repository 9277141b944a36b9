import type { IncomingHttpHeaders } from 'node:http'
import { parseSetCookie } from 'cookie-es'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { askServer } from '../support/http-front.ts'
import { readPage, valueOf } from '../support/read-page.ts'
import { type RunningSite, startSite } from '../support/server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const tagManager = 'https://www.googletagmanager.com'
let site: RunningSite

beforeAll(async () => {
  site = await startSite({ GTM_IDS: 'en=GTM-EN1,ar=GTM-AR1', TRUSTED_PROXIES: '127.0.0.0/8' })
})
afterAll(() => site.stop('SIGKILL'))

/** Sends the consent form with the headers of a browser on a page of the site, unless other headers are given. */
const send = (fields: Record<string, string>, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  askServer(site.port, '/api/consent', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })

const cookieFor = (choice: string) => ({
  name: 'consent',
  value: choice,
  path: '/',
  maxAge: 15_552_000,
  sameSite: 'lax',
})
const cookiesSet = (headers: IncomingHttpHeaders) => headers['set-cookie']?.map((line) => parseSetCookie(line))

describe('the content security policy of a page', () => {
  test.each(['/', '/ar/', '/condition/kidney-stones', '/ar/no-such-page', '/consent'])(
    'on a site with a tag manager allows its host for scripts, images and connections only (%s)',
    async (path) => {
      const { headers } = await readPage(site, path)
      const directives = String(headers['content-security-policy'])
        .replaceAll(/ 'sha256-[\w+/]{43}='/g, '')
        .split('; ')
      const withHost = directives.filter((directive) => directive.includes('//'))
      expect(withHost).toEqual([
        `script-src 'self' ${tagManager}`,
        `img-src 'self' data: ${tagManager}`,
        `connect-src 'self' ${tagManager}`,
      ])
    },
  )

  test.each(['/nl/', '/nl/condition/nierstenen', '/nl/no-such-page', '/nl/consent'])(
    'on a site without a tag manager allows no foreign host (%s)',
    async (path) => {
      const { headers } = await readPage(site, path)
      expect(String(headers['content-security-policy']).replaceAll(/ 'sha256-[\w+/]{43}='/g, '')).not.toContain('//')
    },
  )
})

describe('a page of a site', () => {
  const consentLinks = async (path: string) => {
    const { document } = await readPage(site, path)
    return document.all((element) => valueOf(element, 'href')?.endsWith('/consent') === true && element.tagName === 'a')
  }

  test('with a tag manager has its ID in the page configuration and a link to the consent page', async () => {
    const { document } = await readPage(site, '/ar/all-conditions')
    expect(document.data('page-config')).toMatchObject({
      gtmId: 'GTM-AR1',
      document: { site: { gtmId: 'GTM-AR1' } },
    })
    expect(await consentLinks('/ar/all-conditions')).toHaveLength(1)
    expect(await consentLinks('/module/understanding-kidney-stones')).toHaveLength(1)
  })

  test('without a tag manager has neither its ID nor a link to the consent page', async () => {
    const { document } = await readPage(site, '/nl/all-conditions')
    expect(document.data('page-config')).toMatchObject({ gtmId: null })
    expect(await consentLinks('/nl/all-conditions')).toEqual([])
    expect(await consentLinks('/nl/module/understanding-kidney-stones')).toEqual([])
  })

  test('is cached without regard to the consent cookie, and its HTML does not load the tag manager', async () => {
    const [one, other] = await Promise.all(
      ['consent=allowed', 'consent=refused'].map((cookie) =>
        readPage(site, '/all-conditions', { headers: { cookie } }),
      ),
    )
    expect(one?.text).toBe(other?.text)
    expect(one?.text).not.toContain('googletagmanager')
    expect(one?.headers['cache-control']).toContain('public')
  })
})

describe('the consent page', () => {
  const chosen = async (path: string, cookie: string) => {
    const page = await readPage(site, path, { headers: cookie ? { cookie } : {} })
    return page.document.words((element) => valueOf(element, 'id') === 'chosen')
  }

  test('shows the current choice of the visitor and is never cached', async () => {
    expect(await chosen('/consent', '')).toContain('You have not chosen yet.')
    expect(await chosen('/consent', 'consent=allowed')).toContain('You have allowed us')
    expect(await chosen('/consent', 'consent=refused')).toContain('You have refused.')
    const { headers, document } = await readPage(site, '/consent')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(document.meta('robots')).toBe('noindex, follow')
  })

  test('is a form that works without JavaScript', async () => {
    const { document } = await readPage(site, '/ar/consent')
    const main = document.all((element) => element.tagName === 'form' && valueOf(element, 'method') === 'post')
    expect(main.map((form) => valueOf(form, 'action'))).toEqual(['/api/consent'])
    const fields = document.all((element) => ['site', 'choice'].includes(valueOf(element, 'name') ?? ''))
    expect(fields.map((field) => `${valueOf(field, 'name')}=${valueOf(field, 'value')}`)).toEqual([
      'site=ar',
      'choice=allowed',
      'choice=refused',
    ])
  })

  test('on a site without a tag manager says that there is nothing to choose', async () => {
    const { status, document } = await readPage(site, '/nl/consent')
    expect(status).toBe(200)
    expect(document.words('main')).toContain('laadt niets van andere bedrijven')
    expect(document.all((element) => valueOf(element, 'method') === 'post')).toEqual([])
  })

  test('is not in the sitemap', async () => {
    const { text } = await askServer(site.port, '/sitemap.xml')
    expect(text).not.toContain('/consent')
  })
})

describe('a consent choice', () => {
  test.each(['allowed', 'refused'])(
    '“%s” is stored in a cookie for the whole host, and redirects to the consent page',
    async (choice) => {
      const answer = await send({ choice, site: 'en' })
      expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([
        303,
        '/consent#choice',
        'no-store',
      ])
      expect(cookiesSet(answer.headers)).toEqual([cookieFor(choice)])
      expect((await send({ choice, site: 'ar' })).headers.location).toBe('/ar/consent#choice')
    },
  )

  test("redirects to the site's own path on the host of the request", async () => {
    const headers = { host: `ar.localhost:${site.port}`, 'sec-fetch-site': 'same-origin' }
    expect((await send({ choice: 'allowed', site: 'ar' }, headers)).headers.location).toBe('/consent#choice')
    expect((await send({ choice: 'allowed', site: 'en' }, headers)).headers.location).toBe('/en/consent#choice')
  })

  test('sets a secure cookie when it was sent over HTTPS', async () => {
    const answer = await send(
      { choice: 'allowed', site: 'en' },
      { 'sec-fetch-site': 'same-origin', 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' },
    )
    expect(cookiesSet(answer.headers)).toEqual([{ ...cookieFor('allowed'), secure: true }])
  })

  test('without Sec-Fetch-Site is accepted by its Origin header', async () => {
    expect((await send({ choice: 'allowed', site: 'en' }, { origin: `http://localhost:${site.port}` })).status).toBe(
      303,
    )
  })

  test.each([
    ['another website', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['an unknown origin', {}],
  ])('from %s is refused with 403', async (_, headers) => {
    const answer = await send({ choice: 'allowed', site: 'en' }, headers)
    expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined])
    expect(answer.text).toBe('A choice is taken only from a page of this website.\n')
  })

  test.each([
    [{}, 'Send `choice` as "allowed" or "refused".\n'],
    [{ choice: 'maybe', site: 'en' }, 'Send `choice` as "allowed" or "refused".\n'],
    [{ choice: 'allowed' }, 'Send `site` as the handle of a site.\n'],
    [{ choice: 'allowed', site: '//evil.example' }, 'Send `site` as the handle of a site.\n'],
  ])('that is invalid is refused with 400: %j', async (fields: Record<string, string>, text) => {
    const answer = await send(fields)
    expect([answer.status, answer.headers['set-cookie'], answer.text]).toEqual([400, undefined, text])
  })

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'with a content type other than a form is refused with 415: %s',
    async (type) => {
      const answer = await send(
        { choice: 'allowed', site: 'en' },
        { 'sec-fetch-site': 'same-origin', 'content-type': type },
      )
      expect([answer.status, answer.headers['set-cookie']]).toEqual([415, undefined])
      expect(answer.text).toBe('Send the choice as a form (application/x-www-form-urlencoded).\n')
    },
  )

  test('has no GET endpoint', async () => {
    expect((await askServer(site.port, '/api/consent')).status).toBe(404)
  })
})
