import type { Page } from 'playwright/test'
import { previewToken } from './preview-token.ts'
import { expect, pathOf, startClient, test, wakeClient } from './browser-test.ts'

const query = `x-craft-live-preview=abc&token=${previewToken}`
const banner = (page: Page) => page.getByRole('complementary', { name: 'Preview' })

test('a preview hydrates without fetching data again and keeps the token in its links', async ({ page, requests }) => {
  await page.goto(`/condition/nocturia?${query}`)
  const links = () => page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const before = [await page.locator('body').innerText(), await links()]
  await wakeClient(page)
  expect(requests.map(pathOf).filter((path) => /^\/(?:_serverFn|builds)\//.test(path))).toEqual([])
  expect([await page.locator('body').innerText(), await links()]).toEqual(before)
  await expect(banner(page)).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('links in texts, lists and navigation and the back button stay in the preview', async ({ page, requests }) => {
  await page.goto(`/travelling-with-a-bladder-problem?${query}`)
  await startClient(page)
  const documents = () => requests.filter((request) => request.isNavigationRequest()).length
  const expectPreviewOf = async (path: string, heading: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveURL(`${path}?${query}`)
    await expect(banner(page)).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  }
  await page.locator('[data-rich-text] a', { hasText: 'bladder training' }).click()
  await expectPreviewOf('/all-treatments/bladder-training', 'Bladder training')
  await page.goBack()
  await expectPreviewOf('/travelling-with-a-bladder-problem', 'Traveling with a bladder problem')
  await page.locator('main a', { hasText: 'Nocturia' }).click()
  await expectPreviewOf('/condition/nocturia', 'Nocturia, getting up at night to pee')
  await expect(page.getByRole('heading', { name: 'A safe way to the toilet' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Conditions' }).first().click()
  await expectPreviewOf('/all-conditions', 'Conditions A–Z')
  expect(documents()).toBe(1)
  const serverFunctionPaths = requests.map(pathOf).filter((path) => path.startsWith('/_serverFn/'))
  expect(serverFunctionPaths.length).toBeGreaterThan(2)
  expect(serverFunctionPaths.filter((path) => !path.endsWith(query))).toEqual([])
  expect(requests.map(pathOf).filter((path) => path.includes('_payload.json'))).toEqual([])
})

test('a page without a preview token loads no preview code and shows no preview banner', async ({ page, requests }) => {
  await page.goto('/condition/nocturia')
  await wakeClient(page)
  await expect(banner(page)).toHaveCount(0)
  expect(requests.map(pathOf).filter((path) => /preview/i.test(path))).toEqual([])
})
