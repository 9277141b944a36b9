import type { Page, Request } from 'playwright/test'
import { type RunningSite, startSite } from '../support/server.ts'
import { axeViolations } from './axe-violations.ts'
import { coveredFocus } from './covered-focus.ts'
import { expectLoadingBar, holdRequests } from './hold-requests.ts'
import { expect, networkIdle, test, wakeClient } from './browser-test.ts'

// These tests start their own server, on which three sites have a tag manager.
test.describe.configure({ mode: 'default' })
let site: RunningSite
test.beforeAll(async () => {
  site = await startSite({ GTM_IDS: 'en=GTM-EN1,ar=GTM-AR1,de=GTM-DE1' })
})
test.afterAll(() => site.stop('SIGKILL'))

/** The stub of the tag manager, which stores a cookie as Google's tags do. */
const stub = 'window.loadedTagManager = true; document.cookie = "_ga_STUB=1; path=/; max-age=3600"'

/**
 * Serves `body` as the script of the tag manager, and aborts other requests to foreign hosts. Returns a function that lists
 * the foreign URLs requested so far.
 */
async function watchForeign(page: Page, requests: readonly Request[], body = stub) {
  await page.route(
    (url) => url.origin !== site.origin,
    (route) =>
      route.request().url().startsWith('https://www.googletagmanager.com/gtm.js?')
        ? route.fulfill({ contentType: 'text/javascript', body })
        : route.abort(),
  )
  return () => requests.map((request) => request.url()).filter((url) => new URL(url).origin !== site.origin)
}

const banner = (page: Page) => page.getByRole('region', { name: /May we count|Dürfen wir|هل تسمح لنا/ })
const allow = (page: Page) => page.getByRole('button', { name: /^(Allow|السماح)$/ })
const refuse = (page: Page) => page.getByRole('button', { name: /^(Refuse|الرفض)$/ })
const open = (page: Page, path: string) => page.goto(site.origin + path)
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)

const script = 'https://www.googletagmanager.com/gtm.js?id=GTM-EN1'

