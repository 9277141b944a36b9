import type { Page } from 'playwright/test'
import { startReportReceiver, type ReceivedEvent, type ReportReceiver } from '../support/report-receiver.ts'
import { failedFunctionResponse } from '../support/server-functions.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import { expect, pathOf, saveData, startClient, test, wakeClient } from './browser-test.ts'

// The tests run one after another, because they share the receiver of reports.
test.describe.configure({ mode: 'default' })

let receiver: ReportReceiver
let site: RunningSite

test.beforeAll(async () => {
  receiver = await startReportReceiver()
  // On any release stage but development, console messages become breadcrumbs as in production.
  site = await startSite({ ...receiver.env, BUGSNAG_RELEASE_STAGE: 'staging', TRUSTED_PROXIES: '127.0.0.0/8' })
})
test.afterAll(async () => {
  await site.stop('SIGKILL')
  await receiver.stop()
})
let visitors = 0
test.beforeEach(async ({ page }) => {
  receiver.notified.length = 0
  receiver.sessions.length = 0
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `192.0.2.${++visitors}` })
})

/** Opens a page, starts the client and waits until error reporting has started, which reports a session. */
async function open(page: Page, path: string, on = site) {
  await page.goto(on.origin + path)
  await startClient(page)
  await expect.poll(() => receiver.sessions.length).toBe(1)
}

const throwError = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new RangeError(text)
    })
  }, message)

/** Dispatches `preload-error`, because that is the simplest event that makes the client send a report. */
const reportDetail = (page: Page, detail: unknown) =>
  page.evaluate((value) => void dispatchEvent(new CustomEvent('preload-error', { detail: value })), detail)

const received = () => receiver.notified.flatMap(({ body }) => body.events)

async function onlyEvent(): Promise<ReceivedEvent> {
  await expect.poll(() => received().length).toBe(1)
  return received()[0]!
}

const clicks = ({ breadcrumbs }: ReceivedEvent) =>
  breadcrumbs.filter(({ type }) => type === 'user').map(({ metaData }) => metaData)

test('an error is reported with its path, and without query, hash, IP address or cookies of the visitor', async ({
  page,
  requests,
  quiet,
  context,
}) => {
  quiet.expectMessage(/went wrong at/)
  await context.addCookies([{ name: 'session', value: 'secretcookie', url: site.origin }])
  await open(page, '/nl/condition/nierstenen?q=bloedinurine#bloed')
  await throwError(page, 'Something went wrong at /nl/search?q=bloedinurine')
  const event = await onlyEvent()
  expect(event).toMatchObject({
    severity: 'error',
    unhandled: true,
    context: '/nl/condition/nierstenen',
    request: { url: `${site.origin}/nl/condition/nierstenen` },
    exceptions: [{ errorClass: 'RangeError', message: 'Something went wrong at /nl/search' }],
    app: { releaseStage: 'staging', type: 'browser', version: expect.stringMatching(/^\w+$/) },
    metaData: { site: { handle: 'nl' } },
  })
  const [{ text, headers }] = receiver.notified as [(typeof receiver.notified)[0]]
  for (const personal of ['bloedinurine', '#bloed', 'secretcookie', '192.0.2.']) {
    expect(text + JSON.stringify(headers)).not.toContain(personal)
  }
  // The reports that the browser sends contain no query either, and all its requests go to the site.
  const sent = requests.filter((request) => request.method() === 'POST')
  expect(sent.map(pathOf)).toEqual(['/api/reports/sessions', '/api/reports/notify'])
  expect(sent.map((request) => request.postData()).join('')).not.toContain('bloed')
  expect(requests.filter((request) => new URL(request.url()).origin !== site.origin)).toEqual([])
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))
  expect(stored).not.toContain('bugsnag')
})

test('an error thrown before reporting has started is reported once it starts', async ({ page, quiet }) => {
  quiet.expectMessage(/too early/)
  await page.goto(`${site.origin}/condition/kidney-stones`)
  const thrown = page.waitForEvent('pageerror')
  await throwError(page, 'It came too early.')
  await thrown
  expect(receiver.sessions).toEqual([])
  await startClient(page)
  const event = await onlyEvent()
  expect(event.exceptions[0]).toMatchObject({ errorClass: 'RangeError', message: 'It came too early.' })
})

