import type { Page } from 'playwright'
import { expect, startClient, test, wakeClient } from './browser-test.ts'

const long = '/condition/kidney-stones'
const other = '/all-treatments/ureteroscopy'

const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** Scrolls as a reader does, and waits until the page has handled the event. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await expect.poll(() => scrolled(page)).toBe(top)
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

/**
 * Follows a link that is temporarily added to the last text of the page, where the client handles plain links. A link
 * above the scroll position would move the page.
 */
const follow = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    ;[...document.querySelectorAll('main [data-rich-text]:not(a *)')].at(-1)!.append(link)
    link.click()
    link.remove()
  }, href)

/** Follows a link, and waits for the heading of its page. */
async function goTo(page: Page, href: string, heading: RegExp) {
  await follow(page, href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

/** Waits until the page of the current URL is shown. The URL and the link with `aria-current` change before that. */
const navigated = (page: Page) =>
  page.waitForFunction(
    () => window.__TSR_ROUTER__?.state.resolvedLocation?.href === location.pathname + location.search,
  )

/** Expects that an element is at the top of the window. */
const expectInView = (page: Page, id: string) =>
  expect
    .poll(() =>
      page.evaluate((anchor) => {
        const top = Math.round(document.getElementById(anchor)!.getBoundingClientRect().top)
        return top >= -1 && top < 120
      }, id),
    )
    .toBe(true)

test('a new page starts at the top, and going back and forward restores the scroll position', async ({ page }) => {
  await page.goto(long)
  await startClient(page)
  await scrollTo(page, 1200)
  await goTo(page, other, /ureteroscopy/i)
  await expect.poll(() => scrolled(page)).toBe(0)
  await scrollTo(page, 700)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kidney stones')
  await expect.poll(() => scrolled(page)).toBe(1200)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ureteroscopy/i)
  await expect.poll(() => scrolled(page)).toBe(700)
})

test('going back or forward does not move the focus to the heading', async ({ page }) => {
  await page.goto(long)
  await startClient(page)
  await scrollTo(page, 1200)
  await goTo(page, other, /ureteroscopy/i)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kidney stones')
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ureteroscopy/i)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()
})

test('a link with a hash to another page scrolls to its target', async ({ page }) => {
  await page.goto(other)
  await startClient(page)
  await goTo(page, `${long}#treatment`, /Kidney stones/)
  await expectInView(page, 'treatment')
  expect(await scrolled(page)).toBeGreaterThan(500)
})

test('a link with a hash to the same page scrolls to its target each time, and without a hash to the top', async ({
  page,
}) => {
  await page.goto(long)
  await startClient(page)
  for (let time = 0; time < 2; time++) {
    await follow(page, `${long}#treatment`)
    await expectInView(page, 'treatment')
    await scrollTo(page, 100)
  }
  await follow(page, `${long}#treatment`)
  await expectInView(page, 'treatment')
  await follow(page, long)
  await expect.poll(() => scrolled(page)).toBe(0)
  expect(new URL(page.url()).hash).toBe('')
})

test('the target of a hash is not hidden by the scroll padding', async ({ page }) => {
  await page.goto(`${long}#treatment`)
  await startClient(page)
  const top = await page.evaluate(() => document.getElementById('treatment')!.getBoundingClientRect().top)
  const padding = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))
  expect(top).toBeGreaterThanOrEqual(padding - 1)
})

test('starting the client does not scroll back to the hash after the reader has scrolled away', async ({ page }) => {
  await page.goto(`${long}#treatment`)
  await scrollTo(page, 300)
  await wakeClient(page)
  expect(await scrolled(page)).toBe(300)
})

test('a navigation that changes only the query keeps the scroll position and the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto('/news')
  await startClient(page)
  await scrollTo(page, 250)
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href*="?"]')!.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\?/)
  await navigated(page)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()
  expect(await scrolled(page)).toBe(250)
})

test('the count of a filtered list is announced once for each filter, also when it stays the same', async ({
  page,
}) => {
  for (const path of ['/news', '/search?q=kidney']) {
    await page.goto(path)
    await startClient(page)
    const count = page.locator('main :is(h1, h2) [aria-live=polite]')
    await expect(count).toHaveCount(1)
    const announcements = await count.evaluateHandle((status) => {
      const texts: string[] = []
      new MutationObserver(() => texts.push(status.textContent)).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      })
      return texts
    })
    const filters = page.locator('main nav a[href*="topic="], main a[href*="topic="]')
    for (const [place, expected] of [1, 2].entries()) {
      await filters.nth(place).click()
      await navigated(page)
      await expect.poll(() => announcements.evaluate((texts) => texts.length)).toBe(expected)
      expect(await announcements.evaluate((texts) => texts.at(-1))).toBe(await count.textContent())
    }
  }
})

