import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { rolldown } from 'rolldown'
import * as accounts from './account-site.ts'
import { goAndComeBack, password } from './account-site.ts'
import { expect, test as base } from './browser-test.ts'

// These tests run the client of NextAuth 4 (npm `next-auth`), bundled as it is published, on a page of the site's origin.
base.describe.configure({ mode: 'default' })

let accountSite: accounts.AccountSite
let script: string

base.beforeAll(async () => {
  ;[accountSite, script] = await Promise.all([accounts.startAccountSite(), bundleClient()])
})
base.afterAll(() => accountSite.stop())

async function bundleClient(): Promise<string> {
  const bundle = await rolldown({
    input: join(import.meta.dirname, '../support/nextauth-page.tsx'),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' } },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'iife' })
  return output[0].code
}

const clientPage = '/nextauth-client'
let clients = 0

/** Extends `test`: the browser gets the client's page at `clientPage`, and each test sends an IP address of its own. */
const test = base.extend({
  page: async ({ page, context }, use) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${++clients}` })
    await page.route(`**${clientPage}`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><body><script src="${clientPage}.js"></script>`,
      }),
    )
    await page.route(`**${clientPage}.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
    await use(page)
  },
})

async function openClient(page: Page) {
  await page.goto(accountSite.site.origin + clientPage)
  await expect(status(page)).not.toHaveText('loading')
}

/**
 * Returns the element that shows the email address in the session of the client's `useSession` or, without a session, the
 * status.
 */
const status = (page: Page) => page.locator('output')

/** Creates an account, opens the page with the client, and signs in through the client. */
async function openSignedIn(page: Page, email: string) {
  await accounts.createAccount(page, accountSite, email)
  await openClient(page)
  const fields = { redirect: false as const, email, password, callbackUrl: '/' }
  await page.evaluate((options) => window.nextAuth.signIn('credentials', options), fields)
  await expect(status(page)).toHaveText(email)
}

/**
 * Updates the session through the client, and returns what `update` returns. It waits for the session first, because
 * NextAuth's `update` returns `undefined` without a request while a session is being loaded.
 */
async function updateSession(page: Page, data?: object) {
  await expect(status(page)).not.toHaveText('loading')
  return page.evaluate((changes) => window.update(changes), data)
}

const sessionOf = (page: Page) => page.evaluate(() => window.nextAuth.getSession())

test('getProviders, getCsrfToken and getSession', async ({ page }) => {
  await openClient(page)
  const { origin } = accountSite.site
  const describe = (id: string, name: string, type: string) => ({
    id,
    name,
    type,
    signinUrl: `${origin}/api/auth/signin/${id}`,
    callbackUrl: `${origin}/api/auth/callback/${id}`,
  })
  expect(await page.evaluate(() => window.nextAuth.getProviders())).toEqual({
    openid: describe('openid', 'Health Login', 'oauth'),
    credentials: describe('credentials', 'Email and password', 'credentials'),
  })
  const tokens = await page.evaluate(async () => [
    await window.nextAuth.getCsrfToken(),
    await window.nextAuth.getCsrfToken(),
  ])
  expect(tokens[0]).toMatch(/^[\w-]{43}$/)
  expect(tokens[1]).toBe(tokens[0])
  expect(await sessionOf(page)).toBeNull()
  await expect(status(page)).toHaveText('unauthenticated')
})

test('signIn with credentials without redirect, update and signOut without redirect', async ({ page, quiet }) => {
  const email = 'ada@example.org'
  await accounts.createAccount(page, accountSite, email)
  await openClient(page)
  quiet.expectMessage(/401/)
  const signIn = (typed: string) =>
    page.evaluate((options) => window.nextAuth.signIn('credentials', options), {
      redirect: false as const,
      email,
      password: typed,
      callbackUrl: '/nl/news',
    })
  expect(await signIn('something else')).toEqual({ error: 'CredentialsSignin', status: 401, ok: false, url: null })
  await expect(status(page)).toHaveText('unauthenticated')
  const { origin } = accountSite.site
  expect(await signIn(password)).toEqual({ error: null, status: 200, ok: true, url: `${origin}/nl/news` })
  await expect(status(page)).toHaveText(email)

  const session = await sessionOf(page)
  expect(session).toEqual({
    user: { id: expect.any(String), name: 'Ada', email, image: null },
    expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  expect(await updateSession(page, { name: 'Eve', user: { email: 'eve@evil.example' } })).toEqual(session)
  expect(await updateSession(page)).toEqual(session)
  await expect(status(page)).toHaveText(email)

  expect(await page.evaluate(() => window.nextAuth.signOut({ redirect: false, callbackUrl: '/nl/' }))).toEqual({
    url: `${origin}/nl/`,
  })
  await expect(status(page)).toHaveText('unauthenticated')
  expect(await sessionOf(page)).toBeNull()
})

test('signIn and signOut with redirect', async ({ page }) => {
  const email = 'grace@example.org'
  await accounts.createAccount(page, accountSite, email)
  const { origin } = accountSite.site
  const signIn = (typed: string) =>
    page.evaluate((options) => void window.nextAuth.signIn('credentials', options), {
      email,
      password: typed,
      callbackUrl: '/profile',
    })
  await openClient(page)
  await page.route('**/api/auth/callback/credentials', async (route) => {
    const response = await route.fetch()
    // The status 401 is replaced, because the browser would log it when the test has already left the page.
    await route.fulfill({ response, status: 200 })
  })
  await signIn('something else')
  await expect(page.getByRole('alert').first()).toContainText('The e-mail address and password do not match.')
  await expect(page).toHaveURL(
    `${origin}/login?callbackUrl=${encodeURIComponent(`${origin}/profile`)}&error=CredentialsSignin`,
  )
  await openClient(page)
  await signIn(password)
  await expect(page.getByText(email)).toBeVisible()
  await expect(page).toHaveURL(`${origin}/profile`)
  await openClient(page)
  await page.evaluate(() => void window.nextAuth.signOut({ callbackUrl: '/nl/' }))
  await expect(page).toHaveURL(`${origin}/nl/`)
  await openClient(page)
  await expect(status(page)).toHaveText('unauthenticated')
})

const openIdSignIns: readonly (readonly [name: string, redirect: boolean, params: Record<string, string>])[] = [
  ['with redirect', true, {}],
  ['without redirect, which leads to the provider all the same', false, {}],
  ['whose answer is a form that the browser posts', true, { response_mode: 'form_post' }],
]
for (const [name, redirect, authorizationParams] of openIdSignIns) {
  test(`signIn at an OpenID provider ${name}`, async ({ page, quiet, requests }) => {
    // The provider's pages load fonts from other hosts, which cannot be reached here.
    quiet.allowMessage(/ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|404/)
    await openClient(page)
    await page.evaluate(([options, params]) => void window.nextAuth.signIn('openid', options, params), [
      { callbackUrl: '/nl/news', redirect },
      authorizationParams,
    ] as const)
    await accounts.enterAtProvider(page, accountSite, 'hedy')
    await expect(page).toHaveURL(`${accountSite.site.origin}/nl/news`)
    const arrival = requests.find((request) => request.url().includes('/api/auth/callback/openid'))
    expect(arrival?.method()).toBe('response_mode' in authorizationParams ? 'POST' : 'GET')
    await openClient(page)
    await expect(status(page)).toHaveText('hedy@provider.example')
  })
}

test('SessionProvider fetches the session when the window is visible again', async ({ page, requests }) => {
  await openSignedIn(page, 'mary@example.org')
  const sessions = () => requests.filter((request) => request.url().endsWith('/api/auth/session')).length
  const before = sessions()
  await page.context().clearCookies({ name: 'auth.session_token' })
  await goAndComeBack(page)
  await expect(status(page)).toHaveText('unauthenticated')
  expect(sessions() - before).toBe(1)
})

test('useSession with required, and signIn without a provider, lead to the sign-in page', async ({ page }) => {
  const { origin } = accountSite.site
  const callbackUrl = encodeURIComponent(origin + clientPage)
  await openClient(page)
  await page.getByRole('button', { name: 'Require a session' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Please sign in to see this page.')
  await expect(page).toHaveURL(`${origin}/login?callbackUrl=${callbackUrl}&error=SessionRequired`)
  await openClient(page)
  await page.evaluate(() => void window.nextAuth.signIn())
  await expect(page).toHaveURL(`${origin}/login?callbackUrl=${callbackUrl}`)
})

test('an error that NextAuth names is shown by the sign-in page', async ({ page }) => {
  await page.goto(`${accountSite.site.origin}/api/auth/error?error=AccessDenied`)
  await expect(page.getByRole('alert').first()).toContainText('Access was denied.')
  expect(new URL(page.url()).searchParams.get('error')).toBe('AccessDenied')
})

test('a CSRF token that does not match the cookie signs nobody in or out', async ({ page, quiet }) => {
  const email = 'csrf@example.org'
  await openSignedIn(page, email)
  quiet.expectMessage(/403/)
  quiet.expectMessage(/400/)
  quiet.expectMessage(/CLIENT_FETCH_ERROR/)
  quiet.allowMessage(/404/)
  await page.route('**/api/auth/csrf', (route) => route.fulfill({ json: { csrfToken: 'x'.repeat(43) } }))
  const { url } = await page.evaluate(() => window.nextAuth.signOut({ redirect: false, callbackUrl: '/' }))
  expect(new URL(url).searchParams.get('error')).toBe('MissingCSRF')
  expect(await updateSession(page, {})).toBeNull()
  expect((await sessionOf(page))?.user?.email).toBe(email)
  await page.context().clearCookies({ name: 'auth.session_token' })
  expect(
    await page.evaluate((options) => window.nextAuth.signIn('credentials', options), {
      redirect: false as const,
      email,
      password,
      callbackUrl: '/',
    }),
  ).toMatchObject({ error: 'MissingCSRF', status: 403, ok: false })
  expect(await sessionOf(page)).toBeNull()
})

test('a callbackUrl of another website leads home', async ({ page }) => {
  const email = 'redirect@example.org'
  await openSignedIn(page, email)
  const home = `${accountSite.site.origin}/`
  for (const callbackUrl of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    const urls = await page.evaluate(
      async (options) => [
        (await window.nextAuth.signIn('credentials', options))?.url,
        (await window.nextAuth.signOut({ redirect: false, callbackUrl: options.callbackUrl })).url,
      ],
      { redirect: false as const, email, password, callbackUrl },
    )
    expect([callbackUrl, urls]).toEqual([callbackUrl, [home, home]])
  }
  await page.evaluate((options) => void window.nextAuth.signIn('credentials', options), {
    email,
    password,
    callbackUrl: 'https://evil.example/',
  })
  await expect(page).toHaveURL(home)
})
