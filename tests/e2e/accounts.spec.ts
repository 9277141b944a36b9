import type { BrowserContext, Page, Request } from 'playwright/test'
import { linkInMail } from '../support/outbox.ts'
import type { RunningProvider } from '../support/open-id-provider.ts'
import type { RunningSite } from '../support/server.ts'
import * as accounts from './account-site.ts'
import { goAndComeBack, password } from './account-site.ts'
import { axeViolations } from './axe-violations.ts'
import { expectLoadingBar, holdRequests } from './hold-requests.ts'
import { expect, networkIdle, startClient, test, wakeClient } from './browser-test.ts'

// These tests start their own server and their own OpenID provider.
test.describe.configure({ mode: 'default' })

let accountSite: accounts.AccountSite
let dataDirectory: string
let site: RunningSite
let provider: RunningProvider

test.beforeAll(async () => {
  accountSite = await accounts.startAccountSite()
  ;({ dataDirectory, provider, site } = accountSite)
})
let clients = 0
// Each test has an IP address of its own, so that the requests of all tests together do not reach the rate limit.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${++clients}` }))
test.afterAll(() => accountSite.stop())

const open = (page: Page, path: string) => page.goto(site.origin + path)

/** Creates an account through the registration form and the link in the email. */
async function register(page: Page, email: string) {
  await open(page, '/register')
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByText('Please look at your mail')).toBeVisible()
  await open(page, linkInMail(dataDirectory, email))
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'This is my address' }).click()
  await expect(page.getByText('You can sign in now')).toBeVisible()
}

