import { AxeBuilder } from '@axe-core/playwright'
import { routeTable } from '../support/route-table.ts'
import { expect, test } from './site.ts'

// On a phone, where most readers are; the kinds of page that differ most are looked at in more widths and languages elsewhere.
test.use({ viewport: { width: 360, height: 800 } })

for (const [language, prefix] of [
  ['en', ''],
  ['ar', '/ar'],
] as const) {
  for (const [place, { route, path }] of routeTable.entries()) {
    const name = `${route} in ${language} has nothing that axe finds, and nothing hangs over`
    // Every third one in turn is looked at every day, in one language or the other; all of them in the long run.
    const isDaily = place % 3 === (language === 'en' ? 0 : 1)
    test(isDaily ? name : `${name} @long`, async ({ page }) => {
      await page.goto(prefix + path)
      await expect(page.locator('h1')).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  }
}
