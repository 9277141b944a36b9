import { expect, networkIdle, pathOf, saveData, test, wakeClient } from './browser-test.ts'

const isPayload = (path: string) => path.includes('/_payload.json')
/** Whether a path belongs to another page: its data or its view. Requests for chunks of the client itself are excluded. */
const isForAnotherPage = (path: string) =>
  isPayload(path) || /\/_serverFn\/|\/assets\/(?:\w+Page|condition-views)-/.test(path)

for (const [site, prefix] of [
  ['en', ''],
  ['ar', '/ar'],
] as const) {
  test(`the pages behind visible links are preloaded, each once and eight at most (${site})`, async ({
    page,
    requests,
  }) => {
    await page.goto(`${prefix}/all-conditions`)
    await wakeClient(page)
    await expect.poll(() => requests.map(pathOf).filter(isPayload).length).toBeGreaterThan(2)
    await networkIdle(page)
    await page.mouse.wheel(0, 3000)
    await networkIdle(page)
    const payloadPaths = requests.map(pathOf).filter(isPayload)
    expect(payloadPaths.length).toBeLessThanOrEqual(8)
    expect(new Set(payloadPaths).size).toBe(payloadPaths.length)
    expect(payloadPaths.filter((path) => !path.startsWith(`${prefix}/`))).toEqual([])
  })
}

test('links in an SVG drawing do not stop the preloading of other links', async ({ page, requests }) => {
  await page.goto('/')
  await wakeClient(page)
  await page.locator('main svg a').first().scrollIntoViewIfNeeded()
  await page
    .locator('main a[href="/news/awareness-week-2026"], main a[href^="/news/"]')
    .first()
    .scrollIntoViewIfNeeded()
  await expect.poll(() => requests.map(pathOf).filter(isPayload).length).toBeGreaterThan(0)
})

test('preloading is off for a reader who saves data', async ({ page, requests }) => {
  await saveData(page)
  await page.goto('/all-conditions')
  await wakeClient(page)
  await page.locator('main a[href="/condition/kidney-stones"]').first().hover()
  await page.waitForTimeout(300)
  expect(requests.map(pathOf).filter(isPayload)).toEqual([])
})

for (const effectiveType of ['2g', 'slow-2g']) {
  test(`preloading is off on a ${effectiveType} connection`, async ({ page, requests }) => {
    await page.addInitScript(
      (type) => Object.defineProperty(navigator, 'connection', { value: { effectiveType: type } }),
      effectiveType,
    )
    await page.goto('/nl/condition/nierstenen')
    await wakeClient(page)
    requests.length = 0
    await page.locator('main a[href="/nl/all-treatments/ureteroscopie"]').first().hover()
    await page.locator('main [data-rich-text] a[href^="/nl/"]:visible').first().hover()
    await page.waitForTimeout(300)
    expect(requests.map(pathOf).filter(isForAnotherPage)).toEqual([])
  })
}

for (const [what, link] of [
  ['a link of a component', 'footer a[href="/nl/contact"]'],
  ['a link in the text of a page', 'main [data-rich-text]:not(a *) a[href^="/nl/"]:visible'],
] as const) {
  test(`${what} is preloaded once on hover, and following it sends no further request`, async ({ page, requests }) => {
    // Without `requestIdleCallback`, the pages behind links in view are not preloaded, so that only the hover has an effect.
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'requestIdleCallback'))
    await page.goto('/nl/condition/nierstenen')
    await wakeClient(page)
    requests.length = 0
    const target = page.locator(link).first()
    await target.hover()
    const path = ((await target.getAttribute('href')) ?? '').slice('/nl'.length)
    const preloaded = () =>
      requests
        .map(pathOf)
        .filter((requestPath) => !requestPath.startsWith('/assets/') && decodeURIComponent(requestPath).includes(path))
    await expect.poll(preloaded).toHaveLength(1)
    await networkIdle(page)
    await target.click()
    await page.waitForURL((url) => url.pathname !== '/nl/condition/nierstenen')
    await expect(page.locator('h1')).toBeFocused()
    expect(preloaded()).toHaveLength(1)
    expect(requests.filter((request) => request.resourceType() === 'document')).toEqual([])
  })
}

test('a link that opens in a new tab is not preloaded', async ({ page, requests }) => {
  await page.goto('/condition/kidney-stones')
  await wakeClient(page)
  await networkIdle(page)
  requests.length = 0
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/all-treatments/ureteroscopy'
    link.target = '_blank'
    link.textContent = 'in another tab'
    document.querySelector('main [data-rich-text]:not(a *)')!.append(link)
  })
  await page.getByText('in another tab').hover()
  await page.waitForTimeout(300)
  // Payloads of other links in view may still be preloaded.
  const ofLink = (path: string) => path.startsWith('/all-treatments/ureteroscopy') || path.startsWith('/_serverFn/')
  expect(requests.map(pathOf).filter(ofLink)).toEqual([])
})
