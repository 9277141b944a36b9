import type { Page } from 'playwright/test'
import { expect, test } from './browser-test.ts'

// A printed page must contain everything that a reader needs on paper, and no controls.

test('a printed emergency card shows the telephone numbers, and navigation, forms and buttons are hidden', async ({
  page,
}) => {
  await page.goto('/condition/kidney-stones')
  await page.emulateMedia({ media: 'print' })
  const card = page.getByRole('region', { name: 'Emergency: call now' })
  for (const number of ['112', '911']) await expect(card.locator(`a[href="tel:${number}"]`).first()).toBeVisible()
  await expect(card.getByText('Numbers in other countries')).toBeHidden()
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('form').filter({ visible: true })).toHaveCount(0)
  for (const name of ['Print', 'Yes']) await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
})

/** Returns the number of sheets of A4 paper on which the page is printed. */
const sheetsOf = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('cards and lists of questions continue on the next sheet, so that none is left half empty', async ({ page }) => {
  await page.goto('/condition/blood-in-urine')
  // The last sheet contains the URL of the page with the QR code.
  expect(await sheetsOf(page)).toBeLessThanOrEqual(6)
  await page.emulateMedia({ media: 'print' })
  const breaks = await page
    .getByRole('region', { name: 'Emergency: call now' })
    .evaluate((card) => [card, card.querySelector('li')!].map((part) => getComputedStyle(part).breakInside))
  expect(breaks).toEqual(['auto', 'avoid'])
})

test('the diary is printed alone, one day to a sheet, from the button under the title, without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
  const page = await context.newPage()
  await page.goto('/bladder-diary')
  const whole = await sheetsOf(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(10_000)
  await expect(page.getByRole('region', { name: 'Bladder diary, day 1' })).toBeHidden()
  await page.getByRole('link', { name: 'Print the diary' }).first().click()
  await expect(page.getByText('Only the sheets are printed.')).toBeVisible()
  expect(await sheetsOf(page)).toBe(3)
  await page.getByRole('link', { name: 'Print the whole page instead' }).click()
  expect(await sheetsOf(page)).toBe(whole)
  await context.close()
})

test('on a small screen the example stays a table, and other tables are stacked without a tab stop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/bladder-diary')
  const example = page.getByRole('region', { name: /one day of a woman/ })
  await expect(example.locator('td').first()).toHaveCSS('display', 'table-cell')
  await expect(example).toHaveAttribute('tabindex', '0')
  await page.goto('/condition/kidney-stones')
  const table = page.locator('[data-table]').first()
  await expect(table.locator('td').first()).toHaveCSS('display', 'block')
  await expect(table).not.toHaveAttribute('tabindex')
})

for (const [language, path, numbers] of [
  ['English', '/condition/kidney-stones', ['911', '112']],
  ['Arabic', '/ar/condition/حصى-الكلى', ['123', '997']],
] as const) {
  test(`a printed page shows the emergency telephone numbers and hides buttons and forms: ${language}`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    for (const number of numbers) await expect(page.locator(`a[href="tel:${number}"]`).first()).toBeVisible()
    await expect(page.locator('main button:visible:not([popovertarget])')).toHaveCount(0)
    await expect(page.locator('main [data-actions]').first()).toBeHidden()
    await expect(page.locator('main form').last()).toBeHidden()
  })
}

for (const [path, address] of [
  ['/condition/kidney-stones', '/condition/kidney-stones'],
  // The printed URL contains the English path, which is easy to type and redirects to this page.
  [`/ar/condition/${encodeURIComponent('حصى-الكلى')}`, '/ar/condition/kidney-stones'],
] as const)
  test(`only on paper, ${decodeURIComponent(path)} shows its address and a QR code`, async ({ page, baseURL }) => {
    const origin = baseURL ?? ''
    await page.goto(path)
    const printed = page.locator('[data-rich-text="address"]')
    await expect(printed).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(printed).toContainText(origin.replace(/^https?:\/\//, '') + address)
    const code = await printed.locator('svg').boundingBox()
    // A code below 2 cm would be hard to scan with the camera of a phone.
    expect(code?.width).toBeGreaterThan(75)
    expect(code?.height).toBeCloseTo(code?.width ?? 0, 0)
    expect((await page.goto(address))?.url()).toBe(origin + path)
  })