async function signIn(page: Page, email: string) {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const createAccount = (page: Page, email: string) => accounts.createAccount(page, accountSite, email)

/** Creates an account and signs in to it by requests, without filling in a form. */
async function signInNew(page: Page, email: string) {
  await createAccount(page, email)
  await accounts.post(page, site, 'callback/credentials', { email, password })
  expect(await sessionCookie(page.context())).not.toBe('')
}

const sessionCookie = async (context: BrowserContext) =>
  (await context.cookies(site.origin)).find(({ name }) => name === 'auth.session_token')?.value ?? ''

const calls = (requests: readonly Request[], path: string, method = 'GET') =>
  requests.filter((request) => new URL(request.url()).pathname === path && request.method() === method).length

/**
 * Counts the requests for the session whose response has been received. The client shares a request in flight, so a test
 * that expects another one has to wait for its end.
 */
const fetchedSessions = (requests: readonly Request[]) =>
  calls(
    requests.filter((request) => request.timing().responseEnd !== -1),
    '/api/auth/session',
  )

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a reader registers, signs in, saves a page, changes the name and deletes the account', async ({ page }) => {
      const email = `ada-${javaScriptEnabled}@example.org`
      await register(page, email)
      await open(page, '/condition/kidney-stones')
      if (javaScriptEnabled) await startClient(page)
      await page.getByRole('button', { name: 'Keep this page' }).filter({ visible: true }).first().click()
      // The reader has to sign in before the page is saved.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
      await signIn(page, email)
      await expect(page).toHaveURL(`${site.origin}/profile#saved-pages`)
      await expect(page.getByText('The page is kept.')).toBeVisible()
      await expect(page.locator('main').getByRole('link', { name: 'Kidney stones' })).toBeVisible()

      await page.getByText('Change your name').click()
      const name = page.locator('#change-name-name')
      await name.fill('')
      await page.locator('#change-name-send').click()
      await expect(page.getByRole('alert').getByRole('link', { name: 'Enter your name.' })).toBeVisible()
      await expect(name).toHaveAttribute('aria-invalid', 'true')
      await name.fill('Ada Lovelace')
      await page.locator('#change-name-send').click()
      await expect(page.getByText('Your change is saved.')).toBeVisible()
      await expect(page.getByText('Ada Lovelace').first()).toBeVisible()

      await page.getByRole('button', { name: /^Remove/ }).click()
      await expect(page.getByText('You do not keep any page yet.')).toBeVisible()

      await page.getByText('Delete your account').first().click()
      await page.getByLabel('Yes, delete my account').check()
      await page.locator('#delete-password').fill(password)
      await page.locator('#delete-send').click()
      await expect(page.getByText('Your account and everything that belonged to it are deleted.')).toBeVisible()
      await open(page, '/profile')
      await expect(page).toHaveURL(`${site.origin}/login?callbackUrl=%2Fprofile`)
    })

    test('the owner of an email address that someone else registered takes over the account by resetting the password', async ({
      page,
    }) => {
      const email = `victim-${javaScriptEnabled}@example.org`
      await open(page, '/register')
      await page.getByLabel('Your name').fill('Eve')
      await page.getByLabel('E-mail address').fill(email)
      await page.getByLabel('Password').fill('chosen by somebody else')
      await page.getByRole('button', { name: 'Create an account' }).click()
      await expect(page.getByText('Please look at your mail')).toBeVisible()
      await open(page, linkInMail(dataDirectory, email))
      const confirm = page.getByRole('button', { name: 'This is my address' })
      await confirm.click()
      await expect(page.getByRole('alert').getByRole('link', { name: 'Enter your password.' })).toBeVisible()
      await page.getByLabel('Password').fill(password)
      await confirm.click()
      await expect(page.getByRole('alert').getByRole('link', { name: 'This is not your password.' })).toBeVisible()
      await expect(page.getByText('somebody else may have registered with your address')).toBeVisible()

      await page.getByRole('link', { name: 'Forgotten your password?' }).click()
      await page.getByLabel('E-mail address').fill(email)
      await page.getByRole('button', { name: 'Send me a link' }).click()
      await expect(page.getByText('Please look at your mail')).toBeVisible()
      await open(page, linkInMail(dataDirectory, email))
      await page.getByLabel('New password').fill(password)
      await page.getByRole('button', { name: 'Set the password' }).click()
      await expect(page.getByText('Your new password is set.')).toBeVisible()
      await signIn(page, email)
      await expect(page).toHaveURL(`${site.origin}/`)
    })

    test('a new email address is confirmed in another browser with the password of the account', async ({
      page,
      browser,
    }) => {
      const [email, other] = [`mary-${javaScriptEnabled}@example.org`, `mary-${javaScriptEnabled}@new.example`]
      await register(page, email)
      await open(page, '/login?callbackUrl=/profile')
      await signIn(page, email)
      await page.getByText('Change your e-mail address').click()
      await page.locator('#change-email-email').fill(other)
      await page.locator('#change-email-password').fill(password)
      await page.locator('#change-email-send').click()
      await expect(page.getByText('We have sent a mail to the new address.')).toBeVisible()

      const elsewhere = await browser.newContext({ javaScriptEnabled })
      const mailbox = await elsewhere.newPage()
      await open(mailbox, linkInMail(dataDirectory, other))
      await expect(mailbox.getByText('The password of the account for which you entered this address.')).toBeVisible()
      const confirm = mailbox.getByRole('button', { name: 'This is my address' })
      await mailbox.getByLabel('Password').fill('of somebody else')
      await confirm.click()
      await expect(mailbox.getByRole('alert').getByRole('link', { name: 'This is not your password.' })).toBeVisible()
      await open(page, '/profile')
      await expect(page.getByText(email, { exact: true })).toBeVisible()
      await mailbox.getByLabel('Password').fill(password)
      await confirm.click()
      await expect(mailbox.getByText('Your new e-mail address is confirmed.')).toBeVisible()
      await elsewhere.close()
      await open(page, '/profile')
      await expect(page.getByText(other, { exact: true })).toBeVisible()
    })

    test('a reader signs in with an OpenID provider', async ({ page, quiet }) => {
      await signInAtProvider(page, quiet, `grace-${javaScriptEnabled}`)
      await expect(page).toHaveURL(`${site.origin}/profile`)
      await expect(page.getByText(`grace-${javaScriptEnabled}@provider.example`)).toBeVisible()
    })
  })
}

