import { expect, test } from './site.ts'

test.use({ javaScriptEnabled: false })

for (const [language, path] of [
  ['English', '/condition/kidney-stones'],
  ['Arabic', '/ar/condition/حصى-الكلى'],
] as const) {
  test(`a printed page keeps the numbers to call in an emergency, and nothing else to press: ${language}`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    for (const number of ['112', '911']) await expect(page.locator(`a[href="tel:${number}"]`).first()).toBeVisible()
    await expect(page.locator('main button:visible:not([popovertarget])')).toHaveCount(0)
  })
}
