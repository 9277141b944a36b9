import { axeViolations } from './axe-violations.ts'
import { expect, test, startClient } from './browser-test.ts'

const pages = [
  ['en', '/chat/guide', 'Why do I get up so often at night?', 'I found nothing', 'cannot pee at all', 'tel:911'],
  ['ar', '/ar/chat/guide', 'ماذا أشرب إذا كانت لدي حصاة في الكلى؟', 'لم أجد شيئًا', 'مش عارف أتبول خالص', 'tel:123'],
] as const

for (const [site, path, question, nothing, emergency, number] of pages) {
  test(`a conversation by keyboard has answers and emergency cards, survives a reload and can be cleared (${site})`, async ({
    page,
    requests,
  }) => {
    await page.goto(path)
    await startClient(page)
    const field = page.getByRole('textbox').last()
    const log = page.getByRole('log')
    await field.focus()
    await page.keyboard.type(question)
    await page.keyboard.press('Enter')
    await expect(log.getByText(question)).toBeVisible()
    await expect(log).toHaveAttribute('aria-busy', 'false')
    // The heading of the answer has the focus and is in view.
    const heading = log.locator('h2[data-answer]')
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await expect(field).toHaveValue('')
    expect(await axeViolations(page)).toEqual([])

    // A question that no page answers is refused, and an emergency shows the card first.
    await field.fill('xylophone')
    await page.keyboard.press('Enter')
    await expect(log.getByText(nothing)).toBeFocused()
    await field.fill(emergency)
    await page.keyboard.press('Enter')
    await expect(log.locator(`a[href="${number}"]`).first()).toBeInViewport()
    expect(await axeViolations(page)).toEqual([])

    // The conversation survives a reload until it is cleared.
    await page.reload()
    await startClient(page)
    await expect(page.getByRole('log').getByText(question)).toBeVisible()
    await page.locator('form[method="get"] button').last().click()
    await expect(page.getByRole('log')).toBeEmpty()
    await page.reload()
    await startClient(page)
    await expect(page.getByRole('log')).toBeEmpty()
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('chat:')))).toEqual([])

    // No URL contains any text of the conversation.
    const said = [question, 'xylophone', emergency]
    for (const request of requests) {
      for (const words of said) expect(decodeURIComponent(request.url())).not.toContain(words.slice(0, 9))
    }
  })
}

test('a suggested question is sent by pressing it, and the answer links to its section on the page', async ({
  page,
}) => {
  await page.goto('/chat/guide')
  await startClient(page)
  await page.getByRole('button', { name: 'Why do I get up so often at night?' }).click()
  const section = page.getByRole('log').getByRole('heading', { level: 3 }).getByRole('link').first()
  await expect(section).toBeVisible()
  const heading = (await section.textContent()) ?? ''
  await section.click()
  await expect(page.getByRole('log')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('log').getByText('Why do I get up so often at night?')).toBeVisible()
})

test('a short question that names nothing is answered within the page of the previous answer', async ({ page }) => {
  await page.goto('/chat/guide')
  await startClient(page)
  const field = page.getByLabel('Your question')
  const headings = page.getByRole('log').locator('h2[data-answer]')
  await field.fill('How do I prepare for a cystoscopy?')
  await field.press('Enter')
  await expect(headings).toHaveText(['Cystoscopy'])
  await field.fill('and what are the risks?')
  await field.press('Enter')
  await expect(headings).toHaveText(['Cystoscopy', 'Cystoscopy'])
  await expect(headings.last()).toBeFocused()
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('the number to call is on the first screen of an emergency', async ({ page }) => {
    await page.goto('/chat/guide')
    await startClient(page)
    await page.getByLabel('Your question').fill('cannot pee at all')
    await page.getByLabel('Your question').press('Enter')
    await expect(page.getByRole('log').locator('a[href^="tel:"]').first()).toBeInViewport({ ratio: 1 })
  })
})

test('the close button returns to the previous page, or to the home page if there is none', async ({ page }) => {
  await page.goto('/condition/kidney-stones')
  await startClient(page)
  await page.evaluate(() => (location.href = '/chat/guide'))
  await page.waitForURL('/chat/guide')
  await startClient(page)
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL('/condition/kidney-stones')
  await page.goto('about:blank')
  await page.goto('/chat/guide')
  await startClient(page)
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL('/')
})

test('the close button returns to the previous page after the skip link', async ({ page }) => {
  await page.goto('/search')
  await startClient(page)
  await page.locator('main a[href="/chat/guide"]').click()
  await expect(page.getByRole('log')).toBeAttached()
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL('/search')
})

test('the close button leads to the home page in a new tab', async ({ page }) => {
  await page.goto('/condition/kidney-stones')
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/chat/guide'))
  const tab = await opened
  await tab.waitForURL('/chat/guide')
  await startClient(tab)
  await tab.getByRole('link', { name: 'Close' }).click()
  await expect(tab).toHaveURL('/')
})

test('the close button leads to the home page after a question that was sent before the client started', async ({
  page,
}) => {
  await page.goto('/chat/guide')
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('input[name="question"]')!
    field.value = 'What is a stone?'
    field.form!.submit()
  })
  await page.waitForURL('/chat/guide#answer')
  await startClient(page)
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL('/')
})

test('an error message is shown when the response of the chatbot breaks off', async ({ page, quiet }) => {
  quiet.allowMessage(/Failed to load resource/)
  await page.route('**/api/chat', (route) => route.fulfill({ status: 200, body: '{"kind":"sou' }))
  await page.goto('/chat/guide')
  await startClient(page)
  await page.getByLabel('Your question').fill('What is a stone?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText('I cannot answer at the moment.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('questions are sent by forms on the home page and in the chat, and never appear in a URL', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Why do I get up so often at night?' }).click()
    await expect(page).toHaveURL('/chat/guide#answer')
    await expect(page.getByRole('log')).toContainText('Nocturia')
    await page.getByLabel('Your question').fill('cannot pee at all')
    // Enter also sends the question without the client.
    await page.getByLabel('Your question').press('Enter')
    await expect(page).toHaveURL('/chat/guide#answer')
    await expect(page.getByRole('log').getByRole('link', { name: /112/ }).first()).toBeVisible()
  })
})
