import { expect, test as base, type Locator, type Page, type Request } from 'playwright/test'

/**
 * The message of a browser that skips the view transition of a navigation because the next navigation begins. It depends on
 * timing, and readers notice nothing; error reporting ignores it as well (`browser-failure.ts`).
 */
const skippedTransition = /^uncaught: Transition was skipped/

/**
 * The `test` of all browser tests. It fails when the page logs a warning or an error, or throws an uncaught error, unless
 * the test expects or allows the message with `quiet`. It also fails when an expected message is missing. `requests` are the
 * requests of the page so far.
 */
export const test = base.extend<{
  quiet: { expectMessage: (pattern: RegExp) => void; allowMessage: (pattern: RegExp) => void }
  requests: Request[]
}>({
  quiet: [
    async ({ page }, use, testInfo) => {
      watchTraffic(page)
      const messages: string[] = []
      const expected: RegExp[] = []
      const allowed: RegExp[] = [skippedTransition]
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          messages.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
      await use({
        expectMessage: (pattern) => expected.push(pattern),
        // Allows messages that may or may not be logged, depending on timing.
        allowMessage: (pattern) => allowed.push(pattern),
      })
      if (testInfo.status !== testInfo.expectedStatus) {
        // The page may be closed or may not respond. An error of the screenshot is ignored, because the test has failed for
        // another reason.
        const body = await page.screenshot({ timeout: 10_000 }).catch(() => undefined)
        if (body !== undefined) await testInfo.attach('screenshot', { body, contentType: 'image/png' })
      }
      expect(messages.filter((message) => ![...expected, ...allowed].some((pattern) => pattern.test(message)))).toEqual(
        [],
      )
      for (const pattern of expected) {
        expect(
          messages.some((message) => pattern.test(message)),
          `no message matched ${pattern}`,
        ).toBe(true)
      }
    },
    { auto: true },
  ],
  requests: async ({ page }, use) => {
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await use(requests)
  },
})

export { expect }

/** Starts the client, as pressing the pointer does, and waits until it has hydrated the page and the network is idle. */
export async function wakeClient(page: Page): Promise<void> {
  await startClient(page)
  await networkIdle(page)
}

/** The time without a request after which the network is idle, in milliseconds, as in Playwright. */
const idleMs = 500

type Traffic = { readonly open: Set<Request>; lastAt: number }
const trafficOf = new WeakMap<Page, Traffic>()

/** Follows the requests of a page from now on. A further call for the same page returns the same traffic. */
function watchTraffic(page: Page): Traffic {
  const known = trafficOf.get(page)
  if (known) return known
  const traffic: Traffic = { open: new Set(), lastAt: performance.now() }
  trafficOf.set(page, traffic)
  page.on('request', (request) => {
    // Requests of the previous document may never end for the test.
    if (request.isNavigationRequest()) traffic.open.clear()
    traffic.open.add(request)
    traffic.lastAt = performance.now()
  })
  const end = (request: Request) => {
    traffic.open.delete(request)
    traffic.lastAt = performance.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return traffic
}

/**
 * Waits until a page has had no request for half a second, counted from this call at the earliest. Playwright's load state
 * `networkidle` is reached once per document, so after an action it would not be waited for.
 */
export async function networkIdle(page: Page): Promise<void> {
  const traffic = watchTraffic(page)
  const calledAt = performance.now()
  await expect
    .poll(
      () => {
        if (traffic.open.size > 0) return [...traffic.open].map((request) => request.url())
        return performance.now() - Math.max(calledAt, traffic.lastAt) < idleMs ? 'a request has just ended' : 'idle'
      },
      { intervals: [100], message: 'the network is idle' },
    )
    .toBe('idle')
}

/**
 * Starts the client, and waits until it has hydrated the page, but not until the network is idle, because requests that
 * revalidate the browser's cache may never end for the test. The entry script runs before the load event. A pointer event is
 * dispatched, because a pointer that rests on one element sends none, and the browser may have sent one before the script
 * ran. After a click that navigates, the test has to wait for the new URL first.
 */
export async function startClient(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.dispatchEvent('html', 'pointerdown')
  await page.waitForFunction(() => document.documentElement.dataset.client === 'ready')
}

/** Keeps the client of a page from starting, as on a slow network, until the returned function is called. */
export async function holdClient(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/start-client-*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/**
 * Makes the next documents of a page wait for their web fonts. The fonts are optional: on a slow machine a page would keep the
 * fallback fonts, which that machine may not have. The test has to bypass the Content-Security-Policy, which does not allow
 * the hash of the changed style sheet.
 */
export const waitForWebFonts = (page: Page): Promise<unknown> =>
  // Files with an extension are not documents.
  page.route(/\/[^./]*$/, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replaceAll('font-display:optional', 'font-display:block') })
  })

/**
 * Presses a button that submits its form as a document, and waits until the next document is loaded. A click does not wait
 * for it.
 */
export const submitDocument = (page: Page, button: Locator): Promise<unknown> =>
  Promise.all([page.waitForEvent('load'), button.click()])

/** Turns data saving on, so that the client preloads nothing. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

/** Returns the path and query of a request. */
export const pathOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url())
  return pathname + search
}
