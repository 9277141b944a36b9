import type { Page } from 'playwright/test'
import { axeViolations } from './axe-violations.ts'
import { expect, startClient, test } from './browser-test.ts'
import { holdRequests } from './hold-requests.ts'

// These tests define voices of their own, because the browsers of the tests have none.

type Spoken = { readonly text: string; readonly lang: string; readonly rate: number }

/** Defines the voices of the page. Spoken texts are collected, and the test determines when an utterance ends. */
const giveVoices = (page: Page, ...languages: readonly string[]) =>
  page.addInitScript((tags) => {
    const spoken: Spoken[] = []
    let current: SpeechSynthesisUtterance | undefined
    const speech = Object.assign(new EventTarget(), {
      // As in Chromium, the voices become available only after a while.
      getVoices: () => (isLoaded ? tags.map((lang) => ({ lang, localService: true, default: false })) : []),
      speak(utterance: SpeechSynthesisUtterance) {
        current = utterance
        spoken.push({ text: utterance.text, lang: utterance.lang, rate: utterance.rate })
      },
      cancel() {
        const cancelled = current
        current = undefined
        cancelled?.dispatchEvent(new Event('end'))
      },
    })
    let isLoaded = false
    setTimeout(() => {
      isLoaded = true
      speech.dispatchEvent(new Event('voiceschanged'))
    }, 50)
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class extends EventTarget {
        lang = ''
        rate = 1
        readonly text: string
        constructor(text: string) {
          super()
          this.text = text
        }
      },
    })
    Object.assign(window, {
      spoken,
      endSentence: () => {
        const ended = current
        current = undefined
        ended?.dispatchEvent(new Event('end'))
      },
    })
  }, languages)

const spokenOn = (page: Page) => page.evaluate(() => (window as Window & { spoken?: Spoken[] }).spoken ?? [])
const endSentence = (page: Page) =>
  page.evaluate(() => (window as Window & { endSentence?: () => void }).endSentence?.())
/** Returns the text of the highlighted sentence. */
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map((range) => String(range)).join())
const button = (page: Page, name = 'Read aloud') => page.getByRole('button', { name }).filter({ visible: true }).first()

test('the button is hidden where the browser has no voice for the language of the page', async ({ page }) => {
  await giveVoices(page, 'de-DE', 'fil-PH')
  await page.goto('/condition/kidney-stones')
  await page.waitForFunction(() => speechSynthesis.getVoices().length > 0)
  await expect(page.getByText('Read aloud').first()).toBeHidden()
  await page.goto('/fi/condition/kidney-stones')
  await page.waitForFunction(() => speechSynthesis.getVoices().length > 0)
  await expect(page.locator('read-aloud').first()).toBeHidden()
  await page.goto('/de/condition/nierensteine')
  await expect(page.locator('read-aloud').filter({ visible: true })).toHaveCount(1)
})

test('the page is read sentence by sentence from its title, and the sentence is marked', async ({ page, requests }) => {
  await giveVoices(page, 'en-US')
  await page.goto('/condition/kidney-stones')
  await expect(button(page)).toBeVisible()
  const before = requests.length
  await button(page).click()
  const bar = page.getByRole('region', { name: 'Reading aloud' })
  await expect(bar.getByRole('button', { name: 'Pause' })).toBeFocused()
  expect(requests.length).toBeGreaterThan(before)
  expect(await spokenOn(page)).toEqual([{ text: 'Kidney stones', lang: 'en-US', rate: 1 }])
  expect(await marked(page)).toBe('Kidney stones')
  await endSentence(page)
  await endSentence(page)
  const spoken = await spokenOn(page)
  expect(spoken).toHaveLength(3)
  expect(spoken.at(-1)?.text).toBe((await marked(page)).replace(/\s+/g, ' '))
  expect(await axeViolations(page)).toEqual([])
})

