import { expect, test } from './site.ts'

// A printed page shows everything that a reader needs on paper, and no controls.

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

test('emergency cards and the list of questions do not break across printed pages', async ({ page }) => {
  await page.goto('/condition/kidney-stones')
  await page.emulateMedia({ media: 'print' })
  const visibleRegions = await page.getByRole('region').evaluateAll((regions) =>
    regions
      .filter((region) => getComputedStyle(region).breakInside === 'avoid')
      .map((region) => ({
        name: region.querySelector('h2, h3')?.textContent,
        // A heading that avoids a break after it would tie its whole box to the next element.
        heldToNext: getComputedStyle(region.querySelector('h2, h3')!).breakAfter === 'avoid',
      })),
  )
  expect(visibleRegions.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Emergency: call now', 'Urgent: see a doctor today', 'Questions to ask your doctor']),
  )
  for (const { name, heldToNext } of visibleRegions) {
    if (name !== 'Questions to ask your doctor') expect(heldToNext, `${name}`).toBe(false)
  }
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
