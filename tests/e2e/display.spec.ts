import type { BrowserContext, Page } from 'playwright/test'
import { axeViolations } from './axe-violations.ts'
import { holdRequests } from './hold-requests.ts'
import { expectNothingCut } from './nothing-cut.ts'
import { kindsOfPage } from './kinds-of-page.ts'
import { expect, networkIdle, startClient, test } from './browser-test.ts'

const everything = 'text-150 spacing-wide contrast-more motion-none'

/** Stores display settings before each page loads, as an earlier visit would have done. */
const setBefore = (where: BrowserContext | Page, words: string) =>
  where.addInitScript((value) => localStorage.setItem('display', value), words)
const rootSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
const isReady = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.client === 'ready')

test('the footer of every page links to the display settings', async ({ page }) => {
  for (const path of ['/', '/condition/kidney-stones', '/chat/guide', '/module/understanding-kidney-stones']) {
    await page.goto(path)
    await expect(page.locator('footer a[href="/display"]')).toBeVisible()
  }
  await page.locator('footer a[href="/display"]').click()
  await expect(page.locator('h1')).toHaveText('Display settings')
})

test('a display setting applies at once, is confirmed, and is stored for later visits', async ({ page }) => {
  await page.goto('/display')
  await isReady(page)
  await expect(page.getByRole('status')).toBeEmpty()
  await page.getByRole('group', { name: 'Text size' }).getByRole('radio', { name: '130%' }).check()
  await expect(page.getByRole('status')).toHaveText('Your browser has kept this.')
  expect(await rootSize(page)).toBe('20.8px')
  await page.getByRole('group', { name: 'Motion' }).getByRole('radio', { name: 'No motion' }).check()
  await page.reload()
  await isReady(page)
  await expect(page.getByRole('radio', { name: '130%' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'No motion' })).toBeChecked()
  await page.goto('/condition/kidney-stones')
  expect(await rootSize(page)).toBe('20.8px')
  await startClient(page)
  expect(await rootSize(page)).toBe('20.8px')
})

test('a choice that is made before the client starts changes none of the other stored settings', async ({ page }) => {
  await setBefore(page, 'text-150 scheme-light contrast-more')
  const release = await holdRequests(page, '**/start-client*')
  await page.goto('/display')
  await page.getByRole('radio', { name: 'Dark' }).check()
  release()
  await expect(page.getByRole('status')).toHaveText('Your browser has kept this.')
  for (const name of ['150%', 'Dark', 'More contrast']) await expect(page.getByRole('radio', { name })).toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('display'))).toBe('text-150 scheme-dark contrast-more')
})

test('the reset button restores the default display and clears the stored settings', async ({ page }) => {
  await page.goto('/display')
  await isReady(page)
  await page.getByRole('radio', { name: '150%' }).check()
  await page.getByRole('radio', { name: 'More contrast' }).check()
  await page.getByRole('button', { name: 'Back to the usual display' }).click()
  await expect.poll(() => rootSize(page)).toBe('16px')
  await expect(page.getByRole('radio', { name: '150%' })).not.toBeChecked()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('display settings are changed with the keyboard alone', async ({ page }) => {
  await page.goto('/display')
  await isReady(page)
  const first = page.getByRole('radio').first()
  await first.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => rootSize(page)).toBe('18.4px')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Wide' })).toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('display'))).toBe('text-115 spacing-wide')
})

test('a display setting applies in other open tabs', async ({ context, page }) => {
  const other = await context.newPage()
  await other.goto('/glossary')
  await page.goto('/display')
  await isReady(page)
  await page.getByRole('radio', { name: '115%' }).check()
  await expect.poll(() => rootSize(other)).toBe('18.4px')
})

test('a display setting without localStorage applies to the page, and a status message says that it is not stored', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await page.goto('/display')
  await isReady(page)
  await page.getByRole('radio', { name: '150%' }).check()
  await expect(page.getByRole('status')).toContainText('your browser does not keep it')
  expect(await rootSize(page)).toBe('24px')
})

