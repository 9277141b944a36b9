import type { Page } from 'playwright'
import { loadingDelayMs } from '../../src/lib/async-status.ts'
import { expectLoadingBar, holdRequests } from './hold-requests.ts'
import { expect, saveData, startClient, test, wakeClient } from './browser-test.ts'

declare global {
  var transitions: number
}

/** Counts the calls of `document.startViewTransition` in `globalThis.transitions`. */
const countTransitions = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    globalThis.transitions = 0
    document.startViewTransition = (options) => {
      globalThis.transitions++
      return start(options)
    }
  })
const transitions = (page: Page) => page.evaluate(() => globalThis.transitions)

const follow = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    const text = document.createElement('div')
    text.dataset.richText = ''
    text.append(link)
    document.querySelector('main')!.append(text)
    link.click()
    text.remove()
  }, href)

test('a view transition runs between pages, and not within a page', async ({ page }) => {
  await countTransitions(page)
  await page.goto('/news')
  await startClient(page)
  await follow(page, '/condition/kidney-stones')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kidney stones')
  expect(await transitions(page)).toBe(1)
  await follow(page, '/condition/kidney-stones#treatment')
  await expect(page).toHaveURL(/#treatment$/)
  await follow(page, '/condition/kidney-stones?from=here')
  await expect(page).toHaveURL(/\?from=here$/)
  // The URL changes before the page is shown.
  await page.waitForFunction(() => window.__TSR_ROUTER__?.state.resolvedLocation?.href.endsWith('?from=here'))
  expect(await transitions(page)).toBe(1)
})

test('a navigation during a view transition cuts it short without another error', async ({ page }) => {
  await page.goto('/news')
  await startClient(page)
  for (const path of ['/condition/kidney-stones', '/all-treatments/ureteroscopy', '/contact']) {
    await follow(page, path)
    await page.waitForURL((url) => url.pathname === path)
  }
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('no view transition runs into, within or out of a learning module', async ({ page }) => {
  await countTransitions(page)
  await page.goto('/condition/kidney-stones')
  await startClient(page)
  await follow(page, '/module/understanding-kidney-stones')
  await expect(page.locator('h1')).toBeFocused()
  const beginning = await page.locator('h1').innerText()
  await page.locator('a[rel="next"], main a[data-button]').first().click()
  await expect(page.locator('h1')).not.toHaveText(beginning)
  await page.getByRole('link', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(page.locator('section[aria-labelledby="home-links"]')).toBeVisible()
  expect(await transitions(page)).toBe(0)
})

test('a view transition runs into the page of a chatbot and out of it', async ({ page }) => {
  await countTransitions(page)
  await page.goto('/condition/kidney-stones')
  await startClient(page)
  await follow(page, '/chat/guide')
  await expect(page.getByRole('log')).toBeAttached()
  expect(await transitions(page)).toBe(1)
  await follow(page, '/condition/kidney-stones')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kidney stones')
  expect(await transitions(page)).toBe(2)
})

test('no view transition runs with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await countTransitions(page)
  await page.goto('/news')
  await startClient(page)
  await follow(page, '/condition/kidney-stones')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kidney stones')
  expect(await transitions(page)).toBe(0)
})

test('the loading bar appears only when a navigation takes longer than the delay', async ({ page }) => {
  await saveData(page)
  await page.clock.install()
  const release = await holdRequests(page, '**/_payload.json?*')
  await page.goto('/all-conditions')
  await wakeClient(page)
  const html = page.locator('html')
  // The clock is paused from here on, so a slow machine does not matter.
  await page.clock.pauseAt(Date.now() + 60_000)
  await follow(page, '/condition/kidney-stones')
  await page.clock.runFor(loadingDelayMs - 1)
  await expect(html).not.toHaveAttribute('data-status', 'pending')
  await page.clock.runFor(1)
  await expect(html).toHaveAttribute('data-status', 'pending')
  release()
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kidney stones')
  await expect(html).not.toHaveAttribute('data-status', 'pending')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conditions A–Z')
  await expect(html).not.toHaveAttribute('data-status', 'pending')
})

test('a navigation that takes longer shows a loading message until the page is there', async ({ page }) => {
  await saveData(page)
  const release = await holdRequests(page, '**/_payload.json?*')
  await page.goto('/all-conditions')
  await startClient(page)
  const said = page.getByRole('status').filter({ hasText: 'Loading…' })
  await expect(said).toHaveCount(0)
  await follow(page, '/condition/kidney-stones')
  await expect(said).toHaveCount(1)
  await expectLoadingBar(page)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kidney stones')
  await expect(said).toHaveCount(0)
})

test('the header stays that of the page until the next page is shown', async ({ page }) => {
  await saveData(page)
  const release = await holdRequests(page, '**/_payload.json?*')
  await page.goto('/')
  await startClient(page)
  // The header of the home page has no search field, because the page itself has one.
  const field = page.getByRole('banner').locator('input[type="search"]')
  await expect(field).toHaveCount(0)
  await follow(page, '/condition/kidney-stones')
  await expect(page.locator('html')).toHaveAttribute('data-status', 'pending')
  await expect(field).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kidney stones')
  await expect(field).toHaveCount(1)
})

test('the loading bar is visible in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/news')
  const [bar, paper] = await page.evaluate(() => {
    document.documentElement.dataset.status = 'pending'
    return [getComputedStyle(document.documentElement, '::before'), getComputedStyle(document.body)].map(
      ({ backgroundColor }) => backgroundColor,
    )
  })
  expect(bar).not.toBe(paper)
})
