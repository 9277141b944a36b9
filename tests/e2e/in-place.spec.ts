import { holdRequests } from './hold-requests.ts'
import { expect, startClient, test } from './browser-test.ts'

// Some controls work before the client has started, so that readers with a slow phone do not have to wait for it.

test('print and copy respond while the client is loading, and only once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const release = await holdRequests(page, '**/start-client*')
  await page.goto('/condition/kidney-stones')
  await page.evaluate(() => {
    window.print = () => (document.documentElement.dataset['printed'] += 'x')
    document.documentElement.dataset['printed'] = ''
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'x')
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-client')
  release()
  await expect(page.locator('html')).toHaveAttribute('data-client', 'ready')
  await expect(page.getByText('Link copied')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'x')
})

test('a thank-you message replaces “Was this page helpful?” after an answer', async ({ page }) => {
  await page.goto('/condition/kidney-stones')
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you. Your answer is stored' })).toBeFocused()
  await expect(page).toHaveURL(/\/condition\/kidney-stones$/)
  await startClient(page)
  await expect(page.getByText('Thank you. Your answer is stored')).toBeVisible()
})

test('the question can be answered again on the way back, if the client started while an answer was being sent', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/feedback')
  const no = page.getByRole('button', { name: 'No', exact: true })
  const thanks = page.getByText('Thank you. Your answer is stored')
  await page.goto('/condition/kidney-stones')
  await no.click()
  await expect(page.locator('form[aria-busy="true"]')).toHaveCount(1)
  await startClient(page)
  release()
  await expect(thanks).toBeVisible()
  await page.locator('main a[href="/condition/blood-in-urine"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blood in the urine')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kidney stones')
  await no.click()
  await expect(thanks).toBeVisible()
})

test('a problem with a page is reported in place of the question', async ({ page, quiet }) => {
  // The browser logs the refused request.
  quiet.expectMessage(/422/)
  await page.goto('/condition/blood-in-urine')
  await page.getByRole('button', { name: 'Something is wrong' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('link', { name: 'Write what is wrong on the page.' })).toBeVisible()
  await page.getByRole('textbox', { name: 'What is wrong on the page?' }).fill('A link leads nowhere.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you. Your answer is stored')).toBeVisible()
  await expect(page).toHaveURL(/\/condition\/blood-in-urine$/)
})

test('when an answer cannot be sent in place, the browser sends its form', async ({ page, quiet }) => {
  quiet.expectMessage(/ERR_FAILED/)
  await page.goto('/condition/kidney-stones')
  await page.route('**/feedback', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()))
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page).toHaveURL(/\/feedback/)
  await expect(page.getByText('Thank you. Your answer is stored')).toBeVisible()
})

test('when the script that sends an answer in place cannot be loaded, the browser sends the form', async ({
  page,
  quiet,
}) => {
  quiet.expectMessage(/ERR_FAILED/)
  await page.route('**/assets/answer-in-place-*.js', (route) => route.abort())
  await page.goto('/condition/kidney-stones')
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page).toHaveURL(/\/feedback/)
  await expect(page.getByText('Thank you. Your answer is stored')).toBeVisible()
})

test('a part of the body that is opened by keyboard has the focus on its heading', async ({ page }) => {
  await page.goto('/')
  await startClient(page)
  await page.locator('a[href$="#area-bladder"]').last().press('Enter')
  await expect(page.locator('#area-bladder')).toBeFocused()
})
