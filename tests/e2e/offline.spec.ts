import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type { Locator, Page } from 'playwright/test'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { freePort } from '../support/free-port.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import { axeViolations } from './axe-violations.ts'
import { expect, networkIdle, startClient, test } from './browser-test.ts'

// The service worker of one test does not serve another, because Playwright gives each test a browser context of its own.

const condition = '/condition/kidney-stones'
const conditions = {
  en: condition,
  de: '/de/condition/nierensteine',
  ar: `/ar/condition/${encodeURIComponent('حصى-الكلى')}`,
  cn: `/cn/condition/${encodeURIComponent('肾结石')}`,
}
const hourMs = 3_600_000
/** The timeout for storing the copies of a topic, in milliseconds. The site renders all pages of the topic for them. */
const copiesTimeoutMs = 120_000

const section = (page: Page) => page.locator('keep-offline')
const keepButton = (page: Page) => section(page).locator('[data-offline="keep"]')
const removeButton = (page: Page) => section(page).locator('[data-offline="remove"]')
const notice = (page: Page): Locator => page.locator('main > [role="note"]').first()

/** Returns what the browser has stored for offline: the names of its caches, and the number of its workers. */
const storedIn = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
const nothing = { caches: [], workers: 0 }

/** Opens a page, scrolls to the section, and presses its button. */
async function keep(page: Page, path: string) {
  await page.goto(path)
  await section(page).scrollIntoViewIfNeeded()
  await keepButton(page).click()
  await expect(removeButton(page)).toBeVisible({ timeout: copiesTimeoutMs })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/**
 * Starts a TCP proxy in front of the site at `target`, and returns its origin and a function that closes it. After `cut`,
 * the requests of the service worker fail as well, which cannot be achieved with the browser alone.
 */
async function startConnection(target = '') {
  const { port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const other = connect(Number(port), 'localhost')
    for (const one of [socket, other]) sockets.add(one.on('error', () => {}))
    socket.pipe(other).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Allows what the browser logs about requests without a network. */
const allowFailures = (quiet: { allowMessage: (pattern: RegExp) => void }) =>
  quiet.allowMessage(/Failed to load resource|net::ERR|could not be loaded|Failed to fetch/)

test('nothing is stored or registered for a reader who only reads, and the section is loaded when it is in view', async ({
  page,
  requests,
}) => {
  await page.goto(condition)
  await networkIdle(page)
  const ofSection = () =>
    requests.filter((request) => /enhance-offline-section|_offline\.json/.test(request.url())).length
  expect(ofSection()).toBe(0)
  await section(page).scrollIntoViewIfNeeded()
  // The button is disabled until the script of the section is loaded.
  await expect(keepButton(page)).toBeEnabled()
  expect(ofSection()).toBeGreaterThan(0)
  expect(await storedIn(page)).toEqual(nothing)
})

test('the button says its size; pressed, it keeps the pages, says so, and is replaced by the one that removes them', async ({
  page,
}) => {
  await page.goto(condition)
  await section(page).scrollIntoViewIfNeeded()
  await expect(keepButton(page)).toHaveText(/^Keep for offline, [\d.]+ (?:kB|MB)$/)
  const size = /[\d.]+ .B/.exec((await keepButton(page).textContent()) ?? '')?.[0] ?? ''
  await keepButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(section(page).getByRole('status')).toHaveText(
    'The pages are stored. You can read them without a connection.',
  )
  await expect(section(page).locator('[data-offline="kept"]')).toContainText(`copy of ${await todayIn(page)}, ${size}.`)
  await expect(section(page).getByRole('link', { name: 'All that is kept' })).toBeFocused()
  await expect(keepButton(page)).toBeHidden()
  expect(await storedIn(page)).toEqual({ caches: [`offline ${condition}`], workers: 1 })
  // After a reload, the section still shows that the pages are kept.
  await page.reload()
  await section(page).scrollIntoViewIfNeeded()
  await expect(removeButton(page)).toBeVisible()
})

const todayIn = (page: Page) =>
  page.evaluate(() => new Date().toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' }))

test('the last press leaves neither a worker nor a cache', async ({ page }) => {
  await keep(page, condition)
  await removeButton(page).click()
  await expect(section(page).getByRole('status')).toHaveText('The pages are removed from this device.')
  await expect(keepButton(page)).toBeFocused()
  expect(await storedIn(page)).toEqual(nothing)
})

test('the list has what is kept in all languages, and removes one after the other', async ({ page }) => {
  await keep(page, condition)
  await keep(page, conditions.ar)
  await page.goto('/offline')
  const rows = page.locator('[data-kept-topics] > li')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Kidney stones' })).toContainText(/Copy of .+, [\d.]+ .B/)
  await page.getByRole('button', { name: 'Remove Kidney stones' }).click()
  await expect(page.locator('main').getByRole('status')).toHaveText('Removed: Kidney stones')
  await expect(rows).toHaveCount(1)
  expect((await storedIn(page)).workers).toBe(1)
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('Nothing is kept.')).toBeVisible()
  expect(await storedIn(page)).toEqual(nothing)
})

test('the page about stored data lists what is kept for offline, and deletes it with the worker', async ({ page }) => {
  await keep(page, condition)
  await page.goto('/stored-data')
  const item = page.locator('section[aria-labelledby="stored-true"] li', {
    hasText: 'The pages that you keep for offline',
  })
  await item.getByRole('button', { name: 'Delete' }).click()
  await expect(item).toHaveCount(0)
  expect(await storedIn(page)).toEqual(nothing)
})

test('without a network, the pages of a condition are there, and say how old they are', async ({
  page,
  quiet,
  baseURL,
}) => {
  allowFailures(quiet)
  const { origin, cut } = await startConnection(baseURL)
  await keep(page, origin + condition)
  await page.context().setOffline(true)
  cut()
  for (const path of [condition, '/when-to-get-help-now']) {
    await page.goto(origin + path)
    await expect(notice(page)).toContainText(`Offline copy of ${await todayIn(page)} (today).`)
  }
})

test('in a page that is still open without a network, a link to a page that is kept leads to its copy', async ({
  page,
  quiet,
  baseURL,
}) => {
  allowFailures(quiet)
  const { origin, cut } = await startConnection(baseURL)
  await keep(page, origin + condition)
  await startClient(page)
  await page.context().setOffline(true)
  cut()
  await page.locator('section[aria-labelledby="treatments"] a').first().click()
  await expect(notice(page)).toContainText('Offline copy of')
  await expect(page).toHaveURL(/all-treatments/)
})

test('a browser that cannot keep pages says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.goto(condition)
  await section(page).scrollIntoViewIfNeeded()
  await expect(section(page).getByRole('status')).toContainText('Your browser cannot keep pages')
  await expect(keepButton(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('there is no button, and the section says why', async ({ page }) => {
    await page.goto(condition)
    await expect(section(page)).toContainText('This needs JavaScript')
    await expect(section(page).locator('button:visible')).toHaveCount(0)
  })
})

test.describe('a website that cannot be reached', () => {
  let content: FaultyContentServer
  let site: RunningSite
  let port: string

  test.describe.configure({ mode: 'serial' })
  test.beforeAll(async () => {
    content = await startFaultyContentServer()
    port = String(await freePort())
  })
  test.beforeEach(async () => {
    content.falsifyWith()
    site = await startSite({
      ...content.env,
      PORT: port,
      CONTENT_MAX_AGE_S: '0',
      CONTENT_STALE_S: '0',
      PAGE_CACHE_MB: '0',
    })
  })
  test.afterEach(() => site.stop('SIGKILL'))
  test.afterAll(() => content.stop())

  test('condition, situation, treatment and help now are read with drawings and styles, and other pages lead to the list', async ({
    page,
    quiet,
  }) => {
    allowFailures(quiet)
    await keep(page, site.origin + condition)
    const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
    const font = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)
    await site.stop('SIGKILL')
    await page.goto(`${site.origin}${condition}?from=home`)
    await expect(page.locator('h1')).toHaveText('Kidney stones')
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(background)
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)).toBe(font)
    await expect(page.locator('main svg.draw').first()).toBeVisible()
    await expect(notice(page)).toContainText('(today)')
    await expect(notice(page).locator('a[href^="tel:"]').first()).toBeVisible()
    await page.locator('section[aria-labelledby="situations"] a').first().click()
    await expect(page.locator('h1')).not.toHaveText('Kidney stones')
    await expect(notice(page)).toContainText('Offline copy of')
    await page.locator('section[aria-labelledby="treatments"] a').first().click()
    await expect(page).toHaveURL(/all-treatments/)
    await expect(notice(page)).toContainText('Offline copy of')
    await page.goto(`${site.origin}/when-to-get-help-now#care`)
    const card = page.getByRole('region', { name: 'Emergency: call now' }).first()
    await expect(card).toContainText(/Offline copy of .+ \(today\)\./)
    await page.goto(`${site.origin}/news`)
    await expect(page.locator('h1')).toHaveText('Kept for offline')
    await expect(page.getByText('The page that you wanted is not kept on this device.')).toBeVisible()
    await page.locator('[data-kept-topics] a').click()
    await expect(page.locator('h1')).toHaveText('Kidney stones')
  })

  test('a copy is brought up to date when the reader is back, and loses the pages that are gone', async ({
    page,
    quiet,
  }) => {
    allowFailures(quiet)
    await keep(page, site.origin + condition)
    content.falsifyWith(async (_, real) => {
      const text = await (await real()).text()
      return new Response(text.replaceAll('"title":"Kidney stones"', '"title":"Stones, corrected"'), {
        headers: { 'content-type': 'application/json' },
      })
    })
    await page.clock.setFixedTime(Date.now() + 2 * hourMs)
    await page.goto(`${site.origin}/privacy`)
    await expect
      .poll(() => page.evaluate(async (path) => (await caches.match(path))?.text(), condition), {
        timeout: copiesTimeoutMs,
      })
      .toContain('Stones, corrected')
    await site.stop('SIGKILL')
    await page.goto(site.origin + condition)
    await expect(page.locator('h1')).toHaveText('Stones, corrected')
  })

  test('a page that does not come within five seconds is shown from its copy', async ({ page, quiet }) => {
    allowFailures(quiet)
    await keep(page, site.origin + condition)
    // The system accepts connections to a stopped process, which does not respond.
    site.child.kill('SIGSTOP')
    const start = Date.now()
    await page.goto(site.origin + condition)
    await expect(notice(page)).toContainText('Offline copy of')
    expect(Date.now() - start).toBeGreaterThan(4500)
  })
})

for (const [site, path] of Object.entries(conditions))
  for (const width of [360, 1280])
    test(`section, list and copies have no accessibility violations and no overflow (${site}, ${width})`, async ({
      page,
      quiet,
      baseURL,
    }) => {
      allowFailures(quiet)
      const { origin, cut } = await startConnection(baseURL)
      await page.setViewportSize({ width, height: 800 })
      const expectGood = async () => {
        expect(await axeViolations(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      }
      await keep(page, origin + path)
      await expectGood()
      const prefix = site === 'en' ? '' : `/${site}`
      await page.goto(`${origin}${prefix}/offline`)
      await expect(page.locator('[data-kept-topics] > li')).toHaveCount(1)
      await expectGood()
      cut()
      for (const copy of [path, `${prefix}/when-to-get-help-now`, `${prefix}/news`]) {
        await page.goto(origin + copy)
        await expect(notice(page)).toBeVisible()
        await expectGood()
      }
    })
