import type { Request } from 'playwright/test'
import { expect, networkIdle, pathOf, saveData, test, wakeClient } from './browser-test.ts'

const guideline = '/guidelines/urolithiasis'

/** Returns the paths and queries of the requests for the data of pages. */
const dataOf = (requests: readonly Request[]) =>
  requests.map(pathOf).filter((path) => path.includes('/_payload.json?') || path.startsWith('/_serverFn/'))

test('a navigation within a guideline sends one request, which is for the payload of the page', async ({
  page,
  requests,
}) => {
  // Data saving turns preloading off, so that only the requests of the navigation itself are counted.
  await saveData(page)
  await page.goto(guideline)
  await wakeClient(page)
  const main = page.getByRole('main')
  const visits = [
    ['Chapters', 'Sudden stone pain', `${guideline}/chapter/renal-colic`],
    ['Parts of this guideline', 'Panel', `${guideline}/panel`],
    ['Parts of this guideline', 'Summary of changes', `${guideline}/summary-of-changes`],
  ] as const
  for (const [navigation, name, path] of visits) {
    const link = main.getByRole('navigation', { name: navigation, exact: true }).getByRole('link', { name })
    requests.length = 0
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await networkIdle(page)
    expect(dataOf(requests)).toEqual([expect.stringMatching(RegExp(`^${path}/_payload\\.json\\?`))])
    await expect(main.getByText('Edition 2026')).toBeVisible()
  }
})

test('a navigation to a guideline from another page fetches the page and the publication in one request', async ({
  page,
  requests,
}) => {
  await saveData(page)
  await page.goto('/condition/kidney-stones')
  await wakeClient(page)
  requests.length = 0
  await page.getByRole('link', { name: 'Stones in the urinary tract' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stones in the urinary tract')
  await networkIdle(page)
  expect(dataOf(requests)).toEqual([expect.stringMatching(RegExp(`^${guideline}/_payload\\.json\\?`))])
})

test('an unknown part or year of a guideline is a 404 page with one header', async ({ page, quiet }) => {
  quiet.expectMessage(/404/)
  for (const path of [`${guideline}/summary-of-changes/2019`, '/guidelines/archive/panel', `${guideline}/nothing`]) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here')
  }
})
