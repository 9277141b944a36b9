import type { Page } from 'playwright'
import { lighthousePages } from '../support/lighthouse.ts'
import { expect, networkIdle, startClient, test } from './browser-test.ts'

const windows = { telephone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } }

/**
 * The pages of `lighthousePages`, and home pages with other fonts: Greek, Cyrillic, extended Latin, and Chinese, which is
 * shown in system fonts.
 */
const pages = [...lighthousePages, '/el/', '/bg/', '/cz/', '/cn/']

declare global {
  var seen: { shift: number; moved: string[]; largest?: { tag: string; text: string; picture: string } }
}

/** Records layout shifts and the largest contentful paint from the start of the page. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    globalThis.seen = { shift: 0, moved: [] }
    type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        seen.shift += value
        seen.moved.push(...sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.trim().slice(0, 40)}`))
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const { element, url } of list.getEntries() as (PerformanceEntry & { element?: Element; url: string })[])
        if (element) seen.largest = { tag: element.tagName, text: element.textContent.trim(), picture: url }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })

for (const path of pages) {
  for (const [name, viewport] of Object.entries(windows)) {
    const title = `late fonts cause no layout shift: ${decodeURI(path)} (${name})`
    test(name === 'telephone' ? title : `${title} @long`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await watch(page)
      let showFonts = () => {}
      const shown = new Promise<void>((resolve) => (showFonts = resolve))
      const fonts: string[] = []
      await page.route('**/*.woff2', async (route) => {
        fonts.push(route.request().url())
        await shown
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await expect.poll(() => page.evaluate(() => seen.largest?.tag)).toBeTruthy()
      showFonts()
      await networkIdle(page)
      await page.evaluate(async () => {
        await document.fonts.ready
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
      })
      expect(fonts.length).toBeGreaterThanOrEqual(path === '/cn/' ? 0 : 2)
      const { shift, moved } = await page.evaluate(() => seen)
      expect(shift, moved.join('; ')).toBeLessThanOrEqual(0.01)
    })
  }
}

for (const path of lighthousePages) {
  test(`no file blocks rendering, and the largest contentful paint is in the HTML: ${decodeURI(path)}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(windows.telephone)
    await watch(page)
    const html = await (await request.get(path)).text()
    await page.goto(path)
    await networkIdle(page)
    const blocking = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus: string })[])
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
        .map(({ name }) => new URL(name).pathname),
    )
    expect(blocking).toEqual([])
    expect(await page.evaluate(() => seen.shift)).toBeLessThanOrEqual(0.01)
    await expect.poll(() => page.evaluate(() => seen.largest?.tag)).toBeTruthy()
    const isInHtml = await page.evaluate((source) => {
      const sent = new DOMParser().parseFromString(source, 'text/html')
      const { tag, text, picture } = seen.largest ?? { tag: '', text: '', picture: '' }
      return [...sent.querySelectorAll(tag)].some((element) =>
        picture === '' ? element.textContent.trim() === text : picture.endsWith(element.getAttribute('src') ?? '\0'),
      )
    }, html)
    expect(isInHtml, JSON.stringify(await page.evaluate(() => seen.largest))).toBe(true)
  })
}

test('a page that is reached by a link keeps the style element of the first page and loads no style sheet', async ({
  page,
  requests,
}) => {
  await page.goto('/')
  const styles = page.locator('head style').first()
  await styles.evaluate((element) => element.setAttribute('data-first', ''))
  await startClient(page)
  await page.locator('main a[href^="/condition/"]').first().click()
  await expect(page).toHaveURL(/\/condition\//)
  await expect(page.locator('article h1')).toBeVisible()
  await expect(page.locator('head style[data-first]')).toHaveCount(1)
  expect(await styles.evaluate((element: HTMLStyleElement) => element.sheet?.cssRules.length)).toBeGreaterThan(10)
  expect(requests.filter((request) => request.resourceType() === 'stylesheet')).toEqual([])
  // No second document is loaded.
  expect(requests.filter((request) => request.isNavigationRequest())).toHaveLength(1)
})

test('a page loads only the fonts of its own writing system', async ({ page, requests }) => {
  const fontsOf = async (path: string) => {
    requests.length = 0
    await page.goto(path)
    await networkIdle(page)
    return namesOf(requests.map((request) => request.url()))
  }
  const namesOf = (urls: readonly string[]) => {
    const names = urls.map((url) => /\/assets\/([a-z\d-]+?)-[\w-]{8}\.woff2/.exec(url)?.[1] ?? '')
    return [...new Set(names)].filter((name) => name !== '').sort()
  }
  const preloadedFonts = () =>
    page.locator('link[as=font]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  // The footer also names languages in other writing systems, for which no font may be loaded. English text on an Arabic
  // page needs a Latin font.
  const english = await fontsOf('/condition/kidney-stones')
  expect(english).toEqual(namesOf(await preloadedFonts()))
  expect(english).toHaveLength(2)
  const arabic = await fontsOf(lighthousePages[4] ?? '')
  expect(arabic).toContain('noto-sans-arabic-arabic')
  expect(arabic.filter((name) => /greek|cyrillic|latin-ext/.test(name))).toEqual([])
})

for (const [path, width] of [
  ['/pt/', 1280],
  ['/', 340],
] as const)
  test(`the name of the site stays in place when the rest of the header arrives: ${path} (${width} px)`, async ({
    page,
    quiet,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    // A font that arrives later than the first paint is not used, so the two pages could have different fonts.
    quiet.allowMessage(/net::ERR_FAILED/)
    await page.route(/\.woff2$/, (route) => route.abort())
    const name = page.locator('header a').first()
    await page.goto(path)
    const fullBox = await name.boundingBox()
    // The HTML ends within the header, as it does for the parser while the page is still arriving.
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        await route.fulfill({ response, body: html.slice(0, html.indexOf('</a>', html.indexOf('<header')) + 4) })
      },
    )
    await page.goto(path)
    await expect(page.locator('footer')).toHaveCount(0)
    expect(await name.boundingBox()).toEqual(fullBox)
  })