test('no page sends a request to another host or sets a cookie before consent', async ({ page, requests }) => {
  const foreign = await watchForeign(page, requests)
  for (const path of [
    '/',
    '/condition/kidney-stones',
    '/search?q=stones',
    '/news',
    '/contact',
    '/module/understanding-kidney-stones',
    '/consent',
    '/ar/',
    '/nl/',
  ]) {
    await open(page, path)
    if (path !== '/consent' && path !== '/nl/') await expect(banner(page)).toBeVisible()
    await wakeClient(page)
  }
  await page.locator('footer a[href="/nl/all-conditions"]').click()
  await expect(page.locator('h1')).toBeFocused()
  await page.locator('main a[href^="/nl/condition/"]').first().click()
  await expect(page).toHaveURL(/\/nl\/condition\//)
  await expect(page.locator('h1')).toBeFocused()
  await networkIdle(page)
  expect(foreign()).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})

test('consent loads the tag manager and no other third-party script, on the same page and on the next ones', async ({
  page,
  requests,
}) => {
  const foreign = await watchForeign(page, requests)
  await open(page, '/condition/kidney-stones')
  await allow(page).click()
  await expect(banner(page)).toHaveCount(0)
  await page.waitForFunction(() => 'loadedTagManager' in window)
  expect(foreign()).toEqual([script])
  expect(await page.evaluate(() => (window as { dataLayer?: readonly object[] }).dataLayer?.[0])).toMatchObject({
    event: 'gtm.js',
  })
  await expect(page).toHaveURL(`${site.origin}/condition/kidney-stones`)
  await expect.poll(() => cookieNames(page)).toEqual(expect.arrayContaining(['consent=allowed']))

  await open(page, '/news')
  await page.waitForFunction(() => 'loadedTagManager' in window)
  await wakeClient(page)
  await page.locator('main a[href^="/news/"]').first().click()
  await expect(page.locator('h1')).not.toHaveText('News')
  await expect(banner(page)).toHaveCount(0)
  expect(foreign()).toEqual([script, script])

  // The choice applies to all sites of the host, and the Arabic site has its own tag manager.
  await open(page, '/ar/')
  await page.waitForFunction(() => 'loadedTagManager' in window)
  expect(foreign()).toEqual([script, script, script.replace('EN1', 'AR1')])
})

test('after a refusal, neither the banner nor the tag manager appears on later pages or after a reload', async ({
  page,
  requests,
}) => {
  const foreign = await watchForeign(page, requests)
  await open(page, '/condition/kidney-stones')
  await refuse(page).click()
  await expect(banner(page)).toHaveCount(0)
  for (const go of [() => page.reload(), () => open(page, '/news'), () => open(page, '/ar/')]) {
    await go()
    await wakeClient(page)
    await expect(banner(page)).toHaveCount(0)
  }
  expect(foreign()).toEqual([])
  await expect.poll(() => cookieNames(page)).toEqual(['consent=refused'])
})

test('withdrawing consent deletes the cookies of the tag manager and stops loading it', async ({ page, requests }) => {
  const foreign = await watchForeign(page, requests)
  await open(page, '/condition/kidney-stones')
  await allow(page).click()
  await page.waitForFunction(() => 'loadedTagManager' in window)
  await expect.poll(() => cookieNames(page)).toEqual(expect.arrayContaining(['_ga_STUB=1']))

  await page.locator('footer a[href="/consent"]').click()
  await expect(page.getByText('You have allowed us to count visits')).toBeVisible()
  await refuse(page).click()
  await expect(page.getByText('You have refused.')).toBeVisible()
  await expect.poll(() => cookieNames(page)).toEqual(['consent=refused'])
  const before = foreign().length
  await open(page, '/condition/kidney-stones')
  await wakeClient(page)
  expect(foreign()).toHaveLength(before)
  expect(await page.evaluate(() => 'loadedTagManager' in window)).toBe(false)
})

/** A tag manager that logs the URLs that it can observe: of the page, its referrer, the history, clicked links and forms. */
const nosyStub = `(() => {
  const tell = (address) => address && console.log('saw ' + address)
  const look = () => {
    tell(location.href)
    tell(document.referrer)
    for (const { url } of globalThis.navigation?.entries() ?? []) tell(url)
  }
  look()
  setInterval(look, 10)
  for (const event of ['popstate', 'pageshow']) addEventListener(event, look, true)
  for (const change of ['pushState', 'replaceState']) {
    const original = history[change]
    history[change] = function (state, unused, url) { tell(url); return original.apply(this, arguments) }
  }
  globalThis.navigation?.addEventListener('navigate', (event) => tell(event.destination.url))
  addEventListener('click', ({ target }) => tell(target.closest?.('a')?.href), true)
  addEventListener('submit', ({ target }) => tell(target.action), true)
  window.loadedTagManager = true
})()`

/** Collects the URLs that the nosy tag manager logs from now on, without the site's origin. */
function watchSeen(page: Page) {
  const seen: string[] = []
  page.on('console', (message) => {
    const [, address] = /^saw (.*)/.exec(message.text()) ?? []
    if (address !== undefined) seen.push(address.replace(site.origin, ''))
  })
  return seen
}

const isLoaded = (page: Page) => page.evaluate(() => 'loadedTagManager' in window)
const allowed = (page: Page) => page.context().addCookies([{ name: 'consent', value: 'allowed', url: site.origin }])
/** Waits long enough for any request that the page might still send. */
async function settled(page: Page) {
  await networkIdle(page)
  await page.waitForTimeout(200)
}

test.describe('no search query and no personal page reaches the tag manager', () => {
  const result = (page: Page) => page.locator('main a[href="/condition/kidney-stones"]').first()

  test('on the search page, on the next pages and in the rest of that tab', async ({ page, requests }) => {
    const foreign = await watchForeign(page, requests)
    await allowed(page)
    await open(page, '/search?q=kidney+stones')
    await result(page).click()
    await expect(page.locator('h1')).toHaveText('Kidney stones')
    await settled(page)
    for (const path of ['/', '/ar/', '/condition/kidney-stones']) {
      await open(page, path)
      await settled(page)
    }
    expect(foreign()).toEqual([])

    const other = await page.context().newPage()
    await watchForeign(other, [])
    await open(other, '/condition/kidney-stones')
    await other.waitForFunction(() => 'loadedTagManager' in window)
  })

  test('when consent is given after the search and the reader goes back', async ({ page, requests }) => {
    const foreign = await watchForeign(page, requests, nosyStub)
    await open(page, '/search?q=kidney+stones')
    await expect(banner(page)).toBeVisible()
    await wakeClient(page)
    await result(page).click()
    await expect(page.locator('h1')).toHaveText('Kidney stones')
    await allow(page).click()
    await expect(banner(page)).toHaveCount(0)
    await settled(page)
    await page.goBack()
    await expect(page).toHaveURL(/q=kidney/)
    await settled(page)
    expect(foreign()).toEqual([])
    await expect.poll(() => cookieNames(page)).toEqual(['consent=allowed'])
  })

  test('when the page after the search is reloaded and the reader goes back', async ({ page, requests }) => {
    const foreign = await watchForeign(page, requests, nosyStub)
    await allowed(page)
    await open(page, '/search?q=kidney+stones')
    await wakeClient(page)
    await page.locator('footer a[href="/consent"]').click()
    await expect(page.locator('h1')).toHaveText('Cookies and your consent')
    await page.reload()
    await settled(page)
    await page.goBack()
    await expect(page).toHaveURL(/q=kidney/)
    await settled(page)
    expect(foreign()).toEqual([])
  })

  for (const path of [
    '/search?%71=kidney+stones',
    '/nl/search?q=nierstenen',
    '/condition/kidney-stones?Q=stones',
    '/condition/kidney-stones?%74oken=abcdefgh',
    '/contact',
    '/search',
  ]) {
    test(`in any spelling of the URL (${path})`, async ({ page, requests }) => {
      const foreign = await watchForeign(page, requests)
      await allowed(page)
      await open(page, path)
      await settled(page)
      if (path.includes('%71')) await expect(page.locator('main input[name="q"]')).toHaveValue('kidney stones')
      await open(page, '/ar/')
      await settled(page)
      expect(foreign()).toEqual([])
    })
  }

  for (const [way, go] of [
    ['a link to a search', (page: Page) => page.locator('main a[href^="/search?q="]').first().click()],
    ['a link to a personal page', (page: Page) => page.locator('footer a[href="/contact"]').first().click()],
    [
      'a form',
      async (page: Page) => {
        await page.locator('main input[name="q"]').fill('stones')
        await page.keyboard.press('Enter')
      },
    ],
    [
      'the router',
      (page: Page) => page.evaluate(() => setTimeout(() => history.pushState(null, '', '/search?q=stones'))),
    ],
  ] as const) {
    test(`when a reader leaves a page with a tag manager by ${way}`, async ({ page, requests }) => {
      const seen = watchSeen(page)
      const foreign = await watchForeign(page, requests, nosyStub)
      await allowed(page)
      await open(page, '/')
      await page.waitForFunction(() => 'loadedTagManager' in window)
      await wakeClient(page)
      await go(page)
      await expect(page).toHaveURL(/\/(?:search|contact)/)
      await settled(page)
      expect(await isLoaded(page)).toBe(false)
      await page.goBack()
      await expect(page).toHaveURL(`${site.origin}/`)
      await settled(page)
      expect(await isLoaded(page)).toBe(false)
      expect(foreign()).toEqual([script])
      // The tag manager sees the home page, and no URL with a query or of a personal page.
      expect(seen).toContain('/')
      expect(seen.filter((address) => /search|contact|q=/.test(address))).toEqual([])
    })
  }

  test('when the back/forward cache restores a page with its tag manager', async ({ page, requests }) => {
    const foreign = await watchForeign(page, requests)
    await allowed(page)
    await open(page, '/')
    await page.waitForFunction(() => 'loadedTagManager' in window)
    // Simulates the back/forward cache restoring the page, with `isPrivatePage` after the tab was on a personal page.
    const restorePage = (isPrivatePage: boolean) =>
      page.evaluate((isPrivate) => {
        if (isPrivate) sessionStorage.setItem('private-page', '1')
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      }, isPrivatePage)
    await restorePage(false)
    await settled(page)
    expect(await isLoaded(page)).toBe(true)
    const reloaded = page.waitForEvent('load')
    await restorePage(true)
    await reloaded
    await settled(page)
    expect(await isLoaded(page)).toBe(false)
    expect(foreign()).toEqual([script])
  })

  test('when the browser forbids sessionStorage', async ({ page, requests }) => {
    const foreign = await watchForeign(page, requests)
    await allowed(page)
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      }),
    )
    await open(page, '/condition/kidney-stones')
    await settled(page)
    expect(foreign()).toEqual([])
  })
})

