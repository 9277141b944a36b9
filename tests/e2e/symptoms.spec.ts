import type { Page } from 'playwright/test'
import { axeViolations } from './axe-violations.ts'
import { expect, startClient, submitDocument, test } from './browser-test.ts'

/** Opens the form, makes the choices with the given values, sends it, and waits until the document of the answer is loaded. */
async function choose(page: Page, values: readonly string[], path = '/symptoms') {
  await page.goto(path)
  for (const value of values) await page.locator(`main input[value="${value}"]`).check()
  await submitDocument(page, page.locator('main form[method="post"] button'))
}

const answer = (page: Page) => page.getByRole('heading', { name: 'How soon you need help' })
const fitting = (page: Page) => page.locator('section[aria-labelledby="fitting-pages"]')

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('an emergency comes first, with the numbers to call and the sign that was chosen, then the pages', async ({
      page,
    }) => {
      await choose(page, ['side-pain', 'fever', 'man'])
      await expect(answer(page)).toBeVisible()
      const card = page.locator('section[aria-labelledby^="care-"]').first()
      await expect(card.getByRole('heading')).toHaveText('Emergency: call now')
      await expect(card.locator('a[href^="tel:"]').first()).toBeVisible()
      await expect(card.locator('mark').first()).toContainText('pain in your back or side')
      await expect(fitting(page).getByRole('link').first()).toHaveText('Urinary tract infection')
      await expect(fitting(page)).toContainText('Because you notice: a temperature of 38 °C (100.4 °F) or more')
    })

    test('the address, the title and the history reveal nothing of what was chosen', async ({ page }) => {
      await choose(page, ['blood-in-urine'])
      expect(page.url()).toMatch(/\/symptoms$/)
      await expect(page).toHaveTitle('Find the page for your symptom | Plain Urology')
      await expect(page.locator('main input[value="blood-in-urine"]')).toBeChecked()
    })

    test('a form without a symptom is shown again with an error, and keeps its other choices', async ({
      page,
      quiet,
    }) => {
      quiet.allowMessage(/422/)
      await choose(page, ['pregnant'])
      await expect(page.getByRole('alert')).toContainText('Choose at least one thing that you notice.')
      await expect(page.locator('main input[value="pregnant"]')).toBeChecked()
      await expect(page).toHaveTitle(/^Error: /)
    })
  })

test('symptoms that need no doctor today are labeled so, with the emergencies to watch for', async ({ page }) => {
  await choose(page, ['weak-stream', 'night', 'man'])
  await expect(page.getByRole('heading', { name: 'Make an appointment with your doctor' })).toBeVisible()
  const watch = page.locator('section[aria-labelledby="care-watch"]')
  await expect(watch).toContainText('you cannot pass any urine')
  await expect(fitting(page).getByRole('link').first()).toHaveText('Benign prostatic enlargement')
})

test('the answer is not stored: neither by the browser nor by caches', async ({ page }) => {
  await page.goto('/symptoms')
  await page.locator('main input[value="night"]').check()
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === 'POST'),
    page.locator('main form[method="post"] button').click(),
  ])
  expect(response.headers()['cache-control']).toBe('private, no-store')
  await expect(answer(page)).toBeVisible()
  await startClient(page)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('parts of the body lead to the symptoms of their part of the body', async ({ page }) => {
  await page.goto('/symptoms')
  await page.getByRole('link', { name: 'Prostate', exact: true }).click()
  await expect(page).toHaveURL(/#area-prostate$/)
  await expect(page.locator('#area-prostate')).toBeInViewport()
})

test('the home page, the index of conditions and the search lead to the form', async ({ page }) => {
  for (const path of ['/', '/all-conditions', '/search?q=xyzzyx']) {
    await page.goto(path)
    await expect(page.locator('main a[href="/symptoms"]').first()).toHaveText(/I have a symptom and no diagnosis/)
  }
})

test('a site without the form does not have the page', async ({ page, quiet }) => {
  quiet.expectMessage(/404/)
  expect((await page.goto('/hr/symptoms'))?.status()).toBe(404)
})

test('the form is used with the keyboard alone', async ({ page }) => {
  await page.goto('/symptoms')
  await page.locator('main input[value="burning"]').focus()
  await page.keyboard.press('Space')
  await page.locator('main input[value=""]').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('main input[value="man"]')).toBeChecked()
  await page.locator('main form[method="post"] button').focus()
  await page.keyboard.press('Enter')
  await expect(answer(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Urgent: see a doctor today' })).toBeVisible()
  await expect(page.locator('main [role="status"]').first()).toBeFocused()
})

for (const site of ['en', 'de', 'ar', 'cn'])
  test(`the form and its answer have no accessibility violations (${site})`, async ({ page }) => {
    const path = site === 'en' ? '/symptoms' : `/${site}/symptoms`
    await page.goto(path)
    expect(await axeViolations(page)).toEqual([])
    await choose(page, ['side-pain', 'night', 'sore-testicle'], path)
    expect(await axeViolations(page)).toEqual([])
  })
