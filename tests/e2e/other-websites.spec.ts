import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './browser-test.ts'

// In these tests, other websites show a page of the site, or link to it by a clinical code (docs/for-clinics.md).

const example = readFileSync('docs/examples/clinic-page.html', 'utf8')

test('the example shows a page on the website of a clinic, within its own policy', async ({ page, baseURL }) => {
  // The clinic's website has a server of its own on this machine, because browsers do not allow other websites to access
  // local servers.
  const clinic = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(example.replaceAll('http://localhost:3000', baseURL ?? ''))
  })
  await new Promise<void>((resolve) => clinic.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(clinic.address() as AddressInfo).port}/`)
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { level: 2 })).toHaveText('Kidney stones')
  await expect(article.getByRole('heading', { name: 'Emergency: call now' })).toBeVisible()
  await expect(article.getByRole('link', { name: 'Read this page on Plain Urology' })).toBeVisible()
  await expect(article).toContainText('Not yet reviewed by a doctor.')
  expect(await article.locator('script, style, form, button, [id], [class]').count()).toBe(0)
  clinic.close()
})

test('without JavaScript the example links to the page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.setContent(example)
  await expect(page.getByRole('link', { name: 'Kidney stones' })).toBeVisible()
  await context.close()
})

test('a link with a code leads to the page about it, or to a list of pages, in the language of the site', async ({
  page,
}) => {
  await page.goto('/de/code/icd-10/N20.0')
  await expect(page).toHaveURL(/\/de\/condition\/nierensteine$/)
  await page.goto('/de/code/icd-10/N23')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seiten zum Code ICD-10 N23')
  await page.getByRole('main').getByRole('link').filter({ visible: true }).last().press('Enter')
  await expect(page).toHaveURL(/\/de\/all-treatments\//)
})