test('the consent form is submitted as a document when its fetch request fails', async ({ page, quiet }) => {
  quiet.expectMessage(/ERR_FAILED/)
  await page.route('**/api/consent', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  )
  await open(page, '/ar/news')
  await refuse(page).click()
  await expect(page).toHaveURL(`${site.origin}/ar/consent#choice`)
  await expect.poll(() => cookieNames(page)).toEqual(['consent=refused'])
})

test('the consent banner comes before the page in the tab order, and the focus moves to the page after a choice', async ({
  page,
}) => {
  await open(page, '/condition/kidney-stones')
  await expect(banner(page)).toBeVisible()
  const focused: (string | null)[] = []
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab')
    focused.push(await page.evaluate(() => document.activeElement?.textContent ?? null))
  }
  expect(focused).toEqual(['Cookies and your consent', 'Privacy', 'Allow', 'Refuse'])
  await page.keyboard.press('Enter')
  await expect(banner(page)).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
  await expect.poll(() => cookieNames(page)).toEqual(['consent=refused'])
})

for (const path of ['/contact', '/ar/contact']) {
  test(`the consent banner never covers the focused element or the end of the page (${path})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await open(page, path)
    await expect(banner(page)).toBeVisible()
    const covered: string[] = []
    for (let step = 0; step < 90; step++) {
      await page.keyboard.press('Tab')
      const hidden = await page.evaluate(() => {
        const element = document.activeElement
        const banner = document.querySelector('[aria-labelledby="consent-title"]')
        if (!element || !banner || element === document.body || banner.contains(element)) return null
        const { top, bottom, height } = element.getBoundingClientRect()
        // A text area may be taller than the space above the banner, so only the top 60 px of an element must be visible.
        const seen = Math.min(bottom, top + 60)
        return height > 0 && seen > banner.getBoundingClientRect().top ? element.outerHTML.slice(0, 80) : null
      })
      if (hidden !== null) covered.push(hidden)
    }
    expect(covered).toEqual([])
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const [footer, top] = await page.evaluate(() =>
      ['footer', '[aria-labelledby="consent-title"]'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      ),
    )
    expect(footer?.bottom).toBeLessThanOrEqual((top?.top ?? 0) + 1)
  })
}

for (const [language, path] of [
  ['en', '/condition/kidney-stones'],
  ['ar', '/ar/all-conditions'],
  ['en', '/module/understanding-kidney-stones'],
  ['en', '/consent'],
  ['ar', '/ar/consent'],
] as const) {
  for (const width of [360, 1280]) {
    const name = `axe finds no violation on a page with the consent banner or form (${language}, ${path}, ${width} px)`
    test(width === 1280 || path === '/consent' ? `${name} @long` : name, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, path)
      await expect(refuse(page)).toBeVisible()
      // axe accepts the skip link outside of landmarks only if no other link precedes it.
      expect(await axeViolations(page, { exclude: 'a[href="#main"]' })).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      const [one, other] = await Promise.all([allow(page).boundingBox(), refuse(page).boundingBox()])
      expect([one?.width, one?.height]).toEqual([other?.width, other?.height])
    })
  }
}

/** Opens a page at the given root font size. */
async function openEnlarged(page: Page, path: string, size: string) {
  await open(page, path)
  await expect(banner(page)).toBeVisible()
  await page.evaluate((value) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`html { font-size: ${value} }`)
    document.adoptedStyleSheets.push(sheet)
  }, size)
}

for (const [place, [width, height, size]] of (
  [
    [320, 640, '20px'],
    [360, 800, '24px'],
    [360, 1000, '32px'],
    [360, 740, '200%'],
    [1280, 800, '200%'],
    [320, 256, '100%'],
    [640, 360, '100%'],
  ] as const
).entries()) {
  for (const path of ['/de/', '/ar/']) {
    // The layout of the two sites differs only in direction, so the daily run tests every second size, alternately in German
    // and in Arabic.
    const isLong = place % 2 === 1 || (path === '/ar/') !== (place % 4 === 2)
    const name = `both buttons of the consent banner are fully visible (${path}, ${width} × ${height}, font size ${size})`
    test(isLong ? `${name} @long` : name, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await openEnlarged(page, path, size)
      const place = await banner(page).boundingBox()
      expect(place?.y).toBeGreaterThanOrEqual(0.39 * height)
      for (const button of await banner(page).getByRole('button').all()) {
        await expect(button).toBeInViewport({ ratio: 1 })
        await button.click({ trial: true })
        expect(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(
          0,
        )
      }
      // Text that does not fit is reachable by scrolling.
      const link = banner(page).getByRole('link').last()
      await link.focus()
      await expect(link).toBeInViewport({ ratio: 0.9 })
      const beyond = await banner(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(beyond).toBeLessThanOrEqual(0)
    })
  }
}

for (const [width, height] of [
  [640, 360],
  [740, 420],
  [360, 640],
] as const) {
  test(`the consent banner causes no layout shift (${width} × ${height})`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(() => {
      Object.assign(globalThis, { shifted: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (globalThis as { shifted?: number }).shifted! += (entry as { value?: number }).value ?? 0
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, '/condition/kidney-stones')
    await expect(banner(page)).toBeVisible()
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => (globalThis as { shifted?: number }).shifted)).toBeLessThan(0.02)
  })
}

for (const [path, width, height] of [
  ['/condition/kidney-stones', 1280, 800],
  ['/condition/kidney-stones', 1280, 620],
  ['/condition/kidney-stones', 320, 256],
  ['/all-treatments', 1280, 700],
  ['/module/understanding-kidney-stones', 360, 740],
  ['step', 360, 740],
  ['step', 1280, 700],
] as const) {
  const name = `the consent banner never covers the focused element (${path}, ${width} × ${height})`
  test(width === 1280 && height !== 620 ? `${name} @long` : name, async ({ page }) => {
    await page.setViewportSize({ width, height })
    if (path === 'step') {
      await open(page, '/module/understanding-kidney-stones')
      await page.locator('main a[data-button]').first().click()
      await expect(page).toHaveURL(/\/module\/[^/]+\/.+/)
      await page.reload()
    } else await open(page, path)
    await expect(banner(page)).toBeVisible()
    expect(await coveredFocus(page, 75)).toEqual([])
  })
}

test('without a banner, no focused element of an article is covered in a low window', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto(`${baseURL}/condition/kidney-stones`)
  expect(await coveredFocus(page, 60)).toEqual([])
})

test('a choice is confirmed in a status message, and the consent page shows the current choice', async ({
  page,
  requests,
}) => {
  await watchForeign(page, requests)
  await open(page, '/condition/kidney-stones')
  await refuse(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your choice is kept.' })).toBeAttached()
  await open(page, '/consent')
  await expect(refuse(page)).toHaveAccessibleDescription('You have chosen this')
  await expect(allow(page)).toHaveAccessibleDescription('')
  await allow(page).click()
  await expect(page).toHaveURL(`${site.origin}/consent#choice`)
  await expect(page.getByRole('heading', { name: 'Your choice' })).toBeFocused()
  await expect(page.getByText('You have chosen this')).toHaveCount(1)
  await expect(allow(page)).toHaveAccessibleDescription('You have chosen this')
})

