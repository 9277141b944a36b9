import type { Page } from 'playwright/test'
import { axeViolations } from './axe-violations.ts'
import { expect, startClient, test, wakeClient } from './browser-test.ts'

const article = '/condition/kidney-stones'
const path = '/what-changed/2026-11-22/condition/kidney-stones'

/** Stores a visit before the page loads, as an earlier visit would have done. */
const visitBefore = (page: Page, revision: string) =>
  page.addInitScript(
    (read) =>
      localStorage.getItem('visits') ??
      localStorage.setItem(
        'visits',
        JSON.stringify({ 'en-US/condition/kidney-stones': { day: '2026-11-03', revision: read } }),
      ),
    revision,
  )

test('no visit is remembered of a reader who has not turned the setting on', async ({ page }) => {
  await page.goto(article)
  await startClient(page)
  expect(
    await page.evaluate(() => [localStorage.length, sessionStorage.getItem('visit en-US/condition/kidney-stones')]),
  ).toEqual([0, null])
})

test('a reader who has turned the setting on sees what has changed since the last visit, also before the client starts', async ({
  page,
}) => {
  await visitBefore(page, '2026-11-22')
  await page.goto(article)
  const notice = page.getByRole('region', { name: 'See what has changed' })
  await expect(notice).toContainText('November 3, 2026')
  await startClient(page)
  await expect(notice).toBeVisible()
  // The visit is remembered, but a reload is not another visit.
  await page.reload()
  await notice.getByRole('link').hover()
  // The client starts between pressing and releasing the button, as on a slow device.
  await page.mouse.down()
  await wakeClient(page)
  await page.mouse.up()
  await expect(page).toHaveURL(path)
  await expect(page.locator('ins').first()).toBeVisible()
})

test('a page that has not changed shows no notice, and remembers the visit', async ({ page }) => {
  await visitBefore(page, '2026-11-23')
  await page.goto(article)
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'))
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('visits') ?? '{}')))
    .toEqual({ 'en-US/condition/kidney-stones': { day: today, revision: '2026-11-23' } })
  await wakeClient(page)
  await expect(page.getByText('since your last visit')).toHaveCount(0)
})

test('the setting is switched on and off on the page of the display settings', async ({ page }) => {
  await page.goto('/display')
  await startClient(page)
  const setting = page.getByRole('checkbox', { name: /^Remember in this browser/ })
  await expect(setting).not.toBeChecked()
  await setting.check()
  await page.goto(article)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visits'))).toContain('kidney-stones')
  await page.goto('/display')
  await startClient(page)
  await expect(setting).toBeChecked()
  await setting.uncheck()
  expect(await page.evaluate(() => localStorage.getItem('visits'))).toBeNull()
  expect(await page.evaluate(() => sessionStorage.getItem('visit en-US/condition/kidney-stones'))).toBeNull()
})

for (const width of [360, 1280]) {
  test(`new sentences are marked and old ones crossed out, without axe violations (${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await expect(page.locator('ins').first()).toContainText('New:')
    await expect(page.locator('del').first()).toContainText('No longer there:')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
}

test('an earlier version that is not available is not compared, and the same version has no changes', async ({
  page,
}) => {
  await page.goto('/what-changed/2020-01-01/condition/kidney-stones')
  await expect(page.getByText('We no longer have the earlier text')).toBeVisible()
  await page.goto('/what-changed/2026-11-23/condition/kidney-stones')
  await expect(page.getByText('Nothing in the text has changed.')).toBeVisible()
})