test('a navigation between the years of a summary of changes keeps the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto('/guidelines/urolithiasis/summary-of-changes')
  await startClient(page)
  const year = page.locator('main a[href*="/summary-of-changes/"]').first()
  await year.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(0)
  await year.click()
  await page.waitForURL(/summary-of-changes\/\d{4}$/)
  await navigated(page)
  expect(await scrolled(page)).toBe(before)
})

/** Returns the distance from the top of the window to the one element that matches the selector, in pixels. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))

test('a reload keeps the text in its place', async ({ page }) => {
  await page.goto(long)
  await startClient(page)
  const heading = page.locator('main h2#treatment')
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const top = () => topOf(page, 'main h2#treatment')
  const before = await top()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.reload()
  // The distance from the top of the document may differ, because a font that arrived too late for the first view is now in
  // the cache.
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2)
})

test('going back from a link of the table of contents returns to where the reader was', async ({ page }) => {
  await page.goto(long)
  await startClient(page)
  const link = page.locator('main a[href="#treatment"]').first()
  await link.scrollIntoViewIfNeeded()
  await scrollTo(page, (await scrolled(page)) + 37)
  const before = await scrolled(page)
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL(/#treatment$/)
  await expectInView(page, 'treatment')
  await page.goBack()
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThanOrEqual(2)
  await page.goForward()
  await expectInView(page, 'treatment')
  // The reader leaves the page from further down than the target of the link.
  const further = (await scrolled(page)) + 400
  await scrollTo(page, further)
  await goTo(page, other, /ureteroscopy/i)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kidney stones')
  await expect.poll(async () => Math.abs((await scrolled(page)) - further)).toBeLessThanOrEqual(2)
})

test('a link to a place that was left scrolled elsewhere leads to the place again', async ({ page }) => {
  await page.goto(long)
  await startClient(page)
  const click = (hash: string) =>
    page
      .locator(`main a[href="#${hash}"]`)
      .first()
      .evaluate((element: HTMLElement) => element.click())
  await click('treatment')
  await expectInView(page, 'treatment')
  await scrollTo(page, 150)
  await click('what')
  await expectInView(page, 'what')
  await click('treatment')
  await expectInView(page, 'treatment')
  expect(await topOf(page, '#treatment')).toBeGreaterThanOrEqual(0)
  await page.goBack()
  await expectInView(page, 'what')
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(150)
})

test('a page whose hash does not exist opens at its top', async ({ page }) => {
  await page.goto(other)
  await startClient(page)
  await scrollTo(page, 700)
  await goTo(page, `${long}#no-such-place`, /Kidney stones/)
  await expect.poll(() => scrolled(page)).toBe(0)
})

for (const [what, address, heading] of [
  ['a list', '/news', '#list'],
  ['search results', '/search?q=kidney', '#results'],
] as const) {
  test(`the next page of ${what} begins at the top of the list, with the focus on its heading`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await page.goto(address)
    await startClient(page)
    for (const number of [2, 1]) {
      const link = page
        .getByRole('navigation', { name: 'Pages of this list' })
        .locator(`a[aria-label="Page ${number}"]`)
      await link.scrollIntoViewIfNeeded()
      await link.click()
      await expect(page.locator('a[aria-current="page"]', { hasText: new RegExp(`^${number}$`) })).toBeVisible()
      await expect(page.locator(heading)).toBeFocused()
      await expect.poll(() => topOf(page, heading)).toBeGreaterThanOrEqual(0)
      expect(await topOf(page, heading)).toBeLessThan(120)
    }
  })
}

test('going back to a list returns to where the reader was, also after a filter', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto('/news')
  await startClient(page)
  await scrollTo(page, 250)
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href*="?"]')!.click())
  await page.waitForURL(/\?/)
  // The URL changes before the filtered list is shown, so the test waits for the list before it clicks, as a reader would.
  await expect(page.getByText('(take this off)').first()).toBeAttached()
  await goToRow(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
  await expect.poll(() => scrolled(page)).toBe(250)
})

/** Follows the link in the first row of a list, and waits for the page of that row. */
async function goToRow(page: Page) {
  const row = page.locator('main h2 a, main h3 a').first()
  const title = await row.innerText()
  await row.evaluate((element: HTMLElement) => element.click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

test('a route that keeps the scroll position does so wherever the reader comes from, and not when it is left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto('/guidelines/urolithiasis')
  await startClient(page)
  await scrollTo(page, 200)
  const part = page.locator('main a[href*="/summary-of-changes"]').first()
  const before = (await part.boundingBox())?.y ?? Number.NaN
  await follow(page, '/guidelines/urolithiasis/summary-of-changes/2025')
  await page.waitForURL(/summary-of-changes\/2025$/)
  await navigated(page)
  // Scroll anchoring keeps the visible content in place, even if the page above it has become shorter.
  await expect.poll(async () => Math.abs(((await part.boundingBox())?.y ?? Number.NaN) - before)).toBeLessThanOrEqual(2)
  await goTo(page, long, /Kidney stones/)
  await expect.poll(() => scrolled(page)).toBe(0)
})
