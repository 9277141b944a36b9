import type { Page } from 'playwright/test'
import { siteHandles } from '#sites/sites.ts'
import { kindsOfPage } from './kinds-of-page.ts'
import { expect, test, waitForWebFonts } from './browser-test.ts'

// These tests cover text that readers with low vision have enlarged, on a phone and on a wide screen. The layout does not
// depend on the client.

test.use({ javaScriptEnabled: false, bypassCSP: true })

const prefixOf = (handle: string) => (handle === 'en' ? '' : `/${handle}`)
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' })

/**
 * Opens the pages at a width of 360 px with text at 200 %, and returns those that are wider than the screen, in the web fonts
 * or in the fallback fonts that readers see if the web fonts come late.
 */
async function findWidePages(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  await page.setViewportSize({ width: 360, height: 780 })
  await waitForWebFonts(page)
  const wide: string[] = []
  for (const path of paths) {
    await open(page, path)
    const widths = await page.evaluate(async () => {
      document.documentElement.style.fontSize = '200%'
      await document.fonts.ready
      const inWebFonts = document.documentElement.scrollWidth
      for (const sheet of document.styleSheets) {
        for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
          if (sheet.cssRules[index]?.cssText.startsWith('@font-face')) sheet.deleteRule(index)
        }
      }
      return [inWebFonts, document.documentElement.scrollWidth]
    })
    if (Math.max(...widths) > 360) wide.push(`${path}: ${widths.join(', ')}`)
  }
  return wide
}

for (const language of ['en', 'nl', 'ar'] as const) {
  test(`text at 200 % fits a screen of 360 px on every kind of page (${language})`, async ({ page }) => {
    const paths = Object.values(kindsOfPage).map((kind) => kind[language])
    expect(await findWidePages(page, paths)).toEqual([])
  })
}

test('text at 200 % fits a screen of 360 px on the home page, the contact page and the index of every site', async ({
  page,
}) => {
  const paths = siteHandles.flatMap((handle) =>
    ['/', '/contact', '/all-conditions'].map((path) => prefixOf(handle) + path),
  )
  expect(await findWidePages(page, paths)).toEqual([])
})

/**
 * Returns the distance between the middles of the highest and the lowest part of the header, in pixels; infinity if it has
 * fewer than two visible parts.
 */
const unevenness = (page: Page) =>
  page.evaluate(() => {
    const middles = [...document.querySelectorAll('header > div > :not(div), header > div > div > *')]
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect())
      .map(({ top, bottom }) => (top + bottom) / 2)
    return middles.length < 2 ? Infinity : Math.max(...middles) - Math.min(...middles)
  })

test('the header of every site is one row, on a phone and on wide screens, also with larger text', async ({ page }) => {
  const uneven: string[] = []
  for (const path of siteHandles.flatMap((handle) => [prefixOf(handle) + '/', `${prefixOf(handle)}/all-conditions`])) {
    await open(page, path)
    for (const [width, display] of [
      [360, ''],
      [768, ''],
      [1280, ''],
      [1280, 'text-150'],
      [1600, ''],
    ] as const) {
      await page.setViewportSize({ width, height: 780 })
      await page.evaluate((words) => (document.documentElement.dataset['display'] = words), display)
      const distance = await unevenness(page)
      if (distance >= 4) uneven.push(`${path} at ${width} px ${display}: ${distance}`)
    }
  }
  expect(uneven).toEqual([])
})
