import type { Page } from 'playwright/test'
import { expect, pathOf, saveData, startClient, test, wakeClient } from './browser-test.ts'

/** Whether a request is for a page's data: its payload, or the call of a server function. */
const isData = (path: string) => /^\/_serverFn\/|\/_payload\.json\?/.test(path)

for (const [language, from, link, heading] of [
  ['en', '/condition/kidney-stones', '/all-treatments/ureteroscopy', /ureteroscopy/i],
  ['nl', '/nl/condition/nierstenen', '/nl/all-treatments/ureteroscopie', /ureteroscop/i],
  [
    'ar',
    `/ar/condition/${encodeURIComponent('حصى-الكلى')}`,
    `/ar/all-treatments/${encodeURIComponent('تنظير-الحالب')}`,
    /تنظير الحالب/,
  ],
] as const) {
  test(`following a link sends one data request and loads no new document (${language})`, async ({
    page,
    requests,
  }) => {
    await saveData(page)
    await page.goto(from)
    await startClient(page)
    requests.length = 0
    await page.locator(`main a[href="${link}"]`).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(requests.filter((request) => request.resourceType() === 'document')).toEqual([])
    expect(requests.map(pathOf).filter(isData)).toHaveLength(1)
    expect(new URL(page.url()).pathname).toBe(link)
  })
}

test('client navigation shows the same Albanian page as the server, although Chromium has no data for Albanian', async ({
  page,
  requests,
}) => {
  await saveData(page)
  await page.goto('/al/')
  await startClient(page)
  requests.length = 0
  await page.locator('a[href="/al/news"]:visible').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lajme')
  const words = await page.locator('main').innerText()
  expect(words).toContain('nëntor')
  expect(requests.filter((request) => request.resourceType() === 'document')).toEqual([])
  await page.reload()
  expect(await page.locator('main').innerText()).toBe(words)
})

test('going back shows the identical page without a data request', async ({ page, requests }) => {
  await saveData(page)
  await page.goto('/condition/kidney-stones')
  await startClient(page)
  const before = await page.locator('main').innerHTML()
  await page.locator('main a[href="/all-treatments/ureteroscopy"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ureteroscopy/i)
  requests.length = 0
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kidney stones')
  expect(requests.map(pathOf).filter(isData)).toEqual([])
  // In server-rendered HTML, React separates adjacent texts with comments, which readers do not see.
  const ignoringState = (html: string) => html.replaceAll(/<!--.*?-->| (?:open|data-status|class)="[^"]*"/gs, '')
  expect(ignoringState(await page.locator('main').innerHTML())).toBe(ignoringState(before))
})

test('a link in rich text is followed without loading a new document', async ({ page, requests }) => {
  await page.goto('/nl/condition/nierstenen')
  await startClient(page)
  requests.length = 0
  await page.locator('[data-rich-text] a[href^="/nl/condition/"]:visible').first().click()
  await page.waitForURL((url) => !url.pathname.includes('nierstenen'))
  expect(requests.filter((request) => request.resourceType() === 'document')).toEqual([])
})

test('client navigation to an unknown path shows the not-found page without loading a new document', async ({
  page,
  requests,
}) => {
  await page.goto('/')
  await startClient(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/no-such-page'
    const text = document.createElement('div')
    text.dataset.richText = ''
    text.append(link)
    document.querySelector('main')!.append(text)
    link.click()
  })
  await expect(page.getByRole('link', { name: 'Find help on the contact page' })).toBeVisible()
  expect(requests.filter((request) => request.resourceType() === 'document')).toHaveLength(1)
})

for (const [when, before] of [
  ['before the client has started', () => Promise.resolve()],
  ['while it starts', (page: Page) => page.keyboard.press('Alt')],
] as const) {
  test(`going back after a reload shows the page of the URL (${when})`, async ({ page }) => {
    await page.goto('/all-conditions')
    await startClient(page)
    await page.locator('main a[href="/condition/kidney-stones"]').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kidney stones')
    await page.reload()
    await before(page)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/all-conditions')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conditions A–Z')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/all-conditions$/)
    await startClient(page)
    await page.evaluate(() => history.forward())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kidney stones')
  })
}

test('setting a hash and going back before the client starts loads no new document', async ({ page, requests }) => {
  await page.goto('/condition/kidney-stones')
  await page.evaluate(() => (location.hash = '#main'))
  await page.evaluate(() => history.back())
  await page.waitForFunction(() => location.hash === '')
  await startClient(page)
  expect(requests.filter((request) => request.resourceType() === 'document')).toHaveLength(1)
})

test('a language link in the footer opens the translation of the current page', async ({ page }) => {
  await page.goto('/condition/kidney-stones?x=1')
  const link = page.locator('footer a[hreflang="de-DE"]')
  await expect(link).toHaveAttribute('href', /\/de\/condition\/nierensteine/)
  await link.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nierensteine')
})

test('a click that starts the client is replayed after hydration', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await page.goto('/condition/kidney-stones')
  await page
    .getByRole('button', { name: /copy the link/i })
    .first()
    .click()
  await expect(page.getByText('Link copied').first()).toBeVisible()
})

test('a click on a link before the client has started navigates', async ({ page }) => {
  await page.goto('/condition/kidney-stones')
  await page.locator('main a[href="/all-treatments/ureteroscopy"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ureteroscopy/i)
})

test('starting the client keeps the scroll position', async ({ page }) => {
  await page.goto('/condition/kidney-stones')
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  await wakeClient(page)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1400)
})

test('after a client navigation the heading of the new page has the focus', async ({ page }) => {
  await page.goto('/condition/kidney-stones')
  await startClient(page)
  await page.locator('main a[href="/all-treatments/ureteroscopy"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /ureteroscopy/i })).toBeFocused()
})

test('the menu closes on Escape and when the focus leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/condition/kidney-stones')
  await startClient(page)
  const summary = page.locator('header summary')
  const menu = page.locator('header details')
  await summary.click()
  await expect(menu).toHaveAttribute('open')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
  await expect(summary).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu).toHaveAttribute('open')
  const stops = await menu.locator('a, button, input').filter({ visible: true }).count()
  for (let stop = 0; stop <= stops; stop++) await page.keyboard.press('Tab')
  await expect(menu).not.toHaveAttribute('open')
})

test('the language menu closes when its button is pressed while the focus is in the menu', async ({ page }) => {
  await page.goto('/condition/kidney-stones')
  await startClient(page)
  const button = page.locator('header [popovertarget="language-menu"]')
  const menu = page.locator('#language-menu')
  await button.click()
  await menu.getByRole('link').first().focus()
  await button.click()
  await expect(button).toBeFocused()
  await expect(menu).toBeHidden()
})
