import type { Browser, Page } from 'playwright/test'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { collectTextFields, injectMarkup, withoutCaches } from '../support/inject-markup.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import { expect, networkIdle, startClient, submitDocument, test } from './browser-test.ts'

let content: FaultyContentServer
let site: RunningSite

const pages = [
  '/',
  '/condition/kidney-stones',
  '/all-treatments/ureteroscopy',
  '/contact',
  '/glossary',
  '/guidelines/urolithiasis/chapter/renal-colic',
  '/module/understanding-kidney-stones',
  '/chat/guide',
  '/search?q=stone',
]

test.beforeAll(async () => {
  content = await startFaultyContentServer()
  const texts = new Map<string, boolean>()
  content.falsifyWith(async (_, real) => {
    const data: unknown = await (await real()).json()
    collectTextFields(data, texts)
    return Response.json(injectMarkup(data, (field) => texts.get(field) === true))
  })
  site = await startSite({
    ...content.env,
    ...withoutCaches,
  })
})
test.describe.configure({ mode: 'default' })

test.afterAll(async () => {
  await site.stop('SIGKILL')
  await content.stop()
})

/** Opens a page in a context of its own, in which the browser applies or ignores the Content-Security-Policy. */
async function withPage(browser: Browser, bypassCSP: boolean, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ bypassCSP, baseURL: site.origin })
  try {
    await act(await context.newPage())
  } finally {
    await context.close()
  }
}

const injected = (page: Page) => page.evaluate(() => (globalThis as { injected?: number }).injected)

for (const bypassCSP of [true, false]) {
  const policy = bypassCSP ? 'without' : 'with'

  test(`markup in the content runs no script ${policy} a Content-Security-Policy`, async ({ browser }) => {
    await withPage(browser, bypassCSP, async (page) => {
      for (const path of pages) {
        await page.goto(path)
        await startClient(page)
        await expect(page.locator('body')).toContainText('constructor.constructor')
        expect([path, await injected(page)]).toEqual([path, undefined])
        expect([path, await page.locator('[data-injected]').count()]).toEqual([path, 0])
      }
    })
  })

  test(`markup in the address and in what a visitor types runs no script ${policy} a Content-Security-Policy`, async ({
    browser,
  }) => {
    const markup = `"'><img data-injected src=x: onerror=window.injected=1><script data-injected>window.injected=1</script>`
    const typed = encodeURIComponent(markup)
    await withPage(browser, bypassCSP, async (page) => {
      for (const path of [
        `/search?q=${typed}`,
        `/search?kind=${typed}&topic=${typed}&within=${typed}`,
        `/${typed}`,
        `/condition/${typed}`,
        `/login?callbackUrl=${typed}&error=${typed}`,
        `/verify-email?token=${typed}`,
        `/contact?sent=${typed}`,
        `/feedback?about=${typed}&sent=${typed}`,
        `/news?page=${typed}#${typed}`,
      ]) {
        await page.goto(path)
        // The test does not wait for the client, because some of these pages have none.
        await page.dispatchEvent('html', 'pointerdown')
        await networkIdle(page)
        expect([path, await injected(page)]).toEqual([path, undefined])
        expect([path, await page.locator('[data-injected]').count()]).toEqual([path, 0])
      }
      await page.goto('/contact')
      await startClient(page)
      for (const name of ['name', 'email', 'message']) await page.locator(`[name="${name}"]`).fill(markup)
      await submitDocument(page, page.locator('form[data-draft] button'))
      await expect(page.locator('[name="message"]')).toHaveValue(markup)
      expect(await page.locator('[data-injected]').count()).toBe(0)
      expect(await injected(page)).toBeUndefined()
    })
  })
}

test('markup that slips into a page runs no script because of the Content-Security-Policy', async ({ browser }) => {
  const slipped = [
    '<script>window.injected=1</script>',
    '<img src="data:," onerror="window.injected=1">',
    '<svg onload="window.injected=1"></svg>',
    '<iframe srcdoc="<script>parent.injected=1</script>"></iframe>',
    '<object data="data:text/html,<script>parent.injected=1</script>"></object>',
    `<script src="data:text/javascript,window.injected=1"></script>`,
    '<script src="https://evil.example/x.js"></script>',
  ]
  /** Opens a page once with each piece of markup inserted, and returns the values that their scripts have set. */
  const run = async (bypassCSP: boolean, markups: readonly string[]) => {
    const found: [string, number | undefined][] = []
    await withPage(browser, bypassCSP, async (page) => {
      let markup = ''
      await page.route('https://evil.example/x.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.injected=1' }),
      )
      await page.route('**/privacy', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace('</main>', `${markup}</main>`)
        await route.fulfill({ response, body })
      })
      for (markup of markups) {
        await page.goto('/privacy')
        await page.waitForLoadState()
        found.push([markup, await injected(page)])
      }
    })
    return found
  }
  expect(await run(false, slipped)).toEqual(slipped.map((markup) => [markup, undefined]))
  // Without the policy these scripts run, which shows that the policy stops them above.
  const runnable = [...slipped.slice(0, 4), slipped.at(-1) ?? '']
  expect(await run(true, runnable)).toEqual(runnable.map((markup) => [markup, 1]))
})
