import type { Page } from 'playwright/test'
import { axeViolations } from './axe-violations.ts'
import { expect, startClient, test } from './browser-test.ts'

// The number after a sentence opens a note about its source, with the recommendation, the strength, the organization, the
// year and a link.

const path = '/condition/kidney-stones'
const arabicPath = '/ar/condition/حصى-الكلى'

/** Returns the number after the sentence that cites a recommendation on pain relief. */
const reference = (page: Page) => page.locator('main p', { hasText: 'ibuprofen or diclofenac' }).getByRole('button')
const openNote = (page: Page) => page.locator('[data-source-note]:popover-open')

async function expectRecommendation(page: Page) {
  const note = openNote(page)
  await expect(note).toHaveCount(1)
  await expect(note).toContainText('Recommendation: Give an anti-inflammatory medicine as the first choice')
  await expect(note).toContainText('Strength: strong.')
  await expect(note).toContainText(
    'European Association of Urology. Guidelines on Urolithiasis. (opens in a new tab) 2025.',
  )
  await expect(note.getByRole('link', { name: 'Stones in the urinary tract · 3 Sudden stone pain' })).toHaveAttribute(
    'href',
    '/guidelines/urolithiasis/chapter/renal-colic',
  )
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the evidence opens beside the sentence with the mouse, and closes', async ({ page }) => {
    await page.goto(path)
    await reference(page).click()
    await expectRecommendation(page)
    const [number, note] = [await reference(page).boundingBox(), await openNote(page).boundingBox()]
    expect(Math.abs(note!.y - number!.y)).toBeLessThan(note!.height + 60)
    await page.mouse.click(5, 5)
    await expect(openNote(page)).toHaveCount(0)
  })

  test('the evidence opens with the keyboard, and its links come next', async ({ page }) => {
    await page.goto(path)
    await reference(page).focus()
    await page.keyboard.press('Enter')
    await expectRecommendation(page)
    await page.keyboard.press('Tab')
    await expect(openNote(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(openNote(page)).toHaveCount(0)
  })

  test('each number is that of its source in the list at the end of the page', async ({ page }) => {
    await page.goto(path)
    const numbers = await page.locator('button[data-source]').evaluateAll((buttons) =>
      buttons.map((button) => {
        const id = button.getAttribute('popovertarget')?.replace('source-note-', '')
        const item = document.getElementById(`source-${id}`)
        return [button.textContent, item && String([...item.parentElement!.children].indexOf(item) + 1)]
      }),
    )
    expect(numbers.length).toBeGreaterThan(5)
    for (const [shown, listed] of numbers) expect(shown).toBe(listed)
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('the evidence opens within a narrow window', async ({ page }) => {
    await page.goto(path)
    await reference(page).tap()
    await expectRecommendation(page)
    const box = await openNote(page).boundingBox()
    expect(box!.x).toBeGreaterThanOrEqual(0)
    expect(box!.x + box!.width).toBeLessThanOrEqual(360)
  })
})

test('the evidence still opens after the page is hydrated, and after a navigation', async ({ page }) => {
  await page.goto(path)
  await startClient(page)
  await reference(page).click()
  await expectRecommendation(page)
  await openNote(page).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sudden stone pain')
  const row = page.getByRole('row', { name: /anti-inflammatory medicine as the first choice/ })
  await row.getByRole('link', { name: 'Kidney stones' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kidney stones')
  await reference(page).click()
  await expectRecommendation(page)
})

for (const [language, address] of [
  ['English', path],
  ['Arabic', arabicPath],
] as const) {
  test(`axe finds no violation while the evidence is open: ${language}`, async ({ page }) => {
    await page.goto(address)
    await page.locator('button[data-source]').first().click()
    await expect(openNote(page)).toHaveCount(1)
    expect(await axeViolations(page)).toEqual([])
  })
}

test('the recommendations of a chapter list the pages of the language that rely on them', async ({ page }) => {
  await page.goto('/ar/guidelines/urolithiasis/chapter/renal-colic')
  await expect(page.locator(`main tr a[href="${encodeURI(arabicPath)}"]`).first()).toBeVisible()
})

test('a printed page shows the numbers, and the addresses of the sources in the list', async ({ page }) => {
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  await expect(reference(page)).toBeVisible()
  await expect(page.locator('[data-source-note]').first()).toBeHidden()
  const link = page.locator('main li[id^="source-"] a[href="https://uroweb.org/guidelines/urolithiasis"]')
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('uroweb.org')
})

for (const [language, address] of [
  ['English', '/all-treatments/ureteroscopy'],
  ['Arabic', '/ar/all-treatments/تنظير-الحالب'],
] as const) {
  test(`a grid of treatments states its numbers in words, draws a hundred people and links the trial: ${language}`, async ({
    page,
  }) => {
    await page.goto(address)
    const cells = page.locator('main td').filter({ has: page.locator('svg') })
    await expect(cells).toHaveCount(4)
    await expect(cells.first()).toContainText(/90.*100/)
    const link = cells.first().getByRole('link')
    const target = (await link.getAttribute('href')) ?? ''
    await expect(page.locator(target)).toContainText('(TISU)')
    expect(await axeViolations(page)).toEqual([])
  })
}
