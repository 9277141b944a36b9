import { chrome } from '../support/read-page.ts'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { startReportReceiver, type ReportReceiver } from '../support/report-receiver.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import { runRegistered } from '../../src/account/route-middleware.ts'
import { validateRoute } from '../../src/pages/route-validation.ts'
import type { Page } from 'playwright/test'
import { expect, pathOf, saveData, startClient, test, wakeClient } from './browser-test.ts'

// These tests cover the error catalogue in docs/specification.md, section 8. Each tests one row on pages from the server, on
// client navigation and in reports, wherever the row applies. The row on sign-out is tested in accounts.spec.ts.
test.describe.configure({ mode: 'default' })

let content: FaultyContentServer
let receiver: ReportReceiver
let site: RunningSite
test.beforeAll(async () => {
  ;[content, receiver] = await Promise.all([startFaultyContentServer(), startReportReceiver()])
  site = await startSite({
    ...content.env,
    ...receiver.env,
    CONTENT_MAX_AGE_S: '0',
    CONTENT_STALE_S: '0',
    LOG_LEVEL: 'fatal',
  })
})
test.afterAll(async () => {
  await site.stop('SIGKILL')
  await Promise.all([content.stop(), receiver.stop()])
})
test.use({ userAgent: chrome })
test.beforeEach(async ({ page, quiet }) => {
  content.falsifyWith()
  receiver.notified.length = 0
  // The browser also logs failed requests, such as those for media, which only the embedded content server serves.
  quiet.allowMessage(
    /status of (404|500|503)|PageError: The page failed|TypeError: Failed to fetch|payload of a page is left aside/,
  )
  await saveData(page)
})

const from = '/all-conditions'
const target = '/condition/kidney-stones'
const uris = ['kidney-stones', 'bladder-cancer', 'kidney-cancer', 'nocturia', 'overactive-bladder'].map(
  (slug) => `/condition/${slug}` as const,
)
const heading = { level: 1 } as const

test('a route that fails validation throws a fatal 404, shows the not-found page and restores the previous path', async ({
  page,
}) => {
  const fullPath = '/guidelines/urolithiasis/summary-of-changes/last-year?x=1'
  const route = { params: {}, search: {}, location: { href: fullPath } }
  const failure = await validateRoute(() => 'no')(route).catch((error: unknown) => error)
  expect(failure).toMatchObject({
    data: {
      fatal: true,
      statusCode: 404,
      statusMessage: `Page Not Found: ${fullPath}`,
      data: { path: fullPath },
    },
  })

  expect((await page.goto(site.origin + fullPath))?.status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Search through our website' })).toBeVisible()

  await page.goto(site.origin + '/guidelines/urolithiasis/summary-of-changes')
  await startClient(page)
  await page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    const text = document.createElement('div')
    text.dataset.richText = ''
    text.append(link)
    document.querySelector('main')?.append(text)
    link.click()
  }, fullPath)
  await expect(page.getByRole('link', { name: 'Search through our website' })).toBeVisible()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/guidelines/urolithiasis/summary-of-changes')
})

const referenceIn = async (page: Page) =>
  /mention the reference ([0-9a-f]{12})\./.exec(await page.locator('main').innerText())?.[1]

for (const [what, answer, words, message, status] of [
  [
    'a GraphQL error',
    () => Response.json({ errors: [{ message: 'one' }, { message: 'two' }] }),
    'Something went wrong [200]',
    '[GraphQL] one\n[GraphQL] two',
    500,
  ],
  [
    'an HTTP error status',
    () => new Response('{"data":{}}', { status: 418, headers: { 'content-type': 'application/json' } }),
    'Something went wrong [418]',
    '[Network]',
    500,
  ],
  ['an empty body', () => new Response(''), 'Something went wrong', '[Network]', 500],
  ['a body that is not JSON', () => new Response('<html>'), 'Something went wrong', '[Network]', 500],
  ['a 503', () => new Response('', { status: 503 }), 'Something went wrong [503]', '[Network]', 503],
] as const) {
  test(`a failed query with ${what} shows “${words}” and is reported once, with its variables and the reference shown`, async ({
    page,
  }) => {
    await page.goto(site.origin + from)
    await startClient(page)
    // Each test has a failure of its own, because a repeated failure is not reported again.
    const path = uris.shift() ?? target
    content.falsifyWith(({ operation }, real) => (operation === 'ConditionPage' ? answer() : real()))
    await page.locator(`main a[href="${path}"]`).first().click()
    await expect(page.getByRole('heading', heading)).toHaveText('An error occurred')
    const shown = async () => (await page.locator('main').innerText()).match(/Something went wrong.*/)?.[0]
    expect(await shown()).toBe(words)
    const reference = await referenceIn(page)
    expect(reference).toBeDefined()

    expect((await page.goto(site.origin + path))?.status()).toBe(status)
    await expect(page.getByRole('heading', heading)).toHaveText('An error occurred')
    expect(await shown()).toBe(words)

    await expect.poll(() => receiver.notified.length).toBeGreaterThan(0)
    const events = receiver.notified.flatMap(({ body }) => body.events)
    expect(events).toHaveLength(1)
    const error = events[0]?.exceptions.find(({ errorClass }) => errorClass === 'CombinedError')
    expect(error?.message.startsWith(message)).toBe(true)
    expect(events[0]?.metaData.problem).toMatchObject({
      operation: 'ConditionPage',
      type: 'query',
      variables: expect.stringMatching(/"site":\["en"\]/),
      reference,
    })
  })
}