type Quiet = { allowMessage: (pattern: RegExp) => void }

async function signInAtProvider(page: Page, quiet: Quiet, name: string) {
  // The provider's pages load fonts from other hosts, which cannot be reached here.
  quiet.allowMessage(/ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|404/)
  await open(page, '/login?callbackUrl=/profile')
  await page.getByRole('button', { name: 'Continue with Health Login' }).click()
  await accounts.enterAtProvider(page, accountSite, name)
}

test('on every page the access token of a provider is renewed while it is open, before the reader touches it', async ({
  page,
  requests,
  quiet,
}) => {
  await signInAtProvider(page, quiet, 'katherine')
  await expect(page).toHaveURL(`${site.origin}/profile`)
  await open(page, '/condition/kidney-stones')
  const before = calls(requests, '/api/auth/token', 'POST')
  await expect.poll(() => calls(requests, '/api/auth/token', 'POST') - before, { timeout: 120_000 }).toBe(1)
})

test('on every page the client of a signed-in reader starts at once, and focusing the window fetches the session once', async ({
  page,
  requests,
}) => {
  await signInNew(page, 'everywhere@example.org')
  for (const path of ['/condition/kidney-stones', '/nl/']) {
    const before = calls(requests, '/api/auth/session')
    await open(page, path)
    await expect(page.locator('html')).toHaveAttribute('data-client', 'ready')
    await expect.poll(() => fetchedSessions(requests)).toBe(before + 1)
    await goAndComeBack(page)
    await expect.poll(() => fetchedSessions(requests)).toBe(before + 2)
    await page.waitForTimeout(300)
    expect(calls(requests, '/api/auth/session')).toBe(before + 2)
  }
})

test('the page configuration can set an interval at which the session is fetched', async ({ page, requests }) => {
  await signInNew(page, 'interval@example.org')
  await page.route('**/condition/kidney-stones', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    expect(html).toContain('"session":{"refetchInterval":false}')
    await route.fulfill({ response, body: html.replace('"refetchInterval":false', '"refetchInterval":true') })
  })
  await open(page, '/condition/kidney-stones')
  await expect.poll(() => calls(requests, '/api/auth/session')).toBeGreaterThan(3)
})

