import type { Page } from 'playwright'
import { freePort } from '../support/free-port.ts'
import { provideSecondBuild } from '../support/second-build.ts'
import { startSite, type RunningSite } from '../support/server.ts'
import { expect, networkIdle, saveData, startClient, test, wakeClient } from './browser-test.ts'

// In the first two tests, a second build replaces the first one while readers still have pages of the first build open.

declare global {
  var isSecondBuild: boolean | undefined
}

const page = '/condition/kidney-stones'
const other = '/all-treatments/ureteroscopy'

test.describe.configure({ mode: 'serial' })

let second: string
let port: string

test.beforeAll(async () => {
  second = await provideSecondBuild()
  port = String(await freePort())
})

/** Calls `open` while the first build is served, and `then` once the second build is served at the same port. */
async function replaceBuild(open: (origin: string) => Promise<void>, then: (site: RunningSite) => Promise<void>) {
  const first = await startSite({ PORT: port })
  try {
    await open(first.origin)
  } finally {
    await first.stop()
  }
  const site = await startSite({ PORT: port }, second)
  try {
    await then(site)
  } finally {
    await site.stop()
  }
}

const isOfSecondBuild = (tab: Page) => tab.evaluate(() => globalThis.isSecondBuild === true)

test('after a new build, a lazy chunk that no longer exists makes the client load the page as a new document', async ({
  page: tab,
  requests,
  quiet,
}) => {
  quiet.expectMessage(/404/)
  quiet.allowMessage(/Failed to fetch dynamically imported module/)
  await saveData(tab)
  await replaceBuild(
    async (origin) => {
      await tab.goto(origin + page)
      await wakeClient(tab)
    },
    async () => {
      requests.length = 0
      await tab.locator(`main a[href="${other}"]`).first().click()
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/ureteroscopy/i)
      await expect.poll(() => requests.some((request) => request.resourceType() === 'document')).toBe(true)
      await startClient(tab)
      expect(new URL(tab.url()).pathname).toBe(other)
      expect(await isOfSecondBuild(tab)).toBe(true)
    },
  )
})

/**
 * Advances the clock past the first minute, after which the page watches for new builds, and waits until it has fetched the
 * messages of the note, because those of the first build may be gone once the second one is served.
 */
async function passFirstMinute(tab: Page) {
  const messages = tab.waitForResponse(/\/messages\//)
  await tab.clock.fastForward('01:01')
  await (await messages).finished()
  await networkIdle(tab)
}

test('an hour after a new build, a note appears and can be closed, and the next navigation loads a new document', async ({
  page: tab,
  requests,
  quiet,
}) => {
  // The router may request the view of the page from the first build before the browser has loaded the new document.
  quiet.allowMessage(/404|Failed to fetch dynamically imported module/)
  await tab.clock.install()
  await saveData(tab)
  await replaceBuild(
    async (origin) => {
      await tab.goto(origin + page)
      await startClient(tab)
      await passFirstMinute(tab)
      // Ten minutes are left, because the clock goes on while the builds are replaced.
      await tab.clock.fastForward('50:00')
    },
    async () => {
      const note = tab.getByText('There is a new version of this website.')
      await expect(note).toBeHidden()
      await tab.clock.fastForward('10:30')
      await expect(note).toBeVisible()
      await tab.getByRole('button', { name: 'Close' }).click()
      await expect(note).toBeHidden()
      await expect(tab.locator('main')).toBeFocused()
      const entries = await tab.evaluate(() => history.length)
      requests.length = 0
      await tab.locator(`main a[href="${other}"]`).first().click()
      await expect.poll(() => requests.some((request) => request.resourceType() === 'document')).toBe(true)
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/ureteroscopy/i)
      expect(new URL(tab.url()).pathname).toBe(other)
      // In the new document, the client has not started.
      await tab.waitForFunction(() => document.documentElement.dataset.client !== 'ready')
      expect(await tab.evaluate(() => history.length)).toBe(entries + 1)
    },
  )
})

test('no note appears when the build is the same, or the response is an error or malformed', async ({
  page: tab,
  requests,
  quiet,
}) => {
  quiet.allowMessage(/503/)
  await tab.clock.install()
  const site = await startSite({ PORT: port })
  try {
    await tab.goto(site.origin + page)
    await startClient(tab)
    const countRequests = () => requests.filter((request) => request.url().includes('/builds/latest.json')).length
    await passFirstMinute(tab)
    await tab.clock.fastForward('01:00:10')
    await expect.poll(countRequests).toBe(1)
    const answers = [
      { body: 'no json' },
      { status: 503, json: { id: 'busy' } },
      { json: { error: 'busy' } },
      { json: null },
    ]
    let answered = 0
    await tab.route('**/builds/latest.json?*', (route) => route.fulfill(answers[answered++]))
    // A check that finds a new build is the last one.
    for (const [place] of answers.entries()) {
      await tab.clock.fastForward('01:00:10')
      await expect.poll(countRequests).toBe(place + 2)
    }
    // One more check shows that the last answer has been read.
    await tab.unroute('**/builds/latest.json?*')
    await tab.clock.fastForward('01:00:10')
    await expect.poll(countRequests).toBe(answers.length + 2)
    await expect(tab.getByText('There is a new version of this website.')).toBeHidden()
    // The tab leaves the page first, because the page could send a request to a server that no longer listens.
    await tab.goto('about:blank')
  } finally {
    await site.stop()
  }
})

test('a lazy chunk that keeps failing loads the document once, leaves it readable and dispatches preload-error', async ({
  page: tab,
  baseURL,
  requests,
  quiet,
}) => {
  quiet.expectMessage(/ERR_FAILED/)
  quiet.allowMessage(/Failed to fetch dynamically imported module/)
  await saveData(tab)
  // Ten seconds after a reload, the page may be reloaded again. The clock stands still, because a slow machine may take that
  // long.
  await tab.clock.setFixedTime(new Date())
  await tab.addInitScript(() => addEventListener('preload-error', () => (document.title = 'told')))
  await tab.goto(baseURL + page)
  await wakeClient(tab)
  await tab.route('**/assets/TreatmentPage-*.js', (route) => route.abort())
  requests.length = 0
  await tab.locator(`main a[href="${other}"]`).first().click()
  await expect.poll(() => requests.filter((request) => request.resourceType() === 'document').length).toBe(1)
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/ureteroscopy/i)
  // The entry script has run once the page is loaded. The event then makes the client start, which fails.
  await tab.waitForLoadState()
  await tab.dispatchEvent('html', 'pointerdown')
  await expect.poll(() => tab.title()).toBe('told')
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/ureteroscopy/i)
  expect(requests.filter((request) => request.resourceType() === 'document')).toHaveLength(1)
})