test('a query that fails on its way shows “Something went wrong” and is reported once by the browser, with the reference shown', async ({
  page,
  quiet,
}) => {
  quiet.expectMessage(/ERR_FAILED/)
  quiet.expectMessage(/payload of a page is left aside/)
  await page.goto(site.origin + from)
  await startClient(page)
  await page.route(/\/_serverFn\/|\/_payload\.json/, (route) => route.abort())
  await page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    const text = document.createElement('div')
    text.dataset.richText = ''
    text.append(link)
    document.querySelector('main')?.append(text)
    link.click()
  }, '/search?q=blood')
  await expect(page.getByRole('heading', heading)).toHaveText('An error occurred')
  await expect(page.locator('main')).toContainText('Something went wrong')
  const reference = await referenceIn(page)
  expect(reference).toBeDefined()
  await expect.poll(() => receiver.notified.length).toBe(1)
  const [event] = receiver.notified.flatMap(({ body }) => body.events)
  expect(event).toMatchObject({
    exceptions: [{ errorClass: 'CombinedError', message: '[Network] Failed to fetch' }],
    metaData: { problem: { operation: 'address', type: 'query', variables: '["en","/search"]', reference } },
  })
  expect(receiver.notified[0]?.text).not.toContain('blood')
})

test('running an unknown route middleware throws an error with its name', () => {
  expect(() => runRegistered<string>(['member'], {})).toThrow("Unknown route middleware: 'member'.")
})

test('an unexpected error shows “An error occurred” with a message, from the server and on client navigation', async ({
  page,
}) => {
  await page.goto(site.origin + from)
  await wakeClient(page)
  content.falsifyWith(async ({ operation }, real) => {
    const answer = await (await real()).json()
    if (operation === 'ConditionPage') answer.data.entry.title = null
    return Response.json(answer)
  })
  await page.locator(`main a[href="${target}"]`).first().click()
  await expect(page.getByRole('heading', heading)).toHaveText('An error occurred')
  await expect(page.locator('main')).toContainText('This page could not be shown. Please try again.')
  expect(await page.title()).toContain('An error occurred')

  expect((await page.goto(site.origin + target))?.status()).toBe(500)
  await expect(page.getByRole('heading', heading)).toHaveText('An error occurred')
  await expect(page.locator('main')).toContainText(/mention the reference [0-9a-f]{12}\./)
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', target)
})

test('a manifest that cannot be loaded logs an error, and client navigation still works', async ({
  page,
  quiet,
  requests,
}) => {
  quiet.expectMessage(/^error: .*manifest of this build could not be loaded/)
  await page.route('**/builds/meta/*.json', (route) => route.fulfill({ status: 500 }))
  await page.goto(site.origin + from)
  await wakeClient(page)
  requests.length = 0
  await page.locator(`main a[href="${target}"]`).first().click()
  await expect(page.getByRole('heading', heading)).toHaveText('Kidney stones')
  expect(requests.filter((request) => request.resourceType() === 'document')).toEqual([])
})

test('a payload that cannot be loaded logs a warning, and the page is fetched from the server', async ({
  page,
  quiet,
  requests,
  baseURL,
}) => {
  // This test needs no faults of the content server, so it visits the site that `playwright.config.ts` starts.
  quiet.expectMessage(/^warning: .*payload of a page is left aside/)
  await page.route('**/_payload.json?*', (route) => route.fulfill({ status: 500 }))
  await page.goto(baseURL + from)
  await wakeClient(page)
  requests.length = 0
  await page.locator(`main a[href="${target}"]`).first().click()
  await expect(page.getByRole('heading', heading)).toHaveText('Kidney stones')
  expect(requests.map(pathOf).filter((path) => path.startsWith('/_serverFn/'))).toHaveLength(1)
})

test('a lazy chunk that cannot be loaded reloads the page once, then dispatches preload-error', async ({
  page,
  quiet,
  requests,
  baseURL,
}) => {
  quiet.expectMessage(/ERR_FAILED/)
  quiet.expectMessage(/Failed to fetch dynamically imported module/)
  await page.addInitScript(() => addEventListener('preload-error', () => (document.title = 'told')))
  await page.goto(baseURL + from)
  await wakeClient(page)
  await page.route(/\/assets\/condition-views-.*\.js/, (route) => route.abort())
  const loads = () => requests.filter((request) => request.resourceType() === 'document').length
  requests.length = 0
  const loadedAgain = page.waitForEvent('load')
  await page.locator(`main a[href="${target}"]`).first().click()
  await loadedAgain
  await page.dispatchEvent('html', 'pointerdown')
  await expect(page).toHaveTitle('told')
  expect(loads()).toBe(1)
  await expect(page.getByRole('heading', heading)).toHaveText('Kidney stones')
})
