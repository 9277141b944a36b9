import { kindsOfPage } from './kinds-of-page.ts'
import { expect, test } from './site.ts'

for (const path of [kindsOfPage.condition.en, kindsOfPage.condition.ar]) {
  test(`on paper the numbers to call in an emergency are there, and nothing that can only be pressed: ${path}`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    for (const number of ['112', '911'])
      await expect(page.locator(`main a[href="tel:${number}"]`).first()).toBeVisible()
    await expect(page.locator('main [data-actions]').first()).toBeHidden()
    await expect(page.locator('main form').last()).toBeHidden()
  })
}
