import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expectSecurityHeaders } from '../support/expect-security-headers.ts'
import { askServer } from '../support/http-front.ts'
import type { NextAuthClient } from '../support/nextauth-client.ts'
import { linkInMail } from '../support/outbox.ts'
import { readPage, valueOf } from '../support/read-page.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import { clientOf, signUp } from '../support/site-client.ts'
import { withoutTimes } from '../support/without-times.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const dataDirectory = mkdtempSync(join(tmpdir(), 'site-data-'))
const password = 'correct horse battery'
const email = 'ada.lovelace@example.org'
let site: RunningSite

beforeAll(async () => {
  site = await startSite({ DATA_DIR: dataDirectory, LOG_LEVEL: 'trace', TRUSTED_PROXIES: '127.0.0.0/8' })
})
afterAll(() => site.stop('SIGKILL'))

let reader: NextAuthClient
const asReader = (path: string) => readPage(site, path, { headers: { cookie: reader.cookies.header } })

test('a reader registers and signs in through the API, and the secret file is readable by its owner only', async () => {
  reader = await signUp(site, dataDirectory, { name: 'Ada Lovelace', email, password })
  expect(await reader.getSession()).toMatchObject({ user: { name: 'Ada Lovelace', email } })
  expect(Object.keys((await reader.getProviders()) ?? {})).toEqual(['credentials'])
  // The secret has been generated, and other users of the machine cannot read it.
  expect(statSync(join(dataDirectory, 'auth-secret')).mode & 0o777).toBe(0o600)
})

test('a cached page is the same for signed-in and signed-out readers', async () => {
  for (const path of ['/', '/condition/kidney-stones', '/all-conditions', '/ar/', '/guidelines/urolithiasis']) {
    const own = await asReader(path)
    const signedOutPage = await readPage(site, path)
    // The server may render the page again in the meantime.
    const isSame = withoutTimes(own.text) === withoutTimes(signedOutPage.text)
    expect([path, own.status, isSame]).toEqual([path, 200, true])
    expect(own.headers['cache-control']).toContain('public')
    expect(own.headers['set-cookie']).toBeUndefined()
    for (const secret of ['Ada Lovelace', email, reader.cookies.get('auth.csrf')!.split('.')[0]!])
      expect(signedOutPage.text).not.toContain(secret)
  }
})

test('responses that belong to a session are never cached', async () => {
  for (const path of ['/profile', '/api/auth/session', '/api/auth/csrf', '/api/saved-pages?site=en&path=/about']) {
    const { status, headers } = await asReader(path)
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'private, no-store'])
    expectSecurityHeaders(headers)
  }
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password', '/verify-email']) {
    const { status, headers, document } = await readPage(site, path)
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'private, no-store'])
    expect(document.meta('robots')).toBe('noindex, follow')
    const tokens = document.all((element) => valueOf(element, 'name') === 'csrfToken')
    expect(tokens.length).toBeGreaterThan(0)
    expectSecurityHeaders(headers)
  }
})

test('the profile redirects signed-out readers to sign-in, and sign-in redirects signed-in readers to the home page', async () => {
  const signedOutPage = await readPage(site, '/profile?x=1')
  expect([signedOutPage.status, signedOutPage.headers.location]).toEqual([302, '/login?callbackUrl=%2Fprofile%3Fx%3D1'])
  expect(signedOutPage.text).not.toContain('profile')
  const inArabic = await readPage(site, '/ar/profile')
  expect(inArabic.headers.location).toBe('/ar/login?callbackUrl=%2Far%2Fprofile')
  expect((await asReader('/profile')).document.words('main')).toContain('Ada Lovelace')
  for (const path of ['/login', '/register', '/nl/login']) {
    const { status, headers } = await asReader(path)
    expect([path, status, headers.location]).toEqual([path, 302, path.startsWith('/nl') ? '/nl/' : '/'])
  }
})

test('a page is saved by its form, and the profile shows when it has changed', async () => {
  const savePage = (headers: Record<string, string>, body: string) =>
    askServer(site.port, '/profile', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: reader.cookies.header, ...headers },
      body,
    })
  const own = { 'sec-fetch-site': 'same-origin' }
  expect((await savePage({ 'sec-fetch-site': 'cross-site' }, 'path=/condition/kidney-stones')).status).toBe(403)
  expect((await savePage({}, 'path=/condition/kidney-stones')).status).toBe(403)
  expect((await savePage(own, 'path=/no-such-page')).status).toBe(404)
  const response = await savePage(own, 'path=/condition/kidney-stones')
  expect([response.status, response.headers.location]).toEqual([303, '/profile#saved-pages'])
  const unauthorized = await savePage({ ...own, cookie: '' }, 'path=/condition/kidney-stones')
  expect([unauthorized.status, unauthorized.headers.location]).toEqual([303, '/login?callbackUrl=%2Fapi%2Fsaved-pages'])
  expect((await asReader('/api/saved-pages?site=en&path=/condition/kidney-stones')).text).toBe(
    '{"signedIn":true,"saved":true}',
  )
  expect((await asReader('/profile')).document.words('main')).not.toContain('Changed since you last read it')

  const database = new DatabaseSync(join(dataDirectory, 'site.sqlite'), { timeout: 5000 })
  database.exec(`update "savedPage" set "readRevision" = '2020-01-01T00:00:00.000Z'`)
  database.close()
  expect((await asReader('/profile')).document.words('main')).toContain('Changed since you last read it')
  // This request, which the client sends on a visit to the page, marks the change as read.
  await asReader('/api/saved-pages?site=en&path=/condition/kidney-stones')
  expect((await asReader('/profile')).document.words('main')).not.toContain('Changed since you last read it')
})

