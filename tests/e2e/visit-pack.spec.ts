import type { Page } from 'playwright/test'
import { formatDiary } from '../../src/features/diary/diary.ts'
import { exampleDiary } from '../../src/features/diary/examples.ts'
import { axeViolations } from './axe-violations.ts'
import { holdRequests } from './hold-requests.ts'
import { expectNothingCut } from './nothing-cut.ts'
import { expect, networkIdle, test } from './browser-test.ts'

const ready = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.client === 'ready')
const packButton = (page: Page) => page.getByRole('button', { name: 'Add to my visit pack' }).first()
const packLink = (page: Page) => page.getByRole('link', { name: 'In my visit pack' }).first()

/** Opens the pack with two pages, a question, notes and a diary. */
async function openPack(page: Page, at = '/visit-pack') {
  const pack = {
    pages: [
      { site: 'en', path: '/condition/kidney-stones', title: 'Kidney stones' },
      { site: 'en', path: '/condition/nocturia', title: 'Nocturia' },
    ],
    questions: ['May I travel next month?'],
    notes: 'Since spring I get up three times.',
  }
  await page.addInitScript(
    ([text, diary]) => {
      if (localStorage.getItem('visit-pack') === null) localStorage.setItem('visit-pack', text ?? '')
      localStorage.setItem('bladder-diary', diary ?? '')
    },
    [JSON.stringify(pack), formatDiary(exampleDiary)],
  )
  await page.goto(at)
  await ready(page)
}

test('a page is added while the client is loading, and every page shows whether it is in the pack', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/start-client*')
  await page.goto('/condition/kidney-stones')
  await packButton(page).click()
  await expect(packLink(page)).toBeFocused()
  await expect(page.locator('html')).not.toHaveAttribute('data-client')
  release()
  await ready(page)
  await expect(packLink(page)).toBeVisible()
  await expect(packButton(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Ureteroscopy' }).first().click()
  await expect(page.locator('h1')).toContainText('Ureteroscopy')
  await expect(packButton(page)).toBeVisible()
  await page.goBack()
  await expect(packLink(page)).toBeVisible()
  await page.reload()
  await expect(packLink(page)).toBeVisible()
  await packLink(page).click()
  await expect(page.locator('h1')).toHaveText('My visit pack')
  await expect(page.getByRole('heading', { name: 'Kidney stones', level: 3 })).toBeVisible()
})

test('a pack is filled with the keyboard alone, and survives a reload', async ({ page }) => {
  await openPack(page)
  const paper = page.getByRole('region', { name: 'For my visit' })
  const question = page.getByRole('group', { name: 'Kidney stones' }).getByRole('checkbox').first()
  await question.press('Space')
  await expect(paper.getByRole('listitem').filter({ hasText: '?' })).toHaveCount(2)
  await page.getByLabel('A question of your own').fill('Who calls me?')
  await page.keyboard.press('Enter')
  await page.getByLabel('Notes').fill('I take a water pill.')
  await page.reload()
  await ready(page)
  await expect(paper).toContainText('Who calls me?')
  await expect(paper).toContainText('I take a water pill.')
  await expect(question).toBeChecked()
  await page.getByRole('button', { name: 'Remove Who calls me?' }).press('Enter')
  await expect(paper).not.toContainText('Who calls me?')
  await expect(page.getByLabel('A question of your own')).toBeFocused()
  await page.getByRole('button', { name: 'Remove Nocturia' }).click()
  await expect(paper.getByRole('heading', { name: /Nocturia/ })).toHaveCount(0)
})

test('in a second language the same pages and questions are beside the first, with their addresses', async ({
  page,
}) => {
  await openPack(page)
  const question = page.getByRole('group', { name: 'Kidney stones' }).getByRole('checkbox').first()
  await question.check()
  await page.getByLabel('Second language').selectOption({ label: 'العربية' })
  const paper = page.getByRole('region', { name: 'For my visit' })
  const arabic = paper.locator('[lang="ar"][dir="rtl"]')
  await expect(arabic.getByRole('heading')).toHaveCount(1)
  await expect(arabic.first()).toContainText('؟')
  await expect(paper.getByText('This page does not exist in this language: العربية')).toBeVisible()
  const codes = paper.getByRole('img', { name: /^QR code/ })
  await expect(codes).toHaveCount(3)
  await expect(codes.first()).toHaveAccessibleName(/\/condition\/kidney-stones$/)
})

test('a page that was added in English is shown in the language of the site, and English can be the second one', async ({
  page,
}) => {
  await openPack(page, '/de/visit-pack')
  const paper = page.locator('section[aria-labelledby="for-my-visit"]')
  await expect(paper.getByRole('heading', { name: 'Nierensteine' })).toBeVisible()
  await expect(paper.getByRole('heading', { name: 'Kidney stones' })).toHaveCount(0)
  await page.locator('#second-language').selectOption({ label: 'English' })
  await expect(paper.locator('[lang="en-US"]').getByRole('heading', { name: 'Kidney stones' })).toBeVisible()
  await expect(paper.getByRole('heading', { name: 'Nierensteine' })).toBeVisible()
})

test('only the addresses of the pages are sent, and no question, note or figure', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)))
  await openPack(page)
  await page.getByLabel('Notes').fill('A secret note.')
  await page.getByLabel('Second language').selectOption({ label: 'Deutsch' })
  await networkIdle(page)
  expect(sent.some((one) => one.includes('/condition/nocturia'))).toBe(true)
  expect(sent.filter((one) => /travel|spring|secret|coffee|door/.test(one))).toEqual([])
})

test('the pack is printed without its forms, with the figures of the diary if the reader wants them', async ({
  page,
}) => {
  await openPack(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toBeHidden()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  const paper = page.getByRole('region', { name: 'For my visit' })
  await expect(paper.getByRole('heading', { name: 'Kidney stones' })).toBeVisible()
  await expect(paper.getByRole('table', { name: 'The figures' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByLabel('The figures of my bladder diary').uncheck()
  await expect(paper.getByRole('table', { name: 'The figures' })).toHaveCount(0)
})

test('the pack is deleted permanently', async ({ page }) => {
  await openPack(page)
  await page.getByText('Delete the pack').click()
  await page.getByRole('button', { name: 'Delete pages, questions and notes for good' }).click()
  await expect(page.getByText('There are no pages yet.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('visit-pack'))).toBeNull()
  await expect(page.getByRole('button', { name: 'Keep these pages in my account' })).toHaveCount(0)
})

test('without JavaScript the page says so, and articles do not offer the pack', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/visit-pack')
  await expect(page.getByText('it is switched off in your browser')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await page.goto('/condition/kidney-stones')
  await expect(page.getByRole('button', { name: 'Add to my visit pack' })).toHaveCount(0)
  await context.close()
})

for (const { site, width } of [
  { site: '', width: 360 },
  { site: '/de', width: 768 },
  { site: '/ar', width: 360 },
  { site: '/cn', width: 1280 },
])
  test(`a pack with pages has no axe violation and nothing cut off: ${site || '/en'} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPack(page, `${site}/visit-pack`)
    await expect(page.getByRole('img', { name: /http/ })).toHaveCount(2)
    expect(await axeViolations(page)).toEqual([])
    await expectNothingCut(page)
  })
