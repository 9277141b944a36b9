import type { Page } from 'playwright/test'
import { axeViolations } from './axe-violations.ts'
import { expect, saveData, startClient, test, wakeClient } from './browser-test.ts'

const card = (page: Page) => page.locator('section:has([data-own-number])').first()
const callButtons = (page: Page) =>
  card(page)
    .getByRole('link', { name: /^Call / })
    .filter({ visible: true })
const summary = (page: Page) => card(page).locator('summary')

/** Cancels clicks on `tel:` links, because the browser of the test cannot open them. */
const cancelCalls = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault()
    }),
  )

/** Calls the first number of a country in the open list. */
const call = (page: Page, country: string) =>
  card(page).getByRole('listitem').filter({ hasText: country }).getByRole('link').first().click()

test('an emergency card opens the numbers of all countries by keyboard', async ({ page }) => {
  await page.goto('/condition/kidney-stones')
  const numbers = ['Call 911 (United States, Canada)', /Call 999/, /Call 112/, /Call 000/]
  // This card is long, so its numbers are below its heading and again at its end.
  await expect(callButtons(page)).toHaveText([...numbers, ...numbers])
  const switzerland = card(page).getByRole('listitem').filter({ hasText: 'Switzerland' })
  await expect(switzerland).toBeHidden()
  await summary(page).focus()
  await page.keyboard.press('Enter')
  await expect(switzerland.getByRole('link')).toHaveText(['144', '112'])
  await expect(switzerland.getByRole('link').first()).toHaveAttribute('href', 'tel:144')
  expect(await axeViolations(page)).toEqual([])
})

test('the country whose number is called is the one that cards show from then on', async ({ page }) => {
  const ownNumbers = ['Call 144 (Switzerland)', 'Call 144 (Switzerland)']
  await saveData(page)
  await page.goto('/condition/kidney-stones')
  await cancelCalls(page)
  await summary(page).click()
  // The script that remembers the country is loaded when the list is opened, so the first call may come too early.
  await expect(async () => {
    await call(page, 'Switzerland')
    await expect(callButtons(page)).toHaveText(ownNumbers, { timeout: 1000 })
  }).toPass()
  await expect(callButtons(page).first()).toHaveAttribute('href', 'tel:144')
  await page.reload()
  await expect(callButtons(page)).toHaveText(ownNumbers)
  await wakeClient(page)
  await expect(callButtons(page)).toHaveText(ownNumbers)
  await page.locator('main a[href="/condition/blood-in-urine"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blood in the urine')
  await expect(callButtons(page).first()).toHaveText('Call 144 (Switzerland)')
  await page.goto('/de/condition/nierensteine')
  await expect(card(page).getByRole('link', { name: '144 (Schweiz)' }).filter({ visible: true }).first()).toBeVisible()
})

test('a card that is shown again has the number of the country that was called last, and none once it is deleted', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await saveData(page)
  await page.goto('/condition/kidney-stones')
  await page.evaluate(() => localStorage.setItem('country', 'CH'))
  await page.reload()
  // The number must be shown before the client starts, because the client reads the HTML of the card from the document.
  await expect(callButtons(page).first()).toHaveText('Call 144 (Switzerland)')
  await startClient(page)
  await cancelCalls(page)
  await summary(page).click()
  await call(page, 'Brazil')
  await expect(callButtons(page).first()).toHaveText('Call 192 (Brazil)')
  await page.locator('main a[href="/condition/blood-in-urine"]').first().click()
  await expect(heading).toHaveText('Blood in the urine')
  await page.goBack()
  await expect(heading).toHaveText('Kidney stones')
  await expect(callButtons(page)).toHaveText(['Call 192 (Brazil)', 'Call 192 (Brazil)'])

  await page.locator('footer a[href="/stored-data"]').click()
  await page.locator('li', { hasText: 'emergency number' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('It is deleted.')).toBeVisible()
  await page.goBack()
  await expect(heading).toHaveText('Kidney stones')
  await expect(callButtons(page).first()).toHaveText('Call 911 (United States, Canada)')
  await expect(
    card(page)
      .getByRole('link', { name: /Switzerland|Brazil/ })
      .filter({ visible: true }),
  ).toHaveCount(0)
})

test('an emergency card of the chatbot shows the saved country, also after a reload', async ({ page }) => {
  const numbers = (name: string) => page.getByRole('log').getByRole('link', { name })
  await page.addInitScript(() => localStorage.setItem('country', 'CH'))
  await page.goto('/chat/guide')
  await startClient(page)
  await page.getByLabel('Your question').fill('cannot pee at all')
  await page.getByLabel('Your question').press('Enter')
  await expect(numbers('Call 144 (Switzerland)').first()).toBeVisible()
  await expect(numbers('Call 911')).toHaveCount(0)
  await page.reload()
  await startClient(page)
  await expect(numbers('Call 144 (Switzerland)').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the numbers of all countries are links', async ({ page }) => {
    await page.goto('/ar/condition/حصى-الكلى')
    await summary(page).click()
    await expect(card(page).locator('a[href="tel:144"]').first()).toBeVisible()
  })
})
