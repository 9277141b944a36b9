import { isFoundOn, routeTable } from '../support/route-table.ts'
import { axeViolations } from './axe-violations.ts'
import { expectNothingCut } from './nothing-cut.ts'
import { expect, test } from './browser-test.ts'

const pages = [...routeTable.map(({ path }) => path), '/no-such-page']
const prefixes = { en: '', de: '/de', ar: '/ar', cn: '/cn' }
// 320 px is the width of the viewport when a window of 1280 px is zoomed to 400 %.
const widths = [320, 360, 768, 1280]

const cases = pages.flatMap((path) =>
  (Object.keys(prefixes) as (keyof typeof prefixes)[]).flatMap((language) =>
    widths.map((width) => ({ language, width, path, address: prefixes[language] + path })),
  ),
)

for (const [place, { language, width, path, address }] of cases.entries()) {
  // The daily run tests a sample that covers each language and each width. The long run tests all combinations.
  const isDaily = place % 29 === 0
  const name = `a page has no axe violation, no horizontal overflow and no text cut off: ${path} (${language}, ${width} px)`
  test(isDaily ? name : `${name} @long`, async ({ page, quiet }) => {
    if (!isFoundOn(language, path)) quiet.expectMessage(/404/)
    await page.setViewportSize({ width, height: 800 })
    await page.goto(address)
    await expect(page.locator('h1')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await expectNothingCut(page)
  })
}