test('the sign-in page uses the calls of NextAuth: it shows a wrong password in place, and goes on to the callback URL', async ({
  page,
  requests,
  quiet,
}) => {
  // The browser logs the 401 of a wrong password.
  quiet.expectMessage(/401/)
  await createAccount(page, 'in-place@example.org')
  await open(page, '/login?callbackUrl=/profile')
  await wakeClient(page)
  const before = requests.length
  await page.getByLabel('E-mail address').fill('in-place@example.org')
  await page.getByLabel('Password').fill('something else')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const summary = page.getByRole('alert').filter({ has: page.locator('h2') })
  await expect(summary).toContainText('The e-mail address and password do not match.')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.getByLabel('E-mail address')).toHaveValue('in-place@example.org')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('in-place@example.org')).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/profile`)
  const sent = requests.slice(before).filter((request) => request.url().includes('/api/auth/'))
  const [wrong, right] = [0, 3].map((at) =>
    sent.slice(at).map((request) => request.url().replace(/.*\/api\/auth\//, '')),
  )
  expect(wrong!.slice(0, 2).toSorted()).toEqual(['csrf', 'providers'])
  expect(wrong![2]).toBe('callback/credentials')
  expect(right!.slice(0, 2).toSorted()).toEqual(['csrf', 'providers'])
  expect([right![2], right![3]?.replace(/\?.*/, '')]).toEqual(['callback/credentials', 'session'])
})

test('a sign-in form is sent by the browser when the calls fail', async ({ page, quiet }) => {
  quiet.expectMessage(/ERR_FAILED/)
  await createAccount(page, 'outage@example.org')
  await open(page, '/login?callbackUrl=/profile')
  await startClient(page)
  await page.route('**/api/auth/providers', (route) => route.abort())
  await signIn(page, 'outage@example.org')
  await expect(page.getByText('outage@example.org')).toBeVisible()
})

test('the access token of a provider is renewed while the page is open, and a failed renewal ends the session', async ({
  page,
  requests,
  quiet,
}) => {
  await signInAtProvider(page, quiet, 'hedy')
  await expect(page).toHaveURL(`${site.origin}/profile`)
  const before = provider.granted.refresh_token ?? 0
  await startClient(page)
  // An access token lives for 40 s and is renewed 30 s before it expires, so it is renewed every 10 s.
  await expect.poll(() => calls(requests, '/api/auth/token', 'POST'), { timeout: 120_000 }).toBe(2)
  // The second request has been sent, but the provider may not have granted the token yet.
  await expect.poll(() => (provider.granted.refresh_token ?? 0) - before).toBe(2)
  await expect(page.getByText('hedy@provider.example')).toBeVisible()

  quiet.expectMessage(/401/)
  await provider.stop()
  await page.waitForURL(`${site.origin}/login?callbackUrl=%2Fprofile`, { timeout: 60_000 })
  await expect(page.getByText('hedy@provider.example')).toHaveCount(0)
  const names = (await page.context().cookies(site.origin)).map((cookie) => cookie.name)
  expect(names).not.toContain('auth.session_token')
  expect(names).not.toContain('signed-in')
})

test('focusing the window fetches the session once, and only while a reader is signed in', async ({
  page,
  requests,
}) => {
  await signInNew(page, 'focus@example.org')
  await open(page, '/profile')
  await wakeClient(page)
  await expect.poll(() => fetchedSessions(requests)).toBe(1)
  for (const turn of [2, 3, 4]) {
    await goAndComeBack(page)
    await expect.poll(() => fetchedSessions(requests)).toBe(turn)
    await page.waitForTimeout(300)
    expect(calls(requests, '/api/auth/session')).toBe(turn)
  }
  // After a sign-out in another window, the next focus event leaves the profile.
  await page.context().clearCookies({ name: 'auth.session_token' })
  await goAndComeBack(page)
  await page.waitForURL(`${site.origin}/login?callbackUrl=%2Fprofile`)
  await wakeClient(page)
  const callsBefore = calls(requests, '/api/auth/session')
  await goAndComeBack(page)
  await page.waitForTimeout(500)
  expect(calls(requests, '/api/auth/session')).toBe(callsBefore)
})

test('a profile that is open in another tab becomes that of the reader who has signed in since', async ({ page }) => {
  await signInNew(page, 'first@example.org')
  await open(page, '/profile')
  await wakeClient(page)
  await expect(page.getByText('first@example.org')).toBeVisible()

  // The requests share the cookies with the page, as those of another tab do.
  await accounts.post(page, site, 'signout', {})
  await signInNew(page, 'second@example.org')
  await goAndComeBack(page)
  await expect(page.getByText('second@example.org')).toBeVisible()
  await expect(page.getByText('first@example.org')).toHaveCount(0)
})

test('the profile starts the client without any user interaction', async ({ page }) => {
  await signInNew(page, 'untouched@example.org')
  await open(page, '/profile')
  await expect(page.locator('html')).toHaveAttribute('data-client', 'ready')
})

test('the profile stays when the session cannot be fetched', async ({ page, quiet }) => {
  quiet.expectMessage(/ERR_FAILED/)
  await signInNew(page, 'unreached@example.org')
  await page.route('**/api/auth/session?*', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/auth/session?'))
  await open(page, '/profile')
  await wakeClient(page)
  await failed
  await page.waitForTimeout(300)
  await expect(page).toHaveURL(`${site.origin}/profile`)
  await expect(page.getByText('unreached@example.org')).toBeVisible()
})

test('sign-out shows an error and keeps the session when the CSRF token cannot be fetched', async ({ page, quiet }) => {
  await signInNew(page, 'csrf@example.org')
  await open(page, '/profile')
  // The page starts its client without an action of the reader.
  await expect(page.locator('html')).toHaveAttribute('data-client', 'ready')
  quiet.expectMessage(/503/)
  await page.route('**/api/auth/csrf', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByText('Could not fetch CSRF Token for signing out')).toBeVisible()
  await page.unroute('**/api/auth/csrf')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(`${site.origin}/`)
  await open(page, '/profile')
  await expect(page).toHaveURL(/\/login/)
})

test('signing in and signing out show that they are in progress', async ({ page }) => {
  await createAccount(page, 'waiting@example.org')
  await open(page, '/login?callbackUrl=/profile')
  await wakeClient(page)
  const release = await holdRequests(page, '**/api/auth/csrf')
  await page.getByLabel('E-mail address').fill('waiting@example.org')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectLoadingBar(page)
  release()
  await expect(page.getByText('waiting@example.org')).toBeVisible()
  await wakeClient(page)
  const releaseSignOut = await holdRequests(page, '**/api/auth/signout')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expectLoadingBar(page)
  releaseSignOut()
  await expect(page).toHaveURL(`${site.origin}/`)
})

test('the save button shows whether a page is saved, and sends no request while signed out', async ({
  page,
  requests,
}) => {
  await open(page, '/condition/kidney-stones')
  await wakeClient(page)
  expect(requests.filter((request) => /\/api\/(?:auth|saved-pages)/.test(request.url()))).toEqual([])
  await signInNew(page, 'keeper@example.org')
  await open(page, '/condition/kidney-stones')
  await wakeClient(page)
  await page.getByRole('button', { name: 'Keep this page' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('link', { name: 'Kept in your profile' }).filter({ visible: true }).first()).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/condition/kidney-stones`)
  await page.reload()
  await wakeClient(page)
  await expect(page.getByRole('link', { name: 'Kept in your profile' }).filter({ visible: true }).first()).toBeVisible()
  // The page to which this link leads has not been saved.
  await page.locator('main a[href^="/condition/"]:not([href$="/compare"])').filter({ visible: true }).first().click()
  await expect(page.getByRole('button', { name: 'Keep this page' }).filter({ visible: true }).first()).toBeVisible()
})