test('stored display settings apply before the first paint, without a layout shift', async ({ page }) => {
  await setBefore(page, 'text-150')
  await page.addInitScript(() => {
    // Records the root font size at every frame.
    const sizes: string[] = []
    Object.assign(globalThis, { sizes })
    const note = () => {
      if (document.body) sizes.push(getComputedStyle(document.documentElement).fontSize)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await page.goto('/condition/kidney-stones')
  await expect(page.locator('h1')).toBeVisible()
  const readSizes = () => page.evaluate(() => Reflect.get(globalThis, 'sizes') as string[])
  await expect.poll(readSizes).not.toEqual([])
  const sizes = await readSizes()
  expect(new Set(sizes)).toEqual(new Set(['24px']))
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
          type: 'layout-shift',
          buffered: true,
        })
        setTimeout(() => resolve(0), 300)
      }),
  )
  expect(shifts).toBe(0)
})

test('a page without stored display settings has no data-display attribute', async ({ page }) => {
  await page.goto('/condition/kidney-stones')
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-display'))).toBe(false)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the display settings page explains the settings of the browser and shows no controls', async ({ page }) => {
    await page.goto('/display')
    await expect(page.getByText('These settings need JavaScript')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What your browser and device can do' })).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
  })
})

test('with motion turned off, no element has a transition or an animation', async ({ page }) => {
  await setBefore(page, 'motion-none')
  await page.goto('/pt/')
  await networkIdle(page)
  await expect(page.locator('[data-animation]')).toBeEmpty()
  await expect(page.locator('[data-animation] + *')).toBeVisible()
  await startClient(page)
  const moving = await page.evaluate(
    () =>
      Array.from(document.querySelectorAll('*')).filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element)
        return transitionDuration.split(', ').some((time) => time !== '0s') && animationName === 'none'
          ? getComputedStyle(element).transitionProperty !== 'none'
          : animationName !== 'none'
      }).length,
  )
  expect(moving).toBe(0)
  await page.locator('footer a[href="/pt/news"]').click()
  await expect(page).toHaveURL(/\/pt\/news$/)
  await expect(page.locator('h1')).toBeFocused()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

for (const [name, set] of [
  ['the reader has set it', (page: Page) => setBefore(page, 'contrast-more')],
  ['the device prefers it', (page: Page) => page.emulateMedia({ contrast: 'more' })],
  [
    'the device prefers it, and a dark background',
    (page: Page) => page.emulateMedia({ contrast: 'more', colorScheme: 'dark' }),
  ],
] as const)
  test(`text has a contrast of 7:1 with more contrast, when ${name}`, async ({ page }) => {
    await set(page)
    for (const path of ['/', '/condition/kidney-stones', '/contact', '/search?q=stone']) {
      await page.goto(path)
      await test.step(path, async () =>
        expect(await axeViolations(page, { rules: ['color-contrast-enhanced'] })).toEqual([]),
      )
    }
  })

const paths = {
  home: { en: '/', de: '/de/', ar: '/ar/' },
  condition: {
    en: '/condition/kidney-stones',
    de: '/de/condition/nierensteine',
    ar: kindsOfPage.condition.ar,
  },
  guideline: { en: '/guidelines/urolithiasis', de: '/de/guidelines/urolithiasis', ar: '/ar/guidelines/urolithiasis' },
  contact: { en: '/contact', de: '/de/contact', ar: '/ar/contact' },
  module: {
    en: kindsOfPage['learning module: question'].en,
    de: `/de${kindsOfPage['learning module: question'].en}`,
    ar: kindsOfPage['learning module: question'].ar,
  },
  'display settings': { en: '/display', de: '/de/display', ar: '/ar/display' },
} as const

for (const [kind, addresses] of Object.entries(paths))
  test(`with the largest text and wide spacing no text is cut off in a narrow window: ${kind}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await setBefore(page, everything)
    for (const address of Object.values(addresses)) {
      const response = await page.goto(address)
      expect(response?.status()).toBe(200)
      expect(await rootSize(page)).toBe('24px')
      await test.step(address, () => expectNothingCut(page))
    }
  })
