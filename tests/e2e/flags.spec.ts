import type { Locator, Page } from 'playwright/test'
import { readCatalogue } from '../support/catalogue.ts'
import { type FeatureFlag, featureFlags } from '../../src/sites/feature-flags.ts'
import { type Site, siteHandles, sites } from '../../src/sites/sites.ts'
import { expect, startClient, test } from './browser-test.ts'

/** The visible effect of a feature flag (docs/settled.md, section 13). */
type FlagTest = {
  /** The path of the page on which the effect is visible. */
  readonly path: string
  /** Other flags that must be on for this one to have an effect. */
  readonly with?: readonly FeatureFlag[]
  readonly expectOn: (page: Page, site: Site) => Promise<void>
  readonly expectOff: (page: Page, site: Site) => Promise<void>
}

/** The width of the window, in px, at which the header has room for all its elements. */
const windowWidth = 1600
const chat = '/chat/guide'
const article = '/condition/prostate-cancer'

const hero = (page: Page) => page.locator('section[aria-labelledby="page-title"]')
const header = (page: Page) => page.locator('body header').first()
const headerSearch = (page: Page) => header(page).locator('input[type="search"]')
const languageButton = (page: Page) => header(page).locator('[popovertarget="language-menu"]')
/** Returns the links to the home page: the logo with the name, and the close button of the chat. */
const linksHome = (page: Page, { handle }: Site) => header(page).locator(`a[href="${addressOf(handle, '/')}"]`)
const word = ({ locale }: Site, id: string) => readCatalogue(locale).get(id) ?? ''

const addressOf = (handle: Site['handle'], path: string) => (handle === 'en' ? path : `/${handle}${path}`)
const middleOf = async (locator: Locator) => {
  const { x, width } = (await locator.boundingBox()) ?? { x: 0, width: 0 }
  return x + width / 2
}
const background = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor)
/** Returns the light primary color of the theme, as the browser computes it. */
const lightColor = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.setProperty('background', 'var(--surface-strong)')
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  })

/** Creates the test of a flag that adds an element to the page. */
const part = (path: string, find: (page: Page, site: Site) => Locator): FlagTest => ({
  path,
  expectOn: (page, site) => expect(find(page, site).first()).toBeVisible(),
  expectOff: (page, site) => expect(find(page, site)).toHaveCount(0),
})
/** Creates the test of a flag that removes an element from the page. */
const withoutPart = (
  path: string,
  find: (page: Page, site: Site) => Locator,
  more: Partial<FlagTest> = {},
): FlagTest => {
  const { expectOn, expectOff } = part(path, find)
  return { path, expectOn: expectOff, expectOff: expectOn, ...more }
}

/** Creates the test of a flag that adds the page `to`, and on the page `from` the link to it or another element for it. */
function tool(
  from: string,
  to: string,
  link = (page: Page) => page.locator(`main a[href$="${to}"]:not([hidden])`),
): FlagTest {
  const statusOf = async (page: Page, { handle }: Site) => (await page.request.get(addressOf(handle, to))).status()
  return {
    path: from,
    async expectOn(page, site) {
      await expect(link(page)).toBeVisible()
      expect(await statusOf(page, site)).toBe(200)
    },
    async expectOff(page, site) {
      await expect(link(page)).toHaveCount(0)
      expect(await statusOf(page, site)).toBe(404)
    },
  }
}

/** Creates the test of a flag that adds an endpoint. */
const endpoint = (path: string): FlagTest => {
  const expectStatus = (status: number) => async (page: Page, site: Site) => {
    const response = await page.request.get(addressOf(site.handle, path))
    expect(response.status()).toBe(status)
  }
  return { path: '/', expectOn: expectStatus(200), expectOff: expectStatus(404) }
}