test('an unhandled rejection is reported as an error, and a failed import as a warning', async ({ page, quiet }) => {
  quiet.expectMessage(/nobody waited/)
  await open(page, '/condition/kidney-stones')
  await page.evaluate(() => void Promise.reject(new Error('nobody waited')))
  await expect.poll(() => received().length).toBe(1)
  await page.evaluate(() => {
    const detail = new TypeError('Failed to fetch dynamically imported module: /assets/news.js?v=1')
    dispatchEvent(new CustomEvent('preload-error', { detail }))
  })
  await expect.poll(() => received().length).toBe(2)
  expect(received().map(({ severity, unhandled }) => ({ severity, unhandled }))).toEqual([
    { severity: 'error', unhandled: true },
    { severity: 'warning', unhandled: false },
  ])
  expect(received()[1]!.exceptions[0]!.message).toBe('Failed to fetch dynamically imported module: /assets/news.js')
})

test('an error that shows the error page is reported, unless the server has already reported it', async ({
  page,
  quiet,
}) => {
  quiet.expectMessage(/./)
  // A failed preload would be reported as well.
  await saveData(page)
  const answer = { status: 200, headers: { 'content-type': 'application/json' }, body: '{"kind":"entry"}' }
  await page.route(/\/_serverFn\/|_payload\.json/, (route) => route.fulfill(answer))
  await open(page, '/condition/kidney-stones')
  await page.locator('main a[href="/all-treatments/ureteroscopy"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An error occurred')
  const event = await onlyEvent()
  expect(event).toMatchObject({ severity: 'error', unhandled: true, context: '/all-treatments/ureteroscopy' })
  const { reference } = event.metaData.problem as { reference: string }
  await expect(page.locator('main')).toContainText(`mention the reference ${reference}.`)

  Object.assign(answer, failedFunctionResponse({ kind: 'internal', status: 500, reference: 'a1b2c3' }))
  receiver.sessions.length = 0
  await open(page, '/condition/kidney-stones')
  await page.locator('main a[href="/all-treatments/ureteroscopy"]').first().click()
  await expect(page.getByText('a1b2c3')).toBeVisible()
  await throwError(page, 'the next one')
  await expect.poll(() => received().length).toBe(2)
  expect(received()[1]!.exceptions[0]!.message).toBe('the next one')
})

test('an event with two megabytes of metadata is sent without the metadata', async ({ page }) => {
  await open(page, '/condition/kidney-stones')
  await page.evaluate(
    () => void dispatchEvent(new CustomEvent('preload-error', { detail: { note: 'x'.repeat(2_000_000) } })),
  )
  const event = await onlyEvent()
  expect(event.metaData).toEqual({ notifier: expect.stringContaining('metadata was removed') })
  expect(receiver.notified[0]!.text.length).toBeLessThan(100_000)
})

test('passwords and tokens in metadata are redacted', async ({ page }) => {
  await open(page, '/condition/kidney-stones')
  await reportDetail(page, { password: 'hunter2', token: 'hunter3', color: 'blue' })
  expect((await onlyEvent()).metaData['notify()']).toEqual({
    'non-error parameter': { password: '[REDACTED]', token: '[REDACTED]', color: 'blue' },
  })
})

test('no more than ten events are sent in a session, across pages', async ({ page, requests }) => {
  await open(page, '/condition/kidney-stones')
  for (let at = 1; at <= 5; at++) await reportDetail(page, { at })
  await page.locator('main a[href="/all-treatments/ureteroscopy"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ureteroscopy/i)
  for (let at = 6; at <= 12; at++) await reportDetail(page, { at })
  await expect.poll(() => received().length).toBe(10)
  expect(
    received()
      .map(({ metaData }) => Number(JSON.stringify(metaData['notify()']).replaceAll(/\D/g, '')))
      .sort((a, b) => a - b),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  // A further report would have been sent before this request.
  await page.evaluate(() => fetch('/builds/latest.json').then((response) => response.text()))
  expect(requests.map(pathOf).filter((path) => path === '/api/reports/notify')).toHaveLength(10)
})

test('breadcrumbs record navigations, requests and console messages without queries', async ({ page }) => {
  await open(page, '/condition/kidney-stones?q=blood')
  await page.evaluate(() => {
    history.pushState({ words: 'blood' }, '', `${location.pathname}?q=blood#urine`)
    // eslint-disable-next-line no-console
    console.info('seen /search?q=blood', { words: 'blood' })
    return fetch('/builds/latest.json?q=blood').then((response) => response.text())
  })
  await reportDetail(page, {})
  const { breadcrumbs } = await onlyEvent()
  expect(breadcrumbs).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        type: 'navigation',
        metaData: { from: '/condition/kidney-stones', to: '/condition/kidney-stones', title: '' },
      }),
      expect.objectContaining({
        type: 'request',
        metaData: { method: 'GET', status: 200, url: '/builds/latest.json', duration: expect.any(Number) },
      }),
      expect.objectContaining({
        type: 'log',
        metaData: { '[0]': 'seen /search', '[1]': '', severity: 'info' },
      }),
    ]),
  )
  expect(receiver.notified[0]!.text).not.toMatch(/blood|urine/)
})