test('a late answer that a page is not saved does not undo saving it in the meantime', async ({ page }) => {
  await signInNew(page, 'hasty@example.org')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/saved-pages?*', async (route) => {
    await released
    await route.fulfill({ json: { saved: false } })
  })
  const asked = page.waitForRequest('**/api/saved-pages?*')
  const answered = page.waitForResponse('**/api/saved-pages?*')
  await open(page, '/condition/kidney-stones')
  await asked
  await page.getByRole('button', { name: 'Keep this page' }).filter({ visible: true }).first().click()
  const kept = page.getByRole('link', { name: 'Kept in your profile' }).filter({ visible: true }).first()
  await expect(kept).toBeVisible()
  release()
  await (await answered).finished()
  await networkIdle(page)
  await expect(kept).toBeVisible()
})

test('the pages of a visit pack are kept in the account of a reader who is signed in and asks for it', async ({
  page,
}) => {
  const pack = {
    pages: [{ site: 'en', path: '/condition/kidney-stones', title: 'Kidney stones' }],
    questions: ['Why?'],
    notes: '',
  }
  await signInNew(page, 'packer@example.org')
  await open(page, '/')
  await page.evaluate((text) => localStorage.setItem('visit-pack', text), JSON.stringify(pack))
  await open(page, '/visit-pack')
  await wakeClient(page)
  await page.getByRole('button', { name: 'Keep these pages in my account' }).click()
  await page.getByRole('link', { name: 'kept in your profile' }).click()
  await expect(page).toHaveURL(`${site.origin}/profile`)
  await expect(page.getByRole('link', { name: 'Kidney stones' }).first()).toBeVisible()
  await expect(page.getByText('Why?')).toHaveCount(0)
})

