import type { Page } from 'playwright/test'
import { expect, test } from './browser-test.ts'

// These tests cover orientation on a long page by the breadcrumbs, the headings and the section that is being read. They
// also cover emphasis, the questions of learning modules, and the section numbers of a guideline and the search in it.

const area = '/condition/kidney-stones'

for (const [path, crumbs] of [
  [area, ['Home', 'Conditions A–Z', 'Kidney stones']],
  [`${area}/kidney-stones-colic`, ['Home', 'Conditions A–Z', 'Kidney stones', /colic|pain/i]],
  [`${area}/compare`, ['Home', 'Conditions A–Z', 'Kidney stones', /compare/i]],
  ['/all-treatments/ureteroscopy', ['Home', 'Treatments A–Z', 'Ureteroscopy']],
  ['/news/awareness-week-2026', ['Home', 'News', /./]],
  ['/education-events/kidney-stone-evening', ['Home', 'Events', /./]],
  ['/undergraduates/reading-a-urine-test', ['Home', 'For medical students', /./]],
  ['/guidelines/urolithiasis/chapter/renal-colic', ['Home', 'Guidelines', /./, 'Sudden stone pain']],
] as const) {
  test(`the breadcrumbs of a page name its area: ${path}`, async ({ page }) => {
    await page.goto(path)
    const items = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem')
    await expect(items).toHaveText([...crumbs])
  })
}

test('emphasis is upright in Arabic and Chinese, and in italics in English text on their sites', async ({ page }) => {
  const styleOf = async (path: string) => {
    await page.goto(path)
    return page
      .locator('main em')
      .first()
      .evaluate((element) => getComputedStyle(element).fontStyle)
  }
  for (const site of ['ar', 'cn']) {
    expect(await styleOf(`/${site}/education-events/kidney-stone-evening`)).toBe('normal')
    expect(await styleOf(`/${site}/education-events/pelvic-floor-morning-athens`)).toBe('italic')
  }
})

for (const width of [360, 1280]) {
  for (const path of ['/guidelines/urolithiasis/chapter/renal-colic', '/condition/hydrocele-and-varicocele']) {
    test(`each level of headings is clearly larger than the next (${path}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 780 })
      await page.goto(path)
      // The size of a level is that of its largest heading, because the headings of cards and lists are smaller.
      const sizes = await page.evaluate(() => {
        const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize)
        const levels = ['h1', 'h2', 'h3'].map((name) =>
          [...document.querySelectorAll(`main ${name}:not([id^="care-"])`)].map(sizeOf),
        )
        return [...levels.filter((all) => all.length > 0).map((all) => Math.max(...all)), sizeOf(document.body)]
      })
      expect(sizes.length).toBeGreaterThanOrEqual(3)
      for (const [place, size] of sizes.slice(1).entries())
        expect((sizes[place] ?? 0) / size, sizes.join(' ')).toBeGreaterThan(1.12)
    })
  }
}

/** Returns the names of the bold links in the list of sections. */
const marked = (page: Page) =>
  page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link')
    .evaluateAll((links) =>
      links.filter((link) => Number(getComputedStyle(link).fontWeight) >= 700).map((link) => link.textContent),
    )

test('the section that is being read is marked in the list of sections', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 780 })
  await page.goto(area)
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  for (const place of [1, 3]) {
    const link = links.nth(place)
    const target = (await link.getAttribute('href')) ?? ''
    await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await expect.poll(() => marked(page)).toEqual([await link.textContent()])
  }
})

test('a question of a learning module is short, and its story is a text above it', async ({ page }) => {
  await page.goto('/module/understanding-kidney-stones/what-a-stone-is/a-small-stone')
  const question = (await page.getByRole('heading', { level: 1 }).innerText()).trim()
  expect(question.length).toBeLessThan(90)
  expect(question).toMatch(/\?$/)
  const story = page.locator('#story')
  expect((await story.innerText()).length).toBeGreaterThan(question.length)
  await expect(page.getByRole('group', { name: question })).toHaveAccessibleDescription(
    new RegExp((await story.innerText()).slice(0, 30)),
  )
})

test('each section of a guideline’s chapter has its number, in the text and in the list of chapters', async ({
  page,
}) => {
  await page.goto('/guidelines/urolithiasis/chapter/renal-colic')
  const chapter = (await page.getByRole('heading', { level: 1 }).innerText()).match(/^\d+/)?.[0]
  const sections = page.locator('main article h2', { hasText: new RegExp(`^${chapter}\\.\\d+`) })
  expect(await sections.count()).toBeGreaterThan(1)
  for (const [place, text] of (await sections.allInnerTexts()).entries())
    expect(text).toMatch(new RegExp(`^${chapter}\\.${place + 1}\\s`))
  const links = page.getByRole('navigation', { name: 'Chapters' }).locator('a[href^="#"]')
  await expect(links.first()).toContainText(`${chapter}.1`)
})

test('a search in a guideline finds its chapters alone, and leads to a search of the whole website', async ({
  page,
}) => {
  await page.goto('/guidelines/urolithiasis')
  const field = page.locator('main').getByRole('searchbox', { name: 'Search in this guideline' })
  await field.fill('pain')
  await field.press('Enter')
  await expect(page).toHaveURL(/within=/)
  const results = page.locator('main h3 a')
  await expect(results.first()).toBeVisible()
  for (const href of await results.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    expect(href).toMatch(/^\/guidelines\/urolithiasis(?:\/|$)/)
  await page.getByRole('link', { name: 'Search the whole website' }).click()
  await expect(page).not.toHaveURL(/within=/)
})
