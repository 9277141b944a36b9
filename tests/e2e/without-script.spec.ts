import { expect, test } from './browser-test.ts'

test.use({ javaScriptEnabled: false })

test('a page and its glossary popovers work without JavaScript', async ({ page }) => {
  await page.goto('/condition/kidney-stones')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kidney stones')
  const term = page.locator('button[data-term]').first()
  await term.click()
  await expect(page.locator('[data-term-definition]:popover-open')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-term-definition]:popover-open')).toHaveCount(0)
})

test('search and its results work without JavaScript', async ({ page }) => {
  await page.goto('/')
  await page.locator('main input[name="q"]').fill('kidney stone')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=kidney\+stone/)
  await page
    .getByRole('link', { name: /^Kidney stones/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kidney stones')
})

test('the language links in the footer work without JavaScript', async ({ page }) => {
  await page.goto('/condition/kidney-stones')
  await page.locator('footer a[hreflang="ar"]').click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
})

test('the language menu of the header opens without JavaScript', async ({ page }) => {
  await page.goto('/')
  await page.locator('header button[popovertarget]').click()
  await page.locator('header [popover] a[hreflang="nl-NL"]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL')
})

test('the menu of a narrow window opens without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await page.locator('header summary').click()
  await page.getByRole('navigation').getByRole('link', { name: 'Conditions' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Conditions/)
})