/** Adds elements to the page, for the test to click on. */
const addToPage = (page: Page, html: string) =>
  page.evaluate((text) => document.querySelector('main')!.insertAdjacentHTML('beforeend', text), html)

test('the text of a clicked element is cut off at 140 characters, and clicks in forms and fields leave no breadcrumb', async ({
  page,
}) => {
  await open(page, '/condition/kidney-stones')
  await addToPage(
    page,
    `<div id="around">between <button id="long">${'word '.repeat(60)}</button>` +
      '<textarea id="text">my own words</textarea></div><form><button type="button" id="in-form">my own words</button></form>',
  )
  for (const id of ['long', 'text', 'in-form', 'around'])
    await page.locator(`#${id}`).click({ position: { x: 2, y: 2 } })
  await reportDetail(page, {})
  const event = await onlyEvent()
  expect(clicks(event)).toEqual([{ targetText: 'word '.repeat(28).slice(0, 140), targetSelector: 'button' }])
  expect(receiver.notified[0]!.text).not.toContain('my own words')
})

for (const path of ['/search', '/nl/search?q=bloed', '/contact', '/nl/contact', '/chat/guide', '/profile']) {
  test(`neither a click nor a console message leaves a breadcrumb on ${path}`, async ({ page }) => {
    // Whether a page is personal depends only on its path, so replacing the path is enough.
    await open(page, path.startsWith('/nl/') ? '/nl/condition/nierstenen' : '/condition/kidney-stones')
    await page.evaluate((to) => History.prototype.replaceState.call(history, history.state, '', to), path)
    await addToPage(page, '<button id="press">my own words</button>')
    await page.locator('#press').click()
    await page.evaluate(() => {
      // eslint-disable-next-line no-console
      console.info('my own words')
    })
    await reportDetail(page, {})
    const { breadcrumbs } = await onlyEvent()
    expect(breadcrumbs.filter(({ type }) => type === 'user' || type === 'log')).toEqual([])
    expect(receiver.notified[0]!.text).not.toContain('my own words')
  })
}

test('a click leaves a breadcrumb on a page whose path only begins like that of a personal page', async ({
  page,
  quiet,
}) => {
  quiet.expectMessage(/404/)
  await open(page, '/contacting-us')
  await addToPage(page, '<button id="press">Press</button>')
  await page.locator('#press').click()
  await reportDetail(page, {})
  expect(clicks(await onlyEvent())).toHaveLength(1)
})

test('the release stage is development on localhost, and breadcrumbs are limited by the settings', async ({ page }) => {
  const on = await startSite({ ...receiver.env, BUGSNAG_MAX_BREADCRUMBS: '2', BUGSNAG_MAX_EVENTS: '1' })
  try {
    await open(page, '/condition/kidney-stones', on)
    for (let at = 0; at < 5; at++)
      await page.evaluate(() => fetch('/builds/latest.json').then((answer) => answer.text()))
    await reportDetail(page, {})
    const event = await onlyEvent()
    expect(event.app.releaseStage).toBe('development')
    expect(event.breadcrumbs).toHaveLength(2)
    // The page is closed first, so that none of its requests fails when the server stops.
    await page.close()
  } finally {
    await on.stop('SIGKILL')
  }
})

test('without an API key no reporting code is loaded', async ({ page, requests, baseURL, quiet }) => {
  quiet.expectMessage(/no report/)
  await page.goto(`${baseURL}/condition/kidney-stones`)
  await wakeClient(page)
  const thrown = page.waitForEvent('pageerror')
  await throwError(page, 'There is no report of this.')
  await thrown
  expect(requests.map(pathOf).filter((path) => /report/.test(path))).toEqual([])
})