test('a choice that takes long to be saved is shown as pending, and can be made only once', async ({
  page,
  requests,
}) => {
  await watchForeign(page, requests)
  await open(page, '/condition/kidney-stones')
  const release = await holdRequests(page, '**/api/consent')
  await refuse(page).click()
  await expectLoadingBar(page)
  await expect(banner(page).locator('form')).toHaveAttribute('aria-busy', 'true')
  await refuse(page).click({ force: true })
  release()
  await expect(banner(page)).toHaveCount(0)
  expect(requests.filter((request) => request.url().endsWith('/api/consent'))).toHaveLength(1)
})

test('the consent banner is not printed', async ({ page }) => {
  await open(page, '/condition/kidney-stones')
  await expect(banner(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(banner(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no banner appears, no tag manager is loaded, and the choice is sent by a plain form', async ({
    page,
    requests,
  }) => {
    const foreign = await watchForeign(page, requests)
    await open(page, '/ar/')
    await expect(banner(page)).toHaveCount(0)
    await page.locator('footer a[href="/ar/consent"]').click()
    const chosen = page.locator('#chosen')
    await expect(chosen).toContainText('لم تختر بعد')
    await allow(page).click()
    await expect(page).toHaveURL(`${site.origin}/ar/consent#choice`)
    await expect(chosen).toContainText('سمحت لنا')
    await refuse(page).click()
    await expect(chosen).toContainText('لقد رفضت')
    await expect.poll(() => cookieNames(page)).toEqual(['consent=refused'])
    expect(foreign()).toEqual([])
  })
})
