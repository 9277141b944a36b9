import { fetchServerFunction } from '../support/server-functions.ts'
import { expect, pathOf, test, wakeClient } from './site.ts'

const guideline = '/guidelines/urolithiasis'

test('a navigation within a guideline sends one request, and its response lacks the shared publication', async ({
  page,
  requests,
  baseURL,
}) => {
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
    const before = requests.length
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.waitForLoadState('networkidle')
    const asked = requests
      .slice(before)
      .map(pathOf)
      .filter((each) => each.includes(encodeURIComponent(path)))
    expect(asked).toHaveLength(1)
    const { result } = await fetchServerFunction({ port: Number(new URL(baseURL ?? '').port) }, asked[0] ?? '')
    expect(result).toHaveProperty('page')
    expect(result).not.toHaveProperty('publication')
    await expect(main.getByText('Edition 2026')).toBeVisible()
  }
})

test('a navigation to a guideline from another page fetches the page and the publication in one request', async ({
  page,
  requests,
}) => {
  await page.goto('/condition/kidney-stones')
  await wakeClient(page)
  const before = requests.length
  await page.getByRole('link', { name: 'Stones in the urinary tract' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stones in the urinary tract')
  await page.waitForLoadState('networkidle')
  const asked = requests.slice(before).map(pathOf)
  expect(
    asked.filter((path) => path.startsWith('/_serverFn/') && decodeURIComponent(path).includes(guideline)),
  ).toHaveLength(1)
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