test('the profile says that the list of saved pages is full, and a page of the list can be saved again', async () => {
  const database = new DatabaseSync(join(dataDirectory, 'site.sqlite'), { timeout: 5000 })
  database.exec(`
    with recursive "number"("n") as (select 1 union all select "n" + 1 from "number" where "n" < 499)
    insert into "savedPage" ("userId", "site", "uri", "savedAt")
    select "user"."id", 'en', 'page-' || "n", '2026-01-01T00:00:00.000Z' from "user", "number" where "email" = '${email}'
  `)
  const save = (path: string, more = '') =>
    askServer(site.port, '/api/saved-pages', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: reader.cookies.header,
        'sec-fetch-site': 'same-origin',
      },
      body: `site=en&path=${path}${more}`,
    })
  expect((await save('/condition/kidney-stones', '&json=true')).text).toBe('{"signedIn":true,"saved":true}')
  expect((await save('/condition/bladder-cancer', '&json=true')).text).toBe('{"signedIn":true,"saved":false}')
  const response = await save('/condition/bladder-cancer')
  expect([response.status, response.headers.location]).toEqual([303, '/profile#saved-pages'])
  // The cookie of the same name in the jar comes second, so that it is ignored.
  const [stateCookie = ''] = response.headers['set-cookie']?.map((line) => line.split(';')[0]) ?? []
  const cookie = `${stateCookie}; ${reader.cookies.header}`
  const { document } = await readPage(site, '/profile', { headers: { cookie } })
  expect(document.words(({ properties }) => properties.role === 'alert' && properties.hidden !== true)).toContain(
    'Your list is full: it holds 500 pages.',
  )
  database.exec(`delete from "savedPage" where "uri" like 'page-%'`)
  database.close()
})

test('progress is stored for existing learning modules only', async () => {
  const send = (module: string, body: string) =>
    askServer(site.port, `/api/progress?site=en&module=${module}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: reader.cookies.header,
        'sec-fetch-site': 'same-origin',
      },
      body,
    })
  const progress = JSON.stringify({ version: 1, since: 0, seen: { 'chapter/step': 1000 }, answers: {} })
  for (const module of ['module/made-up', 'condition/kidney-stones'])
    expect([module, (await send(module, progress)).status]).toEqual([module, 404])
  const response = await send('module/understanding-kidney-stones', progress)
  expect([response.status, JSON.parse(response.text)]).toMatchObject([200, { seen: { 'chapter/step': 1000 } }])
  expect((await send('module/understanding-kidney-stones', ' '.repeat(131_073))).status).toBe(413)
})

test('while another process writes to the database, pages are served and a registration waits', async () => {
  const stranger = clientOf(site)
  const csrfToken = await stranger.getCsrfToken()
  const other = new DatabaseSync(join(dataDirectory, 'site.sqlite'), { timeout: 5000 })
  other.exec('begin immediate')
  const fields = { csrfToken, name: 'Grace Hopper', email: 'grace@example.org', password, site: 'en' }
  let registered = false
  const registering = stranger.post('account/register', fields).finally(() => {
    registered = true
  })
  await setTimeout(100)
  const [login, profile] = await Promise.all([readPage(site, '/login'), asReader('/profile')])
  expect(login.status).toBe(200)
  expect(profile.document.words('main')).toContain('Ada Lovelace')
  expect(registered).toBe(false)
  other.exec('commit')
  other.close()
  await registering
  expect(linkInMail(dataDirectory, 'grace@example.org')).toContain('/verify-email?token=')
})

test('over HTTPS behind a trusted proxy, cookies have the __Host- prefix', async () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' }
  const answer = await askServer(site.port, '/api/auth/csrf', { headers })
  expect(answer.headers['set-cookie']?.[0]).toMatch(/^__Host-auth\.csrf=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const login = await askServer(site.port, '/login', { headers })
  expect(login.headers['set-cookie']?.[0]).toMatch(/^__Host-auth\.csrf=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
})

test('no personal data, password or token is logged', () => {
  const log = site.output()
  for (const text of [email, 'Lovelace', password, 'token=', 'callbackUrl']) expect(log).not.toContain(text)
  expect(log).toContain('/api/auth/callback/credentials')
  expect(log).not.toMatch(/conflict/i)
  expect(readFileSync(join(dataDirectory, 'auth-secret'), 'utf8').trim()).not.toBe('')
})
