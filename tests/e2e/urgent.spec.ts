import type { Page } from 'playwright/test'
import { siteHandles } from '../../src/sites/site-languages.ts'
import { axeViolations } from './axe-violations.ts'
import { expect, startClient, test } from './browser-test.ts'

// On a small phone, somebody in danger must reach a number to call without scrolling or reading.

test.use({ viewport: { width: 360, height: 640 } })

const callButton = (page: Page) => page.locator('main a[data-button][href^="tel:"]').first()

for (const [site, path] of [
  ['en', '/search?q=cant+pee'],
  ['ar', `/ar/search?q=${encodeURIComponent('مش عارف أتبول خالص')}`],
  ['en', '/tags/emergency'],
  ['cn', '/cn/tags/emergency'],
] as const) {
  test(`a page begins with the number to call: ${decodeURIComponent(path)}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', { en: 'en-US', ar: 'ar', cn: 'zh-CN' }[site])
    await expect(callButton(page)).toBeInViewport({ ratio: 1 })
    expect(await axeViolations(page)).toEqual([])
  })
}

test('a search in the running client shows the card of its danger, and the next search without one does not', async ({
  page,
}) => {
  await page.goto('/search')
  await startClient(page)
  const card = page.getByRole('region', { name: 'Emergency: call now' })
  const field = page.locator('main').getByRole('searchbox')
  await field.fill('shivering with catheter')
  await page.keyboard.press('Enter')
  await expect(card.getByRole('link', { name: 'Call 911' })).toBeVisible()
  await field.fill('how much water should I drink')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('water')
  await expect(card).toHaveCount(0)
})

test('the line under a title leads to the emergency card, whose numbers are repeated at its end', async ({ page }) => {
  await page.goto('/condition/kidney-stones')
  await page.locator('main header').getByRole('link', { name: 'When to get help now' }).click()
  const card = page.getByRole('region', { name: 'Emergency: call now' })
  await expect(card.getByRole('heading')).toBeInViewport()
  const calls = card.locator('a[href="tel:911"]').filter({ visible: true })
  await expect(calls.first()).toBeInViewport()
  await expect(calls).toHaveCount(2)
  await page.emulateMedia({ media: 'print' })
  await expect(calls).toHaveCount(1)
  await expect(page.locator('main header a[href^="#care-"]')).toBeHidden()
})

test('the page about emergencies has a number to call on its first screen, also in system fonts', async ({
  page,
  quiet,
}) => {
  // The site's fonts are optional: a slow connection shows the page in system fonts, which are often wider.
  await page.route('**/*.woff2', (route) => route.abort())
  quiet.allowMessage(/net::ERR_FAILED|was preloaded using link preload but not used/)
  for (const site of siteHandles) {
    await page.goto(`${site === 'en' ? '' : `/${site}`}/when-to-get-help-now`)
    await expect(callButton(page), site).toBeInViewport({ ratio: 1 })
  }
})

test('the page about emergencies has its card before the main points', async ({ page }) => {
  await page.goto('/when-to-get-help-now')
  const box = await callButton(page).boundingBox()
  const points = await page.getByRole('heading', { name: 'The main points' }).boundingBox()
  expect(points?.y).toBeGreaterThan(box?.y ?? Infinity)
  expect(await axeViolations(page)).toEqual([])
})
