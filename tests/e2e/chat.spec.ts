import { axeViolations } from './axe-violations.ts'
import { expect, test, startClient } from './site.ts'

const pages = [
  ['en', '/chat/guide', 'Why do I get up so often at night?', 'I found nothing', 'cannot pee at all'],
  ['ar', '/ar/chat/guide', 'ماذا أشرب إذا كانت لدي حصاة في الكلى؟', 'لم أجد شيئًا', 'مش عارف أتبول خالص'],
] as const

for (const [site, path, question, nothing, emergency] of pages) {
  test(`a conversation by the keyboard (${site})`, async ({ page, requests }) => {
    await page.goto(path)
    await startClient(page)
    const field = page.getByRole('textbox').last()
    const log = page.getByRole('log')
    await field.focus()
    await page.keyboard.type(question)
    await page.keyboard.press('Enter')
    await expect(log.getByText(question)).toBeVisible()
    await expect(log.getByRole('listitem').first()).toBeVisible()
    await expect(log).toHaveAttribute('aria-busy', 'false')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    expect(await axeViolations(page)).toEqual([])

    // A question that no page answers is refused, and an emergency shows the card first.
    await page.keyboard.type('xylophone')
    await page.keyboard.press('Enter')
    await expect(log.getByText(nothing)).toBeVisible()
    await page.keyboard.type(emergency)
    await page.keyboard.press('Enter')
    await expect(log.getByRole('link', { name: /112/ })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])

    // It stays over a reload, and goes when it is cleared.
    await page.reload()
    await startClient(page)
    await expect(page.getByRole('log').getByText(question)).toBeVisible()
    await page.locator('form[method="get"] button').last().click()
    await expect(page.getByRole('log')).toBeEmpty()
    await page.reload()
    await startClient(page)
    await expect(page.getByRole('log')).toBeEmpty()
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('chat:')))).toEqual([])

    // No address has a word of it.
    const said = [question, 'xylophone', emergency]
    for (const request of requests) {
      for (const words of said) expect(decodeURIComponent(request.url())).not.toContain(words.slice(0, 9))
    }
  })
}

test('a suggested question is asked by pressing it, and its answer leads to the block', async ({ page }) => {
  await page.goto('/chat/guide')
  await startClient(page)
  await page.getByRole('button', { name: 'Why do I get up so often at night?' }).click()
  const citation = page
    .getByRole('log')
    .getByRole('link', { name: /^Source 1: / })
    .first()
  await expect(citation).toBeVisible()
  const sentence = await page.getByRole('log').getByRole('listitem').first().locator('span').first().textContent()
  await citation.click()
  // The conversation has the same sentence.
  await expect(page.getByRole('log')).toHaveCount(0)
  await expect(page.locator('main')).toContainText(sentence ?? '')
  await page.goBack()
  await expect(page.getByRole('log').getByText('Why do I get up so often at night?')).toBeVisible()
})

test('the close button leads back to where the visitor came from, else home', async ({ page }) => {
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

test('when the answer breaks off the reader is told so', async ({ page, quiet }) => {
  quiet.allowMessage(/Failed to load resource/)
  await page.route('**/api/chat', (route) => route.fulfill({ status: 200, body: '{"kind":"sou' }))
  await page.goto('/chat/guide')
  await startClient(page)
  await page.getByLabel('Your question').fill('What is a stone?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText('I cannot answer at the moment.')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page and the chatbot are forms, and no address has the question', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Why do I get up so often at night?' }).click()
    await expect(page).toHaveURL('/chat/guide#answer')
    await expect(page.getByRole('log')).toContainText('Nocturia')
    await page.getByLabel('Your question').fill('cannot pee at all')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(page).toHaveURL('/chat/guide#answer')
    await expect(page.getByRole('log').getByRole('link', { name: /112/ })).toBeVisible()
  })
})
