import { expect, test } from './site.ts'

// A printed page holds everything that a reader needs on paper.

test('a printed card says which numbers to call, and what only a screen can do is left out', async ({ page }) => {
  await page.goto('/condition/kidney-stones')
  await page.emulateMedia({ media: 'print' })
  const card = page.getByRole('region', { name: 'Emergency: call now' })
  for (const number of ['112', '911']) await expect(card.getByText(number)).toBeVisible()
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('form').filter({ visible: true })).toHaveCount(0)
  for (const name of ['Print', 'Yes']) await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
})

test('a card and the sheet of questions are on one sheet of paper each', async ({ page }) => {
  await page.goto('/condition/kidney-stones')
  await page.emulateMedia({ media: 'print' })
  const kept = await page.getByRole('region').evaluateAll((regions) =>
    regions
      .filter((region) => getComputedStyle(region).breakInside === 'avoid')
      .map((region) => ({
        name: region.querySelector('h2, h3')?.textContent,
        // A heading that is held to what follows it holds the whole box to that.
        heldToNext: getComputedStyle(region.querySelector('h2, h3')!).breakAfter === 'avoid',
      })),
  )
  expect(kept.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Emergency: call now', 'Urgent: see a doctor today', 'Questions to ask your doctor']),
  )
  for (const { name, heldToNext } of kept) {
    if (name !== 'Questions to ask your doctor') expect(heldToNext, `${name}`).toBe(false)
  }
})

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
    await expect(page.locator('main [data-actions]').first()).toBeHidden()
    await expect(page.locator('main form').last()).toBeHidden()
  })
}
