import type { Page } from 'playwright/test'
import { kindsOfPage } from './kinds-of-page.ts'
import { expect, startClient, test } from './browser-test.ts'

const article = kindsOfPage.condition.en

/** Returns the computed background color of the page. */
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const white = 'rgb(255, 255, 255)'

/** Records the background color at every frame from the start of a page. */
const recordBackgrounds = (page: Page) =>
  page.addInitScript(() => {
    const backgrounds: string[] = []
    Object.assign(globalThis, { backgrounds })
    const note = () => {
      if (document.body) backgrounds.push(getComputedStyle(document.body).backgroundColor)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
const recorded = async (page: Page) =>
  new Set(await page.evaluate(() => Reflect.get(globalThis, 'backgrounds') as string[]))

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' })
  test('a page is dark if the system prefers it, and light on paper', async ({ page }) => {
    await page.goto(article)
    expect(await background(page)).not.toBe(white)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await background(page)).toBe(white)
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    expect(await background(page)).toBe(white)
  })
})

for (const [system, chosen] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const)
  test(`a ${chosen} background that the reader has chosen is there at the first paint of a ${system} system, and not on paper`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: chosen })
    await page.goto(article)
    const wanted = await background(page)

    await page.emulateMedia({ colorScheme: system })
    await page.addInitScript((words) => localStorage.setItem('display', words), `scheme-${chosen}`)
    await recordBackgrounds(page)
    await page.goto(article)
    await expect(page.locator('h1')).toBeVisible()
    expect(await recorded(page)).toEqual(new Set([wanted]))
    await startClient(page)
    expect(await background(page)).toBe(wanted)
    await page.emulateMedia({ media: 'print' })
    expect(await background(page)).toBe(white)
  })

test('a choice of the background applies at once, and “As set on your device” takes it back', async ({ page }) => {
  await page.goto(kindsOfPage['display settings'].en)
  await page.waitForFunction(() => document.documentElement.dataset.client === 'ready')
  const choices = page.getByRole('group', { name: 'Background' })
  await choices.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(() => background(page)).not.toBe(white)
  await choices.getByRole('radio', { name: 'As set on your device' }).check()
  await expect.poll(() => background(page)).toBe(white)
})

test('the colors of the browser’s bars are there for both schemes, before and after the client starts', async ({
  page,
}) => {
  const colors = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) => metas.map((meta) => [meta.getAttribute('media'), meta.getAttribute('content')]))
  await page.goto(article)
  const sent = await colors()
  expect(sent.map(([media]) => media)).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  expect(new Set(sent.map(([, color]) => color)).size).toBe(2)
  await startClient(page)
  expect(await colors()).toEqual(sent)
})