test('the back button shows nothing of the profile after sign-out', async ({ page }) => {
  await signInNew(page, 'back@example.org')
  await open(page, '/profile')
  await expect(page.getByText('back@example.org')).toBeVisible()
  await wakeClient(page)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(`${site.origin}/`)
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('back@example.org')).toHaveCount(0)
})

/** Expects no accessibility violation and no horizontal scrolling. */
async function expectValidMarkup(page: Page) {
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

for (const prefix of ['', '/ar']) {
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password?token=x', '/verify-email?token=x']) {
    const name = `axe finds no violation on ${prefix}${path} with all errors shown, and the error summary links to the fields`
    // The forms share their components, so the daily run tests only some of them.
    const isDaily = (prefix === '' ? ['/login', '/register'] : ['/login', '/reset-password?token=x']).includes(path)
    test(isDaily ? name : `${name} @long`, async ({ page, quiet }) => {
      // The browser may log the 401 of the submitted login form.
      quiet.allowMessage(/401/)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await open(page, prefix + path)
        await expectValidMarkup(page)
        await page.locator('main form').last().locator('button').click()
        const summary = page.getByRole('alert').filter({ has: page.locator('h2') })
        await expect(summary).toBeFocused()
        await expectValidMarkup(page)
        const links = summary.getByRole('link')
        for (let at = 0; at < (await links.count()); at++) {
          const target = (await links.nth(at).getAttribute('href'))!
          await expect(page.locator(target)).toHaveCount(1)
        }
        for (const field of await page.locator('main [aria-invalid="true"]').all()) {
          const described = (await field.getAttribute('aria-describedby'))!.split(' ')
          for (const id of described) await expect(page.locator(`#${id}`)).not.toBeEmpty()
        }
      }
    })
  }
}

for (const [prefix, width] of [
  ['', 360],
  ['', 1280],
  ['/ar', 360],
] as const) {
  test(`axe finds no violation on ${prefix}/profile, with every form open and every error shown (${width} px)`, async ({
    page,
  }) => {
    await signInNew(page, `axe-${width}${prefix.slice(1)}@example.org`)
    await page.setViewportSize({ width, height: 800 })
    for (const form of ['', 'change-name', 'change-email', 'change-password', 'delete']) {
      await open(page, `${prefix}/profile`)
      await page.evaluate(() =>
        document.querySelectorAll('main details').forEach((one) => one.setAttribute('open', '')),
      )
      if (form === 'change-name') await page.locator('#change-name-name').fill('')
      if (form !== '') {
        await page.locator(`#${form}-send`).click()
        await expect(page.getByRole('alert').filter({ has: page.locator('h2') })).toBeFocused()
        await page.evaluate(() =>
          document.querySelectorAll('main details').forEach((one) => one.setAttribute('open', '')),
        )
      }
      await expectValidMarkup(page)
    }
  })
}

