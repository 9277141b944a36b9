import { chrome } from '../support/read-page.ts'
import { expect, startClient, test } from './browser-test.ts'

const bot = `${chrome} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`
const path = '/condition/kidney-stones'

for (const [who, userAgent] of [
  ['bot', bot],
  ['reader', chrome],
] as const) {
  test.describe(`an error of a page in the browser of a ${who}`, () => {
    test.use({ userAgent })

    test(who === 'bot' ? 'is logged and leaves the page as it is' : 'shows the error page', async ({ page, quiet }) => {
      quiet.expectMessage(/the dates of this browser fail/)
      // The page has dates, so hydration fails when formatting them throws.
      await page.addInitScript(() =>
        Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
          get() {
            throw new Error('the dates of this browser fail')
          },
        }),
      )
      await page.goto(path)
      const words = await page.locator('main').innerText()
      const logged = page.waitForEvent('console', (message) => /the dates of this browser fail/.test(message.text()))
      await page.dispatchEvent('html', 'pointerdown')
      await logged
      const heading = page.getByRole('heading', { level: 1 })
      if (who === 'reader') return expect(heading).toHaveText('An error occurred')
      // If an error page were shown, it would replace the page within this time.
      await page.waitForTimeout(1000)
      await expect(heading).toHaveText('Kidney stones')
      expect(await page.locator('main').innerText()).toBe(words)
      await expect(page.getByRole('contentinfo')).toHaveCount(1)
      expect(await page.title()).toContain('Kidney stones')
    })
  })
}

test.describe('a request of a bot that fails', () => {
  test.use({ userAgent: bot })

  test('leaves the page that it comes from unchanged', async ({ page, quiet }) => {
    quiet.allowMessage(/status of 404|payload of a page is left aside/)
    quiet.expectMessage(/PageError/)
    await page.route(/\/_serverFn\/|_payload\.json/, (route) => route.fulfill({ status: 404 }))
    await page.goto('/all-conditions')
    await startClient(page)
    const logged = page.waitForEvent('console', (message) => /PageError/.test(message.text()))
    await page.locator(`main a[href="${path}"]`).first().click()
    await logged
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conditions A–Z')
  })
})
