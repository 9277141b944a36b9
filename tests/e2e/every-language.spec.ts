import type { APIRequestContext } from 'playwright/test'
import { type SiteHandle, siteHandles, siteLanguages } from '../../src/sites/site-languages.ts'
import { randomNumbers } from '../support/random-numbers.ts'
import { isFoundOn, routeTable } from '../support/route-table.ts'
import { axeViolations } from './axe-violations.ts'
import { kindsOfPage } from './kinds-of-page.ts'
import { expect, test } from './browser-test.ts'

const pages = [
  ...new Set([
    ...Object.values(kindsOfPage).map(({ en }) => en),
    ...routeTable.map(({ path }) => path),
    '/no-such-page',
  ]),
]

/** The URLs of the translations by language, from the alternate links, by the path of the English page. */
const translations = new Map<string, Promise<ReadonlyMap<string, string>>>()

async function readAlternates(request: APIRequestContext, path: string): Promise<ReadonlyMap<string, string>> {
  const html = await (await request.get(path)).text()
  const links = html.match(/<link rel="alternate" hreflang="[^"]+" href="[^"]+"/gi) ?? []
  return new Map(
    links.map((link) => {
      const [, language = '', address = ''] = /hreflang="([^"]+)" href="([^"]+)"/i.exec(link) ?? []
      return [language, address.replaceAll('&amp;', '&')]
    }),
  )
}

/**
 * Returns the path of a page on a site, which is that of its translation or, if there is none, the English path after the
 * prefix of the site.
 */
async function pathOn(site: SiteHandle, path: string, request: APIRequestContext): Promise<string> {
  if (site === 'en') return path
  const alternates = translations.get(path) ?? readAlternates(request, path)
  translations.set(path, alternates)
  const address = (await alternates).get(siteLanguages[site])
  return address === undefined ? `/${site}${path}` : new URL(address).pathname + new URL(path, address).search
}

/** The rules of axe that depend on colors. All other rules have the same result in both color schemes. */
const colorRules = ['color-contrast', 'link-in-text-block']

// The daily run tests a sample that is drawn with a fixed seed, so that a failure is reproducible. The long run tests all
// pages.
const random = randomNumbers(20_261_126)
const shareOfDailyRun = 1 / 60
const cases = pages.flatMap((path) => siteHandles.map((site) => ({ site, path })))

for (const { site, path } of cases) {
  const isDaily = random() < shareOfDailyRun
  const width = random() < 0.5 ? 360 : 1280
  const name = `in every language a page has no axe violation, light and dark: ${path} (${site}, ${width} px)`
  test(isDaily ? name : `${name} @long`, async ({ page, request, quiet }) => {
    if (!isFoundOn(site, path)) quiet.expectMessage(/404/)
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(await pathOn(site, path, request))
    await expect(page.locator('h1')).toBeVisible()
    expect(await axeViolations(page), 'light').toEqual([])
    const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(light)
    expect(await axeViolations(page, { rules: colorRules }), 'dark').toEqual([])
  })
}
