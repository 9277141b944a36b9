import type { Page } from 'playwright/test'
import { axeViolations } from './axe-violations.ts'
import { expect, pathOf, startClient, test } from './browser-test.ts'

const field = (page: Page) => page.locator('main input[type="search"]')
const options = (page: Page) => page.locator('[role="option"]')
const isSuggesting = (path: string) => path.startsWith('/_serverFn/')

/** Types into the search field of a page, and waits for suggestions. */
async function type(page: Page, words: string, address = '/') {
  await page.goto(address)
  await field(page).focus()
  await expect(field(page)).toHaveAttribute('role', 'combobox')
  // The words are one input, because a pause between two keys on a slow machine would give suggestions for the first words.
  await field(page).fill(words)
  await expect(options(page).first()).toBeVisible()
}

test('the search field of a cached page is plain, and the code for suggestions loads on focus', async ({
  page,
  requests,
}) => {
  await page.goto('/')
  await expect(field(page)).not.toHaveAttribute('role', /.*/)
  expect(requests.some((request) => /suggest/.test(request.url()))).toBe(false)
  await field(page).focus()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list')
})

test('text typed before the code for suggestions has loaded is not lost', async ({ page }) => {
  await page.goto('/')
  await field(page).focus()
  await page.keyboard.type('kidney')
  await expect(options(page).first()).toBeVisible()
  await expect(field(page)).toHaveValue('kidney')
})

test('one request is sent after a pause in typing, and none for known suggestions', async ({ page, requests }) => {
  await page.clock.install()
  await page.goto('/')
  await field(page).focus()
  await expect(field(page)).toHaveAttribute('role', 'combobox')
  // The clock is paused from here on, so a slow machine does not matter.
  await page.clock.pauseAt(Date.now() + 60_000)
  const suggestionPaths = () => requests.map(pathOf).filter(isSuggesting)
  await field(page).pressSequentially('blood')
  expect(suggestionPaths()).toHaveLength(0)
  await page.clock.runFor(300)
  await expect(options(page).first()).toBeVisible()
  expect(suggestionPaths()).toHaveLength(1)
  await field(page).pressSequentially(' in')
  await page.clock.runFor(300)
  await expect.poll(() => suggestionPaths().length).toBe(2)
  for (let letter = 0; letter < 3; letter++) await page.keyboard.press('Backspace')
  await page.clock.runFor(600)
  await expect(options(page).first()).toBeVisible()
  expect(suggestionPaths()).toHaveLength(2)
})

test('arrow keys move through suggestions, Home and End return to the text, Escape closes, Enter opens the page', async ({
  page,
}) => {
  await type(page, 'kidney')
  const input = field(page)
  const list = page.locator('[role="listbox"]')
  await expect(input).toHaveAttribute('aria-expanded', 'true')
  await expect(input).not.toHaveAttribute('aria-activedescendant', /.*/)
  expect(await input.getAttribute('aria-controls')).toBe(await list.getAttribute('id'))

  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  expect(await input.getAttribute('aria-activedescendant')).toBe(await options(page).first().getAttribute('id'))
  await page.keyboard.press('ArrowUp')
  await expect(input).not.toHaveAttribute('aria-activedescendant', /.*/)
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')

  for (const key of ['Home', 'End']) {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press(key)
    await expect(input).not.toHaveAttribute('aria-activedescendant', /.*/)
  }
  await expect(input).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(input).toHaveValue('kidney')
  await expect(input).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(list).toBeVisible()
  const title = await options(page).first().locator('span').textContent()
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText(title ?? '')
})

test('Enter without a selected suggestion searches, and Tab closes the list', async ({ page }) => {
  await type(page, 'kidney sto')
  await page.keyboard.press('Tab')
  await expect(page.locator('[role="listbox"]')).toBeHidden()
  await field(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=kidney\+sto$/)
  await expect(page.locator('h1')).toContainText('results for')
})

test('a click on a suggestion opens its page', async ({ page }) => {
  await type(page, 'cystosc')
  await options(page).first().click()
  await expect(page).toHaveURL(/\/all-treatments\/cystoscopy$/)
})

test('the number of suggestions is announced in a status message', async ({ page }) => {
  await type(page, 'kidney')
  const count = await options(page).count()
  await expect(page.locator('form [role="status"]')).toHaveText(
    `${count} suggestions. Use the arrow keys to go to them.`,
  )
  await field(page).fill('xyzzyqwv')
  await expect(page.locator('form [role="status"]')).toHaveText('No suggestions.')
  await expect(page.locator('[role="listbox"]')).toBeHidden()
})

test('a suggestion shows the title and the matched synonym, and markup in the query is not rendered', async ({
  page,
}) => {
  await type(page, 'water infec')
  await expect(options(page).first()).toContainText('Urinary tract infection')
  await expect(options(page).first()).toContainText('water infection')
  await field(page).fill('<img src=x>')
  await page.waitForTimeout(600)
  expect(await page.locator('form img').count()).toBe(0)
})

test('an unfinished composition of an input method sends no request', async ({ page, requests }) => {
  await page.goto('/cn/')
  await field(page).focus()
  await expect(field(page)).toHaveAttribute('role', 'combobox')
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'shen', selectionStart: 4, selectionEnd: 4 })
  await page.waitForTimeout(500)
  expect(requests.map(pathOf).filter(isSuggesting)).toEqual([])
  await session.send('Input.insertText', { text: '肾' })
  await expect(options(page).first()).toBeVisible()
})

for (const [address, words] of [
  ['/', 'kidney'],
  ['/ar/', 'الكلى'],
] as const) {
  for (const width of [360, 1280]) {
    test(`axe finds no violation with suggestions open (${address}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await type(page, words, address)
      await page.keyboard.press('ArrowDown')
      expect(await axeViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      const box = await page.locator('[role="listbox"]').boundingBox()
      expect(box!.x).toBeGreaterThanOrEqual(0)
      expect(box!.x + box!.width).toBeLessThanOrEqual(width)
    })
  }
}

test('the header search shows suggestions where the flag nav-enhanced-search is on, and is a plain form where it is off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  const header = page.locator('header input[type="search"]')
  await page.goto('/condition/kidney-stones')
  await header.focus()
  await header.pressSequentially('prost')
  await expect(options(page).first()).toBeVisible()
  await page.goto('/tr/condition/bobrek-tasi')
  await startClient(page)
  await header.focus()
  await header.pressSequentially('prost')
  await page.waitForTimeout(600)
  await expect(header).not.toHaveAttribute('role', /.*/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tr\/search\?q=prost$/)
})

test('the search form still works when the server fails to return suggestions', async ({ page, quiet }) => {
  quiet.allowMessage(/503/)
  await page.route('**/_serverFn/*', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/')
  await field(page).focus()
  await field(page).pressSequentially('kidney')
  await page.waitForTimeout(600)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=kidney$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('search, its filters and its pagination work as links and a form', async ({ page }) => {
    await page.goto('/')
    await field(page).fill('kindey stons')
    await page.keyboard.press('Enter')
    await expect(page.locator('h1')).toContainText('results for')
    await expect(page.getByRole('link', { name: 'kidney stones', exact: true })).toHaveAttribute(
      'href',
      '/search?q=kidney+stones',
    )
    await page
      .getByRole('navigation', { name: 'Show only' })
      .getByRole('link', { name: /^Treatment/ })
      .click()
    await expect(page).toHaveURL(/kind=treatment/)
    await expect(page.locator('main section h2')).toHaveText([/^Treatments \d+$/])
    await page.goto('/search?q=stones')
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2/)
  })
})
