import type { Page } from 'playwright/test'
import { freePort } from '../support/free-port.ts'
import { linkInMail } from '../support/outbox.ts'
import { type RunningProvider, startOpenIdProvider } from '../support/open-id-provider.ts'
import { createDataDirectory, type RunningSite, startSite } from '../support/server.ts'

export const password = 'correct horse battery'

export type AccountSite = {
  readonly site: RunningSite
  readonly provider: RunningProvider
  readonly dataDirectory: string
  readonly stop: () => Promise<void>
}

/** Starts a site on which readers can sign in with a password, and at an OpenID provider of its own. */
export async function startAccountSite(): Promise<AccountSite> {
  const dataDirectory = createDataDirectory()
  const port = await freePort()
  const provider = await startOpenIdProvider([`http://localhost:${port}/api/auth/callback/openid`])
  const site = await startSite({
    PORT: String(port),
    DATA_DIR: dataDirectory,
    TRUSTED_PROXIES: '127.0.0.0/8',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: 'Health Login',
  })
  const stop = async () => {
    await site.stop('SIGKILL')
    await provider.stop()
  }
  return { site, provider, dataDirectory, stop }
}

/** Posts fields to the site's authentication API with a CSRF token and the cookies of the page, as a form would. */
export async function post(page: Page, site: RunningSite, path: string, fields: Readonly<Record<string, string>>) {
  const api = `${site.origin}/api/auth`
  const { csrfToken } = (await (await page.request.get(`${api}/csrf`)).json()) as { csrfToken: string }
  await page.request.post(`${api}/${path}`, { form: { ...fields, csrfToken }, maxRedirects: 0 })
}

/** Creates an account with a confirmed email address by requests, without filling in the forms. */
export async function createAccount(page: Page, { site, dataDirectory }: AccountSite, email: string) {
  await post(page, site, 'account/register', { name: 'Ada', email, password, site: 'en' })
  const token = new URLSearchParams(linkInMail(dataDirectory, email).split('?')[1]).get('token') ?? ''
  await post(page, site, 'account/verify-email', { token, password })
  // The cookie is deleted, because the next page with a form would otherwise say that the address is confirmed.
  await page.context().clearCookies({ name: 'auth.form' })
}

/** Signs in on the pages of the provider, to which the page has been redirected. */
export async function enterAtProvider(page: Page, { provider }: AccountSite, name: string) {
  await page.waitForURL(`${provider.issuer}/**`)
  await page.locator('input[name="login"]').fill(name)
  await page.locator('input[name="password"]').fill('anything')
  await page.getByRole('button').first().click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Dispatches the events that a browser dispatches when the reader leaves the window and comes back. */
export const goAndComeBack = (page: Page) =>
  page.evaluate(() => {
    const become = (state: string) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    dispatchEvent(new Event('blur'))
    become('hidden')
    become('visible')
    dispatchEvent(new Event('focus'))
  })
