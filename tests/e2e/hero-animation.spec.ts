import type { Page } from 'playwright/test'
import { siteHandles, sites } from '../../src/sites/sites.ts'
import { expect, networkIdle, pathOf, saveData, startClient, test } from './browser-test.ts'

const handle = siteHandles.find((each) => sites[each].enable.includes('hero-lottie')) ?? 'en'
const home = `/${handle}/`

const stage = (page: Page) => page.locator('[data-animation]')
const button = (page: Page) => stage(page).getByRole('button')
const still = (page: Page) => page.locator('[data-animation] + [data-rich-text] svg')
const isPlayer = (path: string) => path.includes('/lottie_light')

/** Whether the drawing changes within ten seconds, which is long enough on a slow machine. */
const moves = (page: Page) => changes(page, 10_000)

/** Whether the drawing stays unchanged for longer than any pause within the animation. */
const rests = async (page: Page) => !(await changes(page, 600))

async function changes(page: Page, timeout: number): Promise<boolean> {
  const drawing = () =>
    stage(page)
      .locator('> svg')
      .evaluate((svg) => svg.innerHTML)
  const before = await drawing()
  return page
    .waitForFunction((html) => document.querySelector('[data-animation] > svg')?.innerHTML !== html, before, {
      timeout,
    })
    .then(
      () => true,
      () => false,
    )
}

/** Expects that the still picture is shown and that the animation player has not been fetched. */
async function expectStill(page: Page, requests: readonly { url: () => string }[]): Promise<void> {
  await networkIdle(page)
  await expect(still(page)).toBeVisible()
  await expect(button(page)).toHaveCount(0)
  expect(requests.map((request) => new URL(request.url()).pathname).filter(isPlayer)).toEqual([])
}

test('the hero animation plays without the client and replaces the still picture', async ({ page, requests }) => {
  await page.goto(home)
  await expect(button(page)).toBeVisible()
  expect(await moves(page)).toBe(true)
  await expect(still(page)).toBeHidden()
  expect(requests.map(pathOf).filter((path) => path.includes('/framework'))).toEqual([])
  const box = await button(page).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
})

test('the button of the animation is named after its action, and pauses and resumes it', async ({ page }) => {
  await page.goto(home)
  const { pause = '', play = '' } = await stage(page).evaluate((element) => ({ ...(element as HTMLElement).dataset }))
  await expect(button(page)).toHaveAccessibleName(pause)
  await button(page).press('Enter')
  await expect(button(page)).toHaveAccessibleName(play)
  expect(await rests(page)).toBe(true)
  await button(page).press('Enter')
  await expect(button(page)).toHaveAccessibleName(pause)
  expect(await moves(page)).toBe(true)
})

test('replacing the still picture by the animation causes no layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => Reflect.get(entry, 'value'))),
    ).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
  await page.goto(home)
  await expect(button(page)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([])
})

test('the animation continues after hydration, and plays again after navigating away and back', async ({ page }) => {
  await page.goto(home)
  await expect(button(page)).toBeVisible()
  await startClient(page)
  expect(await moves(page)).toBe(true)
  await expect(stage(page).locator('> svg')).toHaveCount(1)
  await page.locator('footer').getByRole('link').first().click()
  await expect(stage(page)).toHaveCount(0)
  await page.goBack()
  // The animation starts only when it is in view.
  await stage(page).locator('xpath=..').scrollIntoViewIfNeeded()
  await expect(button(page)).toHaveCount(1)
  expect(await moves(page)).toBe(true)
})

test('with reduced motion the still picture is shown, also when the setting changes during the animation', async ({
  page,
  requests,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(home)
  await expectStill(page, requests)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(button(page)).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(button(page)).toBeHidden()
  await expect(still(page)).toBeVisible()
})

test('with data saving the still picture is shown', async ({ page, requests }) => {
  await saveData(page)
  await page.goto(home)
  await expectStill(page, requests)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the still picture is shown', async ({ page, requests }) => {
    await page.goto(home)
    await expectStill(page, requests)
  })
})

for (const [lost, file] of [
  ['player', '**/lottie_light*'],
  ['animation', '**/hero-animation*'],
] as const)
  test(`when the ${lost} file fails to load, the still picture stays and the page is not reloaded`, async ({
    page,
    quiet,
  }) => {
    quiet.expectMessage(/Failed to load resource/)
    let pages = 0
    page.on('domcontentloaded', () => pages++)
    const failed = page.waitForEvent('requestfailed')
    await page.route(file, (route) => route.abort())
    await page.goto(home)
    await failed
    await networkIdle(page)
    await expect(still(page)).toBeVisible()
    await expect(button(page)).toHaveCount(0)
    expect(pages).toBe(1)
  })

test('a malformed animation file leaves the still picture', async ({ page }) => {
  await page.route('**/hero-animation*', (route) => route.fulfill({ json: { layers: 'none' } }))
  await page.goto(home)
  await networkIdle(page)
  await expect(still(page)).toBeVisible()
  await expect(button(page)).toHaveCount(0)
})

test('an animation with external assets leaves the still picture and requests none of them', async ({
  page,
  requests,
}) => {
  const elsewhere = 'https://elsewhere.test/'
  await page.route('**/hero-animation*', (route) =>
    route.fulfill({
      json: {
        v: '5.7.0',
        fr: 30,
        ip: 0,
        op: 60,
        w: 100,
        h: 100,
        layers: [],
        assets: [{ id: 'picture', w: 10, h: 10, u: elsewhere, p: 'picture.png', e: 0 }],
        fonts: { list: [{ fName: 'Font', fFamily: 'Font', fOrigin: 'g', fPath: `${elsewhere}font.css` }] },
      },
    }),
  )
  await page.goto(home)
  await networkIdle(page)
  await expect(still(page)).toBeVisible()
  await expect(button(page)).toHaveCount(0)
  expect(requests.map((request) => request.url()).filter((url) => url.startsWith(elsewhere))).toEqual([])
  expect(await page.locator('body > span').count()).toBe(0)
})
