import { axeViolations } from './axe-violations.ts'
import { expect, startClient, test } from './browser-test.ts'

// These tests cover the way to a page in two languages, its layout on screens and on paper, its head and its links.

const article = '/condition/kidney-stones'
const path = '/side-by-side/ar/condition/kidney-stones'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [360, 1280]) {
    test(`two presses lead from a page to the page in two languages (${width})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(article)
      await page.getByRole('link', { name: 'In two languages' }).filter({ visible: true }).first().click()
      await expect(page).toHaveURL('/side-by-side/condition/kidney-stones')
      const languages = page.getByRole('main').getByRole('listitem').getByRole('link')
      await expect(languages.filter({ hasText: 'Nederlands' })).toHaveCount(1)
      await expect(languages.filter({ hasText: 'English' })).toHaveCount(0)
      await page.getByRole('link', { name: 'العربية', exact: true }).first().click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1, name: 'Kidney stones' })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    })
  }
})

test('each paragraph is beside its translation, which has its own language and direction', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  const row = page.locator('#what')
  const [own, other] = [row.locator('> div').first(), row.locator('> div').last()]
  await expect(own.locator('h2')).toHaveText('What a kidney stone is')
  await expect(other).toHaveAttribute('lang', 'ar')
  await expect(other).toHaveAttribute('dir', 'rtl')
  const [left, right] = await Promise.all([own.boundingBox(), other.boundingBox()])
  expect(left?.y).toBe(right?.y)
  expect(left?.x).toBeLessThan(right?.x ?? 0)
  // Every row has an Arabic passage, because the two texts have the same structure.
  const empty = await page.locator('article > div > div[lang="ar"]:empty').count()
  expect(empty).toBe(0)
})

test('the passages are below each other on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(path)
  const [own, other] = await Promise.all([
    page.locator('#what > div').first().boundingBox(),
    page.locator('#what > div').last().boundingBox(),
  ])
  expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(other?.y ?? 0)
})

test('the card for emergencies is shown in both languages, with the numbers of each', async ({ page }) => {
  await page.goto('/de/side-by-side/tr/condition/nierensteine')
  const cards = page.locator('article section')
  await expect(cards.first()).toContainText('Notfall')
  await expect(cards.first().getByRole('link').first()).toHaveAttribute('href', 'tel:112')
  await expect(cards.nth(1)).toContainText('Acil')
  await expect(cards.nth(1).getByRole('link').first()).toHaveAttribute('href', 'tel:112')
  await expect(cards.nth(1).getByRole('link').first()).not.toContainText('anrufen')
})

test('search engines get the URL of the page itself, and links to other languages keep the display of two languages', async ({
  page,
}) => {
  await page.goto(path)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/condition\/kidney-stones$/)
  const language = (name: string) => page.locator('footer').getByRole('link', { name })
  await expect(language('Nederlands')).toHaveAttribute('href', /\/nl\/side-by-side\/ar\/condition\/nierstenen$/)
  await expect(language('العربية')).toHaveAttribute('href', /\/ar\/side-by-side\/en\/condition\//)
  await page.getByRole('link', { name: 'Swap the two languages' }).click()
  await expect(page).toHaveURL(/\/ar\/side-by-side\/en\/condition\//)
  await expect(page.locator('#what > div').last().locator('h2')).toHaveText('What a kidney stone is')
})

test('the fonts of the second language are preloaded, because headings would otherwise be set in another font', async ({
  page,
}) => {
  const preloads = page.locator('link[rel="preload"][as="font"]')
  await page.goto('/side-by-side/condition/kidney-stones')
  await expect(preloads).toHaveCount(2)
  await page.getByRole('main').getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL(path)
  await expect(preloads).toHaveCount(5)
  await expect(page.locator('link[as="font"][href*="noto-naskh-arabic-arabic"]')).toHaveCount(1)
})

test('hydrates, and a link in the text leads on without a new document', async ({ page }) => {
  await page.goto(path)
  await startClient(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.locator('article > div > div:not([lang]) [data-rich-text] a[href^="/"]').first().click()
  await expect(page).not.toHaveURL(path)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

for (const width of [360, 768, 1280]) {
  test(`the page in two languages and the choice of the second have no axe violations (${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const each of [path, '/de/side-by-side/tr/condition/nierensteine', '/side-by-side/condition/kidney-stones']) {
      await page.goto(each)
      expect(await axeViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
  })
}

test('two columns on paper have no addresses of links, no menu and no buttons', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  const [own, other] = await Promise.all([
    page.locator('#what > div').first().boundingBox(),
    page.locator('#what > div').last().boundingBox(),
  ])
  expect(own?.y).toBe(other?.y)
  await expect(page.getByRole('link', { name: 'Swap the two languages' })).toBeHidden()
  const address = await page
    .locator('article [lang="ar"] [data-rich-text] a[href^="http"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(address).toBe('none')
})

test('a page that does not exist in a language is not found beside it', async ({ request }) => {
  for (const each of [
    '/side-by-side/xx/condition/kidney-stones',
    '/side-by-side/en/condition/kidney-stones',
    '/side-by-side/contact',
  ])
    expect((await request.get(each)).status(), each).toBe(404)
})
