import { expect, networkIdle, startClient, test } from './browser-test.ts'

const follow = (href: string) => {
  const link = document.createElement('a')
  link.href = href
  document.querySelector('main [data-rich-text]:not(a *)')!.append(link)
  link.click()
}
const invalid = '/guidelines/urolithiasis/summary-of-changes/last-year'

test('a route that fails validation shows the not-found page and restores the previous URL', async ({ page }) => {
  await page.goto('/condition/kidney-stones?from=here')
  await startClient(page)
  await page.evaluate(follow, invalid)
  const contact = page.getByRole('link', { name: 'Find help on the contact page' })
  await expect(contact).toBeVisible()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/condition/kidney-stones')
  // The client still works, so the reader can navigate from here and back.
  await contact.click()
  await expect(contact).toHaveCount(0)
  await expect(page).toHaveURL(/\/contact$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kidney stones')
})

test('an unknown slug of a known route shows the not-found page and keeps its URL', async ({ page }) => {
  await page.goto('/condition/kidney-stones')
  await startClient(page)
  await page.evaluate(follow, '/guidelines/no-such-guideline')
  await expect(page.getByRole('link', { name: 'Find help on the contact page' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/guidelines/no-such-guideline')
  expect(await page.title()).toContain('This page is not here')
})

test('preloading a route that fails validation leaves the current page unchanged', async ({ page }) => {
  await page.goto('/condition/kidney-stones')
  await startClient(page)
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    link.textContent = 'last year'
    document.querySelector('main [data-rich-text]:not(a *)')!.append(link)
  }, invalid)
  await page.getByText('last year').hover()
  await networkIdle(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kidney stones')
  expect(new URL(page.url()).pathname).toBe('/condition/kidney-stones')
})
