import { kindsOfPage } from './kinds-of-page.ts'
import { expect, pathOf, saveData, test, wakeClient } from './browser-test.ts'

// Data saving turns preloading off, so that only the requests of the navigation itself are counted.
test.beforeEach(({ page }) => saveData(page))

// Whether a path is that of a payload or of other data, and not of a script, style sheet, message or media file.
const isDataRequest = (path: string) =>
  !path.includes('/assets/') && !path.includes('/messages/') && !path.includes('/media/')

for (const [site, prefix, link, heading] of [
  ['en', '', '/condition/kidney-stones', 'Kidney stones'],
  ['ar', '/ar', `/ar/condition/${encodeURIComponent('حصى-الكلى')}`, 'حصى الكلى'],
] as const) {
  test(`navigating to a prerendered page fetches only its payload (${site})`, async ({ page, requests }) => {
    await page.goto(`${prefix}/all-conditions`)
    await wakeClient(page)
    requests.length = 0
    await page.locator(`main a[href="${link}"]`).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const payloadPaths = requests.map(pathOf).filter(isDataRequest)
    expect(payloadPaths).toHaveLength(1)
    expect(payloadPaths[0]).toMatch(/^.*\/_payload\.json\?[\w-]+$/)
    expect(payloadPaths[0]?.startsWith(link)).toBe(true)
  })
}

test('every kind of page that is not for one reader is fetched by one request', async ({ page, requests }) => {
  const paths = Object.values(kindsOfPage).map(({ en }) => en)
  // Without reduced motion, each navigation would skip the view transition of the one before, which the browser logs.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/all-conditions')
  await wakeClient(page)
  for (const path of paths) {
    if (/^\/(?:chat|contact|search|profile|login|consent|feedback|symptoms|stored-data)/.test(path)) continue
    requests.length = 0
    await page.evaluate((to) => window.__TSR_ROUTER__?.navigate({ href: to }), path)
    await expect(page.locator('main')).toBeVisible()
    expect(requests.map(pathOf).filter(isDataRequest).length, path).toBeLessThanOrEqual(1)
  }
})

test('a page of a list is fetched by one request, with the parameters that the list has', async ({
  page,
  requests,
}) => {
  await page.goto('/all-treatments')
  await wakeClient(page)
  for (const path of ['/news', '/news?page=2']) {
    requests.length = 0
    await page.evaluate(
      (to) => window.__TSR_ROUTER__?.navigate({ href: `${to}${to.includes('?') ? '&' : '?'}from=here` }),
      path,
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
    await expect(page.locator(`a[aria-current="page"]`, { hasText: path.includes('2') ? /^2$/ : /^1$/ })).toBeVisible()
    const payloadPaths = requests.map(pathOf).filter(isDataRequest)
    expect(payloadPaths).toEqual([
      expect.stringMatching(
        path === '/news' ? /^\/news\/_payload\.json\?[\w-]+$/ : /^\/news\/_payload\.json\?page=2&[\w-]+$/,
      ),
    ])
  }
})

test('results of a search are fetched by one request, from another page and from the search itself', async ({
  page,
  requests,
}) => {
  await page.goto('/all-treatments')
  await wakeClient(page)
  for (const query of ['stone', 'bladder']) {
    requests.length = 0
    await page.evaluate((q) => window.__TSR_ROUTER__?.navigate({ href: `/search?q=${q}&from=here` }), query)
    await expect(page.locator('main input[type="search"]')).toHaveAttribute('value', query)
    await expect(page.locator('#results')).toBeVisible()
    const payloadPaths = requests.map(pathOf).filter(isDataRequest)
    expect(payloadPaths).toEqual([expect.stringMatching(RegExp(`^/search/_payload\\.json\\?q=${query}&[\\w-]+$`))])
    expect((await requests.find((request) => isDataRequest(pathOf(request)))?.response())?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
    })
  }
})

test('an index page has a payload, and the query of the link is not part of its URL', async ({ page, requests }) => {
  await page.goto('/all-treatments')
  await wakeClient(page)
  requests.length = 0
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/all-conditions?from=here'
    const text = document.createElement('div')
    text.dataset.richText = ''
    text.append(link)
    document.querySelector('main')!.append(text)
    link.click()
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conditions A–Z')
  const payloadPaths = requests.map(pathOf).filter(isDataRequest)
  expect(payloadPaths).toEqual([expect.stringMatching(/^\/all-conditions\/_payload\.json\?[\w-]+$/)])
})

for (const [what, answer] of [
  ['broken', { status: 200, body: '{"address":' }],
  ['missing', { status: 404, body: 'Not found' }],
] as const) {
  test(`a ${what} payload logs a warning, and the page is fetched from the server instead`, async ({
    page,
    requests,
    quiet,
  }) => {
    quiet.expectMessage(/payload of a page is left aside/)
    if (answer.status === 404) quiet.expectMessage(/404/)
    await page.route('**/_payload.json?*', (route) => route.fulfill(answer))
    await page.goto('/all-conditions')
    await wakeClient(page)
    requests.length = 0
    await page.locator('main a[href="/condition/kidney-stones"]').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kidney stones')
    expect(requests.map(pathOf).filter((path) => path.startsWith('/_serverFn/'))).toHaveLength(1)
    expect(requests.filter((request) => request.resourceType() === 'document')).toEqual([])
  })
}

test('a malformed manifest logs an error, and client navigation works without payloads', async ({
  page,
  requests,
  quiet,
}) => {
  quiet.expectMessage(/manifest of this build could not be loaded/)
  await page.route('**/builds/meta/*.json', (route) => route.fulfill({ status: 200, body: 'no json' }))
  await page.goto('/all-conditions')
  await wakeClient(page)
  requests.length = 0
  await page.locator('main a[href="/condition/kidney-stones"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kidney stones')
  expect(requests.map(pathOf).filter((path) => path.includes('_payload'))).toEqual([])
})