const flagTests: Record<FeatureFlag, FlagTest> = {
  'hero-split-layout': {
    path: '/',
    async expectOn(page) {
      const words = await middleOf(hero(page).locator('h1'))
      const picture = hero(page).locator('[data-rich-text="illustration"], [data-animation]').first()
      expect(Math.abs((await middleOf(picture)) - words)).toBeGreaterThan(300)
    },
    async expectOff(page) {
      await expect(hero(page).locator('[data-rich-text], [data-animation]')).toHaveCount(0)
      expect(await middleOf(hero(page).locator('h1'))).toBeCloseTo(windowWidth / 2, -1)
    },
  },
  'hero-lottie': {
    ...part('/', (page) => hero(page).locator('[data-animation]').getByRole('button')),
    // The button is added once the animation has been loaded.
    expectOff: (page) => expect(hero(page).locator('[data-animation]')).toHaveCount(0),
    with: ['hero-split-layout'],
  },
  'home-selected-searches': part('/', (page) => hero(page).locator('a[href*="/search?q="]')),
  'home-links-list': part('/', (page) => page.locator('section[aria-labelledby="home-links"] a')),
  'home-chatbot': part('/', (page) => page.locator('section[aria-labelledby="home-chat"] button[name="question"]')),
  'home-background-color': {
    path: '/',
    expectOn: async (page) => expect(await background(hero(page))).toBe(await lightColor(page)),
    expectOff: async (page) => expect(await background(hero(page))).toBe('rgba(0, 0, 0, 0)'),
  },
  'home-news': part('/', (page) => page.locator('section[aria-labelledby="home-news"] time')),
  'nav-enhanced-search': {
    path: article,
    async expectOn(page) {
      await headerSearch(page).focus()
      await expect(headerSearch(page)).toHaveRole('combobox')
    },
    async expectOff(page) {
      await expect(headerSearch(page)).not.toHaveAttribute('data-suggests', 'true')
      await startClient(page)
      await headerSearch(page).focus()
      await expect(headerSearch(page)).toHaveRole('searchbox')
    },
  },
  'nav-logo-centered-on-home': {
    path: '/',
    expectOn: async (page, site) =>
      expect(await middleOf(linksHome(page, site).first())).toBeCloseTo(windowWidth / 2, -1),
    expectOff: async (page, site) =>
      expect(Math.abs((await middleOf(linksHome(page, site).first())) - windowWidth / 2)).toBeGreaterThan(200),
  },
  'nav-hide-search-on-home': withoutPart('/', headerSearch),
  'nav-hide-search-on-search': withoutPart('/search', headerSearch),
  'nav-hide-search-on-chat': withoutPart(chat, headerSearch),
  'nav-primary-light-on-chat': {
    path: chat,
    expectOn: async (page) => expect(await background(header(page))).toBe(await lightColor(page)),
    expectOff: async (page) => expect(await background(header(page))).not.toBe(await lightColor(page)),
  },
  'nav-lang-switch': {
    path: article,
    async expectOn(page) {
      await languageButton(page).click()
      await expect(header(page).locator('#language-menu a').first()).toBeVisible()
    },
    async expectOff(page) {
      await expect(languageButton(page)).toHaveCount(0)
      await expect(page.locator('footer a[hreflang]').first()).toBeVisible()
    },
  },
  'nav-no-lang-switch-on-chat': withoutPart(chat, languageButton, { with: ['nav-lang-switch'] }),
  'nav-close-button-on-chat': {
    path: chat,
    async expectOn(page, site) {
      await linksHome(page, site).last().click()
      await expect(page).toHaveURL(addressOf(site.handle, '/'))
    },
    expectOff: (page, site) => expect(linksHome(page, site)).toHaveCount(1),
  },
  'show-visited-links': {
    path: '/all-treatments',
    expectOn: async (page) => expect(await looksVisited(page)).toBe(true),
    expectOff: async (page) => expect(await looksVisited(page)).toBe(false),
  },
  'card-stories': {
    path: '/',
    async expectOn(page) {
      await expect(page.locator('section[aria-labelledby="home-stories"] blockquote').first()).toBeVisible()
    },
    async expectOff(page) {
      // No site without the flag has stories in its own language, so they are among the links to English pages.
      await expect(
        page.locator('section[aria-labelledby="home-untranslated"] a[href*="/stories/"]').first(),
      ).toBeVisible()
      await expect(page.locator('main blockquote')).toHaveCount(0)
    },
  },
  'custom-404-page': {
    path: '/no-such-page',
    expectOn: (page, site) => expect(page.locator('main')).toContainText(word(site, '404-extra-description')),
    expectOff: (page, site) =>
      expect(page.locator('main')).toContainText(
        word(site, 'This page could not be found. The link might be broken or the page moved.'),
      ),
  },
  'tool-bladder-diary': tool('/bladder-diary', '/my-bladder-diary'),
  'tool-offline': tool(article, '/offline', (page) => page.locator('keep-offline')),
  'tool-stent-reminder': tool('/all-treatments/ureteroscopy', '/stent-reminder'),
  'tool-visit-pack': tool('/questions-for-your-appointment', '/visit-pack'),
  'footer-socials': part('/', (page) => page.locator('footer a[href^="https://example.org/"]')),
  'tool-symptom-finder': part('/', (page, { handle }) =>
    page.locator(`section[aria-labelledby="home-situations"] a[href="${addressOf(handle, '/symptoms')}"]`),
  ),
  'exit-page': part('/', (page) => page.locator('[data-press="exit"]')),
  'clinical-codes': endpoint('/code/icd-10/N23'),
  'page-syndication': endpoint('/syndication/v1/pages'),
}