test('reading is paused, continued, moved, made faster and stopped with the keyboard alone', async ({ page }) => {
  await giveVoices(page, 'en-US')
  await page.goto('/condition/kidney-stones')
  await button(page).focus()
  await page.keyboard.press('Enter')
  const bar = page.getByRole('region', { name: 'Reading aloud' })
  await expect(bar.getByRole('button', { name: 'Pause' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(bar.getByRole('button', { name: 'Read on' })).toBeFocused()
  await page.keyboard.press('Space')
  expect((await spokenOn(page)).map(({ text }) => text)).toEqual(['Kidney stones', 'Kidney stones'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('Enter')
  const [, , next] = await spokenOn(page)
  expect(next?.text).not.toBe('Kidney stones')
  await bar.getByLabel('Speed').selectOption('1.5')
  expect((await spokenOn(page)).at(-1)).toEqual({ ...next, rate: 1.5 })
  await bar.getByRole('button', { name: 'Stop' }).press('Enter')
  await expect(bar).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  expect(await marked(page)).toBe('')
})

test('sources, explanations, forms and menus are not read', async ({ page }) => {
  await giveVoices(page, 'en-US')
  await page.goto('/condition/kidney-stones')
  await button(page).click()
  await expect.poll(() => marked(page)).toBe('Kidney stones')
  for (let count = 0; count < 400 && (await marked(page)) !== ''; count++) await endSentence(page)
  const texts = (await spokenOn(page)).map(({ text }) => text)
  expect(texts.length).toBeGreaterThan(50)
  for (const silent of ['Was this page helpful?', 'Keep this page', 'On this page', 'Read aloud', 'You are here'])
    expect(texts.join('\n')).not.toContain(silent)
  expect(texts.filter((text) => /^\d+$/.test(text))).toEqual([])
  await expect(page.getByRole('region', { name: 'Reading aloud' })).toHaveCount(0)
})

test('words are spoken apart that only a space between two inline elements separates', async ({ page }) => {
  await giveVoices(page, 'en-US')
  await page.goto('/condition/pelvic-organ-prolapse')
  await button(page).click()
  await expect.poll(() => marked(page)).not.toBe('')
  for (let count = 0; count < 400 && (await marked(page)) !== ''; count++) await endSentence(page)
  const texts = (await spokenOn(page)).map(({ text }) => text)
  expect(texts.slice(texts.indexOf('Training.')).slice(0, 2)).toEqual([
    'Training.',
    'Pelvic floor training can ease the signs of a mild prolapse.',
  ])
})

test('each column of a page in two languages is read by itself, in its language', async ({ page }) => {
  await giveVoices(page, 'en-US', 'de-DE')
  await page.goto('/side-by-side/de/condition/kidney-stones')
  await button(page, 'Vorlesen').click()
  await expect.poll(async () => (await spokenOn(page)).length).toBe(1)
  await endSentence(page)
  expect((await spokenOn(page)).map(({ lang }) => lang)).toEqual(['de-DE', 'de-DE'])
  await button(page).click()
  await expect.poll(async () => (await spokenOn(page)).at(-1)?.lang).toBe('en-US')
  await expect(page.getByRole('region', { name: 'Reading aloud' })).toHaveCount(1)
})

test('reading ends when the reader goes to another page, whose button is shown', async ({ page }) => {
  await giveVoices(page, 'en-US')
  await page.goto('/condition/kidney-stones')
  await button(page).click()
  await expect(page.getByRole('region', { name: 'Reading aloud' })).toBeVisible()
  await startClient(page)
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('region', { name: 'Reading aloud' })).toHaveCount(0)
  await page.goBack()
  await expect(button(page)).toBeVisible()
})

test('a reading that ends while React hydrates the document does not break the hydration', async ({ page }) => {
  await giveVoices(page, 'en-US')
  // React reads the first child of the body as it begins to hydrate the document, and pauses after 5 ms. This getter takes
  // 20 ms, so that the bar is removed during the first pause.
  await page.addInitScript(() => {
    const firstChild = Object.getOwnPropertyDescriptor(Node.prototype, 'firstChild')?.get
    Object.defineProperty(HTMLBodyElement.prototype, 'firstChild', {
      get(this: HTMLBodyElement) {
        const node: unknown = firstChild?.call(this)
        const bar = document.querySelector('[data-foot]')
        if (bar) {
          const end = performance.now() + 20
          while (performance.now() < end);
          queueMicrotask(() => bar.remove())
        }
        return node
      },
    })
  })
  const release = await holdRequests(page, '**/assets/condition-views-*.js')
  await page.goto('/condition/kidney-stones')
  await button(page).click()
  const bar = page.getByRole('region', { name: 'Reading aloud' })
  await expect(bar).toBeVisible()
  release()
  await startClient(page)
  await expect(bar).toHaveCount(0)
  await expect(button(page)).toBeVisible()
})
