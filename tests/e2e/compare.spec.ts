import { axeViolations } from './axe-violations.ts'
import { expect, test, waitForWebFonts } from './browser-test.ts'

// These tests cover the links to the page that compares the treatments of a condition, its table, and its layout on paper.

const path = '/condition/prostate-cancer/compare'

test.describe('on a phone, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  for (const page of ['/condition/prostate-cancer', '/all-treatments/radical-prostatectomy']) {
    test(`the first screen of ${page} has a link to the comparison`, async ({ page: tab }) => {
      await tab.goto(page)
      const link = tab.getByRole('link', { name: /^Compare the treatments/ })
      await expect(link).toBeInViewport()
      await link.click()
      await expect(tab).toHaveURL(path)
      await expect(tab.getByRole('row', { name: 'Radical prostatectomy about 24 in 100' })).toBeVisible()
      expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    })
  }
})

for (const width of [360, 1280]) {
  test(`every number is in a table whose rows are groups by result, without axe violations (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    const table = page.getByRole('table', { name: 'Each figure is one person.' })
    await expect(table.getByRole('rowheader', { name: 'Erections firm enough for sex' })).toContainText(
      'More is better',
    )
    await expect(table.getByRole('rowheader', { name: 'Leaks stool' })).toContainText('Fewer is better')
    await expect(table.getByRole('cell', { name: /^about \d+ in 100/ })).toHaveCount(15)
    await expect(table.locator('td a[href^="#source-"]')).toHaveCount(15)
    expect(await axeViolations(page)).toEqual([])
  })
}

test.describe('on paper', () => {
  test.use({ bypassCSP: true })

  test('three treatments with five results fit on two sheets of paper', async ({ page }) => {
    // In some fallback fonts the page would take a third sheet.
    await waitForWebFonts(page)
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(async () => void (await document.fonts.ready))
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  })
})

test('a condition without a comparison has no such page', async ({ request }) => {
  expect((await request.get('/condition/urinary-tract-infection/compare')).status()).toBe(404)
})
