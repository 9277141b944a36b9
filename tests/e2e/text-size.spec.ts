import type { Page } from 'playwright/test'
import { siteHandles } from '#sites/sites.ts'
import { kindsOfPage } from './kinds-of-page.ts'
import { expect, test } from './site.ts'

// Enlarged text, as readers with poor sight have it, on a phone and on a wide screen.

const prefixOf = (handle: string) => (handle === 'en' ? '' : `/${handle}`)

/** Sets the size of the text, in percent, which every size of the style sheet follows. */
const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent)

for (const language of ['en', 'nl', 'ar'] as const) {
  test(`text at 200 % fits a screen of 360 px on every kind of page (${language})`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 360, height: 780 })
    const wide: string[] = []
    for (const [name, { [language]: path }] of Object.entries(kindsOfPage)) {
      await page.goto(path)
      await setTextSize(page, 200)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 360) wide.push(`${name}: ${width}`)
    }
    expect(wide).toEqual([])
  })
}

test('text at 200 % fits a screen of 360 px on the home page and the contact page of every site', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 780 })
  const wide: string[] = []
  for (const handle of siteHandles) {
    for (const path of ['/', '/contact', '/all-conditions']) {
      await page.goto(prefixOf(handle) + path)
      await setTextSize(page, 200)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 360) wide.push(`${handle} ${path}: ${width}`)
    }
  }
  expect(wide).toEqual([])
})

/** Returns the distance between the middles of the highest and the lowest part of the header, in pixels. */
const unevenness = (page: Page) =>
  page
    .locator('header > div > :not(div), header > div > div > *')
    .filter({ visible: true })
    .evaluateAll((parts) => {
      const middles = parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2)
      return middles.length < 2 ? Infinity : Math.max(...middles) - Math.min(...middles)
    })

for (const [width, display] of [
  [360, ''],
  [768, ''],
  [1280, ''],
  [1280, 'text-150'],
  [1600, ''],
] as const) {
  test(`the header of every site is one row (${width} px${display && `, ${display}`})`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 780 })
    const uneven: string[] = []
    for (const handle of siteHandles) {
      for (const path of ['/', '/condition/kidney-stones']) {
        await page.goto(prefixOf(handle) + path)
        await page.evaluate((words) => (document.documentElement.dataset['display'] = words), display)
        const distance = await unevenness(page)
        if (distance >= 4) uneven.push(`${handle} ${path}: ${distance}`)
      }
    }
    expect(uneven).toEqual([])
  })
}