/**
 * Whether a visited link has a different color from an unvisited one. Scripts cannot read the color of a visited link, so
 * the test compares screenshots. The browser has no history here, so the developer tools force the pseudo-class.
 */
async function looksVisited(page: Page): Promise<boolean> {
  const selector = 'main a[href*="/all-treatments/"]'
  const link = page.locator(selector).first()
  const before = await darkestColor(page, link)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['visited'] })
  return (await darkestColor(page, link)) !== before
}

/** Returns the color of the darkest pixel in a screenshot of some text, which is the color of its letters. */
async function darkestColor(page: Page, words: Locator): Promise<string> {
  const picture = (await words.screenshot()).toString('base64')
  return page.evaluate(async (source) => {
    const image = new Image()
    image.src = `data:image/png;base64,${source}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
    canvas?.drawImage(image, 0, 0)
    const { data = [] } = canvas?.getImageData(0, 0, image.width, image.height) ?? {}
    let [darkest, least] = ['', Infinity]
    for (let at = 0; at < data.length; at += 4) {
      const channels = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      const sum = channels.reduce((total, channel) => total + channel)
      if (sum < least) [darkest, least] = [channels.join(), sum]
    }
    return darkest
  }, picture)
}

const siteWith = (flag: FeatureFlag, isOn: boolean): Site => {
  const { with: others = [] } = flagTests[flag]
  const found = siteHandles
    .map((handle) => sites[handle])
    .find(({ enable }) => enable.includes(flag) === isOn && others.every((other) => enable.includes(other)))
  if (!found) throw new Error(`No site has the flag ${flag} ${isOn ? 'on' : 'off'}.`)
  return found
}

test.use({ viewport: { width: windowWidth, height: 900 } })

for (const flag of featureFlags)
  test(`the feature flag ${flag} changes the page when it is on and not when it is off`, async ({ page, quiet }) => {
    const { path, expectOn, expectOff } = flagTests[flag]
    if (path === '/no-such-page') quiet.expectMessage(/404/)
    const [on, off] = [siteWith(flag, true), siteWith(flag, false)]
    await page.goto(addressOf(on.handle, path))
    await expectOn(page, on)
    await page.goto(addressOf(off.handle, path))
    await expectOff(page, off)
  })