test('a reader signs in with the keyboard alone, and the fields have autocomplete for password managers', async ({
  page,
}) => {
  await createAccount(page, 'keys@example.org')
  await open(page, '/login?callbackUrl=/profile')
  await expect(page.locator('#email')).toHaveAttribute('autocomplete', 'username')
  await expect(page.locator('#password')).toHaveAttribute('autocomplete', 'current-password')
  await page.locator('#email').focus()
  await page.keyboard.type('keys@example.org')
  await page.keyboard.press('Tab')
  await page.evaluate((text) => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    const pasted = document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
    // As in a browser, the text is inserted only if no listener on the page has prevented pasting.
    if (pasted) document.execCommand('insertText', false, text)
  }, password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.origin}/profile`)
  await open(page, '/register')
  await expect(page).toHaveURL(`${site.origin}/`)
})

test('the data export contains the stored account data, and no password and no token', async ({ page }) => {
  await signInNew(page, 'export@example.org')
  await open(page, '/profile')
  await page.getByText('Take your data along').first().click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Take your data along' }).click(),
  ])
  const stream = await download.createReadStream()
  const text = await new Response(stream as unknown as ReadableStream).text()
  const data = JSON.parse(text) as Record<string, unknown>
  expect(Object.keys(data)).toEqual(['exportedAt', 'account', 'sessions', 'savedPages', 'modules', 'messages'])
  expect(data.account).toMatchObject({ email: 'export@example.org', signInBy: [{ provider: 'credential' }] })
  const token = (await sessionCookie(page.context())).split('.')[0]!
  expect(text).not.toContain(token)
  expect(text).not.toMatch(/"password"|"token"|accessToken/)
})

test('progress in a learning module is synchronised between the devices of an account', async ({ page, browser }) => {
  const module = '/module/understanding-kidney-stones'
  const [first, second] = ['how-a-stone-forms', 'a-small-stone'].map((step) => `${module}/what-a-stone-is/${step}`)
  const sent = (on: Page) =>
    on.waitForResponse((answer) => answer.url().includes('/api/progress?') && answer.status() === 200)
  await createAccount(page, 'steps@example.org')
  // Before sign-in only the browser stores the progress; after sign-in the client sends it to the account.
  await open(page, first!)
  await page.waitForFunction(() => document.documentElement.dataset.client === 'ready')
  await open(page, '/login')
  await signIn(page, 'steps@example.org')
  await expect(page).not.toHaveURL(/login/)
  await Promise.all([sent(page), open(page, module)])
  await expect(page.getByText('Steps done: 1 of 12')).toBeVisible()

  const elsewhere = await browser.newContext()
  const device = await elsewhere.newPage()
  await open(device, '/login')
  await signIn(device, 'steps@example.org')
  await expect(device).not.toHaveURL(/login/)
  await Promise.all([sent(device), open(device, module)])
  await expect(device.getByText('Steps done: 1 of 12')).toBeVisible()
  await open(device, second!)
  await device.waitForFunction(() => document.documentElement.dataset.client === 'ready')
  await device.locator('main fieldset input').first().check()
  await device.locator('form:has(fieldset) button').click()
  // The client sends new progress after a short delay. The step is done when it has been answered, not when it has been
  // seen.
  await expect
    .poll(async () =>
      (await device.request.get(`${site.origin}/api/progress?site=en&module=${module.slice(1)}`)).text(),
    )
    .toMatch(/"answers":\{[^}]*a-small-stone/)
  await elsewhere.close()

  await Promise.all([sent(page), open(page, module)])
  await expect(page.getByText('Steps done: 2 of 12')).toBeVisible()
  await open(page, '/profile')
  await expect(page.getByText('Understanding kidney stones')).toBeVisible()

  // Sign-out deletes the progress from the browser, because others may use the same computer, but not from the account.
  await wakeClient(page)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(`${site.origin}/`)
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })))
    .not.toContain('stone')
  await open(page, module)
  await page.waitForFunction(() => document.documentElement.dataset.client === 'ready')
  await expect(page.getByRole('link', { name: 'Start the module', exact: true })).toBeVisible()
  await expect(page.getByText(/Steps done/)).toHaveCount(0)
  await open(page, '/login')
  await signIn(page, 'steps@example.org')
  await expect(page).not.toHaveURL(/login/)
  await Promise.all([sent(page), open(page, module)])
  await expect(page.getByText('Steps done: 2 of 12')).toBeVisible()

  // When the cookie is gone because the session was ended elsewhere, the next page deletes the progress.
  await page.context().clearCookies({ name: 'signed-in' })
  await open(page, '/')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
