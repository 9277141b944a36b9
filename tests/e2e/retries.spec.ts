import { failedFunctionResponse } from '../support/server-functions.ts'
import { expect, pathOf, saveData, startClient, test } from './browser-test.ts'

// Data saving turns preloading off, so that every request belongs to the navigation. Requests for payloads are refused, so
// that the client calls server functions instead.
test.beforeEach(async ({ page, quiet }) => {
  await saveData(page)
  quiet.allowMessage(/payload of a page is left aside|status of 404/)
  await page.route('**/_payload.json?*', (route) => route.fulfill({ status: 404 }))
})

const link = 'main a[href^="/news/"]'
const calls = /\/_serverFn\//

const outage = (retryAfter?: number) =>
  failedFunctionResponse({ kind: 'content', status: 503, contentStatus: 503, retryAfter, reference: '0123456789ab' })

for (const [what, answer] of [
  ['a 503 of the application', outage(1)],
  [
    'a 503 of the front',
    { status: 503, contentType: 'text/plain', headers: { 'retry-after': '1' }, body: 'Too much.' },
  ],
  ['a 502 of a proxy', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }],
  ['a 503 without a body', { status: 503 }],
  ['a 503 with JSON that is not ours', { status: 503, contentType: 'application/json', body: '{"error":"busy"}' }],
  ['a network failure', undefined],
] as const) {
  test(`the reader does not see ${what} that passes`, async ({ page, requests, quiet }) => {
    quiet.allowMessage(/status of 50[23]|ERR_FAILED/)
    let failures = 0
    await page.route(calls, (route) => {
      if (failures++ > 0) return route.continue()
      return answer ? route.fulfill(answer) : route.abort()
    })
    await page.goto('/news')
    await startClient(page)
    requests.length = 0
    const target = page.locator(link).first()
    const title = (await target.innerText()).trim()
    await target.click()
    await expect(page).toHaveURL(/\/news\/.+/)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('News')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('An error occurred')
    expect(title).toContain(await page.getByRole('heading', { level: 1 }).innerText())
    expect(requests.map(pathOf).filter((path) => calls.test(path)).length).toBeGreaterThan(1)
    expect(requests.filter((request) => request.resourceType() === 'document')).toEqual([])
  })
}

for (const [what, file] of [
  ['messages', /\/messages\//],
  ['the manifest', /\/builds\/meta\//],
  ['whether the page is saved', /\/api\/saved-pages\?/],
] as const) {
  test(`a 503 that passes is not seen by the reader: ${what}`, async ({ page, requests, quiet, context, baseURL }) => {
    quiet.allowMessage(/status of 503/)
    // With this cookie, the client sends two requests: for the session, and for whether the page is saved.
    await context.addCookies([{ name: 'signed-in', value: '1', url: baseURL! }])
    const failed = new Set<string>()
    await page.route(file, (route, request) => {
      if (failed.has(request.url())) return route.continue()
      failed.add(request.url())
      return route.fulfill({ status: 503 })
    })
    await page.goto('/condition/kidney-stones')
    await startClient(page)
    const requestedUrls = () => requests.map((request) => request.url()).filter((url) => file.test(url))
    await expect.poll(() => requestedUrls().length).toBeGreaterThan(1)
    expect(requestedUrls()).toHaveLength(2 * failed.size)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kidney stones')
  })
}

test('a request that keeps failing is sent three times in all', async ({ page, requests, quiet }) => {
  quiet.allowMessage(/status of 503|PageError/)
  await page.route(calls, (route) => route.fulfill(outage()))
  await page.goto('/news')
  await startClient(page)
  requests.length = 0
  await page.locator(link).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An error occurred')
  expect(requests.map(pathOf).filter((path) => calls.test(path))).toHaveLength(3)
})

test('a navigation without a network ends with an error page, on which the reader can try again', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allowMessage(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.goto('/news')
  await startClient(page)
  await context.setOffline(true)
  await page.locator(link).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An error occurred')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('An error occurred')
  await expect(page).toHaveURL(/\/news\/.+/)
})

test('suggestions are requested again after a 503', async ({ page, requests, quiet }) => {
  quiet.allowMessage(/status of 503/)
  let failures = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(calls, async (route) => {
    if (failures++ === 0) return route.fulfill(outage(1))
    await released
    return route.continue()
  })
  await page.goto('/')
  const field = page.locator('main input[type="search"]')
  await field.focus()
  await expect(field).toHaveAttribute('role', 'combobox')
  await field.fill('kidney')
  // The list is marked as busy while the request is pending.
  await expect(page.locator('[role="listbox"]')).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(page.locator('[role="listbox"]')).toHaveAttribute('aria-busy', 'false')
  expect(requests.map(pathOf).filter((path) => calls.test(path))).toHaveLength(2)
})

test('a question to the chatbot, which is a POST, is not sent again', async ({ page, requests, quiet }) => {
  quiet.allowMessage(/status of 503/)
  await page.route('**/api/chat', (route) => route.fulfill({ status: 503 }))
  await page.goto('/chat/guide')
  await startClient(page)
  await page.getByRole('textbox', { name: 'Your question' }).fill('What is a kidney stone?')
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect(page.getByText('I cannot answer at the moment.')).toBeVisible()
  expect(requests.map(pathOf).filter((path) => path === '/api/chat')).toHaveLength(1)
})
