import type { Page } from 'playwright/test'
import { axeViolations } from './axe-violations.ts'
import { expect, holdClient, startClient, submitDocument, test } from './browser-test.ts'

const article = '/condition/erectile-dysfunction'
const otherWebsite = 'https://worldweather.wmo.int/'

/** Responds in place of the other website, which tests cannot reach. */
const serveOther = (page: Page) =>
  page.route(`${otherWebsite}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
  )
const link = (page: Page) => page.locator('[data-press="exit"]')
const shift = (page: Page) => page.keyboard.press('Shift')
const said = (page: Page) => page.locator('body > [data-exit-status]')

test('one press on the link leaves the website and replaces the page in the history', async ({ page }) => {
  await serveOther(page)
  await page.goto('/')
  await page.goto(article)
  const [request] = await Promise.all([page.waitForRequest(`${otherWebsite}**`), link(page).click()])
  await expect(page).toHaveTitle('Weather')
  expect(request.headers()['referer']).toBeUndefined()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('h1')).not.toHaveText('Erectile dysfunction')
})

test('the page is hidden before the other website is requested', async ({ page }) => {
  await serveOther(page)
  await page.addInitScript(() =>
    navigation.addEventListener('navigate', () =>
      sessionStorage.setItem('left', JSON.stringify([document.documentElement.hidden, document.title])),
    ),
  )
  await page.goto(article)
  await link(page).click()
  await expect(page).toHaveTitle('Weather')
  await page.goto('/')
  const left = await page.evaluate(() => JSON.parse(sessionStorage.getItem('left') ?? 'null'))
  expect(left).toEqual([true, 'worldweather.wmo.int'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the link is an ordinary one, without a referrer', async ({ page }) => {
    await serveOther(page)
    await page.goto(article)
    await expect(link(page)).toHaveAttribute('rel', 'noopener noreferrer')
    await link(page).click()
    await expect(page).toHaveTitle('Weather')
  })
})

test('Shift, pressed three times, leaves the website, and each press is announced', async ({ page }) => {
  await serveOther(page)
  await page.clock.install()
  await page.goto(article)
  // The clock is paused from here on, so that the maximum pause between two presses cannot pass on a slow machine.
  await page.clock.pauseAt(Date.now() + 60_000)
  await shift(page)
  await page.clock.runFor(200)
  await expect(said(page)).toHaveText('Shift, press 2 more times to leave')
  await shift(page)
  await page.clock.runFor(200)
  await expect(said(page)).toHaveText('Shift, press 1 more time to leave')
  await shift(page)
  await expect(page).toHaveTitle('Weather')
})

test('presses of Shift end after five seconds, and with any other key', async ({ page }) => {
  await page.clock.install()
  await page.goto(article)
  await shift(page)
  await shift(page)
  await page.clock.runFor(5200)
  await expect(said(page)).toHaveText('You have not left the site')
  await shift(page)
  await page.keyboard.press('Shift+a')
  await page.keyboard.press('b')
  await shift(page)
  await shift(page)
  await page.clock.runFor(200)
  await expect(said(page)).toHaveText('Shift, press 1 more time to leave')
  await expect(page).toHaveURL(new RegExp(`${article}$`))
})

test('the link stays in view while one scrolls, and covers nothing that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(article)
  await page.evaluate(() => scrollTo(0, 2000))
  await expect(link(page)).toBeInViewport()
  expect((await link(page).boundingBox())?.width).toBe(360)
})

test('a reader can hide the link, which also stops Shift', async ({ page }) => {
  await page.goto('/display')
  await page.waitForFunction(() => document.documentElement.dataset.client === 'ready')
  await page
    .getByRole('group', { name: 'Button to leave the site at once' })
    .getByRole('radio', { name: 'Hidden' })
    .check()
  await page.goto(article)
  await expect(link(page)).toBeHidden()
  for (let press = 0; press < 3; press++) await shift(page)
  await expect(page).toHaveURL(new RegExp(`${article}$`))
})

test('discreet mode gives every page a neutral title and icon, also after navigations, and can be turned off again', async ({
  page,
}) => {
  await page.goto('/display')
  await page.waitForFunction(() => document.documentElement.dataset.client === 'ready')
  await page.getByRole('radio', { name: 'Neutral: nobody sees what the page is about' }).check()
  await expect(page).toHaveTitle('Notes')
  await page.goto(article)
  await expect(page).toHaveTitle('Notes')
  const icons = () => page.locator('link[rel="icon"]').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect((await icons()).every((href) => href?.startsWith('data:'))).toBe(true)
  await startClient(page)
  await page.locator('header a[href="/all-conditions"]').first().click()
  await expect(page.locator('h1')).toHaveText('Conditions A–Z')
  await expect(page).toHaveTitle('Notes')
  expect((await icons()).every((href) => href?.startsWith('data:'))).toBe(true)
  await page.goto('/display')
  await page.waitForFunction(() => document.documentElement.dataset.client === 'ready')
  await expect(page.getByRole('radio', { name: 'Neutral: nobody sees what the page is about' })).toBeChecked()
  await page.getByRole('radio', { name: 'Those of the page' }).check()
  await expect(page).toHaveTitle('Display settings | Plain Urology')
})

test('discreet mode that is chosen before the client has started is saved when it starts', async ({ page }) => {
  const release = await holdClient(page)
  await page.goto('/display')
  const neutral = page.getByRole('radio', { name: 'Neutral: nobody sees what the page is about' })
  await neutral.check()
  await expect(page).toHaveTitle('Display settings | Plain Urology')
  release()
  await expect(page).toHaveTitle('Notes')
  await expect(neutral).toBeChecked()
})

test('the page about stored data lists what this browser has, and deletes one item or all of it', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    localStorage.setItem('display', 'text-115')
    localStorage.setItem('country', 'DE')
    localStorage.setItem('of-another-application', 'x')
    sessionStorage.setItem('contact-draft', '{}')
  })
  await page.context().addCookies([{ name: 'consent', value: 'refused', url: page.url() }])
  await page.context().addCookies([{ name: 'auth.csrf', value: 'x', url: page.url(), httpOnly: true }])
  await page.goto('/stored-data')
  const now = page.locator('section[aria-labelledby="stored-true"]')
  await expect(now.locator('code')).toContainText(['display', 'country', 'contact-draft', 'consent', 'auth.'])
  await now.locator('li', { hasText: 'display' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.locator('main').getByRole('status')).toHaveText('It is deleted.')
  expect(await page.evaluate(() => localStorage.getItem('display'))).toBeNull()
  await submitDocument(page, now.locator('li', { hasText: 'auth.' }).getByRole('button', { name: 'Delete' }))
  await expect(page.getByText('It is deleted.').first()).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['consent'])
  await page.locator('summary', { hasText: 'Delete everything' }).click()
  await submitDocument(page, page.getByRole('button', { name: 'Delete everything for good' }))
  await expect(page).toHaveURL(/deleted=yes/)
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => [localStorage.getItem('country'), sessionStorage.getItem('contact-draft')])).toEqual(
    [null, null],
  )
})

test('after a navigation in the browser, the page lists the cookies that scripts cannot see', async ({ page }) => {
  await page.goto('/display')
  await page.context().addCookies([{ name: 'auth.csrf', value: 'x', url: page.url(), httpOnly: true }])
  await page.mouse.move(100, 100)
  await page.waitForFunction(() => document.documentElement.dataset.client === 'ready')
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await page.locator('main').getByRole('link', { name: 'What this browser keeps' }).click()
  await expect(page.locator('section[aria-labelledby="stored-true"] code')).toContainText(['auth.'])
  expect(documents).toEqual([])
  // The browser sends this cookie only to the address that saves pages, so the page cannot know whether it is stored.
  const unknown = page.locator('section[aria-labelledby="stored-undefined"]')
  await expect(unknown.locator('code')).toHaveText(['save-page'])
  await expect(unknown.getByRole('button', { name: 'Delete' })).toBeVisible()
})

test.describe('stored data without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says what may be stored, and deletes cookies that scripts cannot see', async ({ page }) => {
    await page.goto('/stored-data')
    await expect(page.getByText('JavaScript is switched off in your browser')).toBeVisible()
    await expect(page.locator('section[aria-labelledby="stored-undefined"]')).toContainText('display')
    await page.context().addCookies([{ name: 'auth.session_token', value: 'x', url: page.url(), httpOnly: true }])
    await page.locator('summary', { hasText: 'Delete everything' }).click()
    await page.getByRole('button', { name: 'Delete everything for good' }).click()
    await expect(page.getByText('It is deleted.')).toBeVisible()
    expect(await page.context().cookies()).toEqual([])
  })
})

for (const site of ['en', 'ar'])
  test(`the page about stored data has no accessibility violations (${site})`, async ({ page }) => {
    await page.goto(site === 'en' ? '/stored-data' : `/${site}/stored-data`)
    expect(await axeViolations(page)).toEqual([])
  })
