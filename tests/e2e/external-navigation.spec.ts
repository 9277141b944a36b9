import type { Page } from 'playwright'
import { expect, saveData, startClient, test, wakeClient } from './browser-test.ts'

/** Navigates with the router of the page, and returns the message of the error; undefined if there is none. */
const navigate = (page: Page, options: { href: string; reloadDocument?: boolean }) =>
  page.evaluate(async (to) => {
    try {
      await window.__TSR_ROUTER__?.navigate(to)
      return undefined
    } catch (error) {
      return (error as Error).message
    }
  }, options)

test('the router refuses to leave the site, and never runs a script', async ({ page, requests }) => {
  await saveData(page)
  await page.goto('/condition/kidney-stones')
  await wakeClient(page)
  requests.length = 0
  for (const href of [
    'https://evil.example/x',
    '//evil.example',
    '/\\evil.example',
    'mailto:a@b.example',
    'javascript:0',
  ])
    expect(await navigate(page, { href })).toBe('Navigating to an external URL is not allowed by default.')
  for (const href of ['javascript:0', 'java\tscript:0', 'data:text/html,x', 'vbscript:x'])
    expect(await navigate(page, { href, reloadDocument: true })).toMatch(
      /^Cannot navigate to a URL with '(?:javascript|data|vbscript):' protocol\.$/,
    )
  expect(requests).toEqual([])
  await expect(page).toHaveURL('/condition/kidney-stones')
})

test('the router goes to another website when that is asked for explicitly', async ({ page }) => {
  await page.route('https://other.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }),
  )
  await page.goto('/condition/kidney-stones')
  await startClient(page)
  await navigate(page, { href: 'https://other.example/x', reloadDocument: true }).catch(() => {})
  await expect(page.getByText('Elsewhere')).toBeVisible()
})
