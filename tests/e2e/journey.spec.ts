import type { Page } from 'playwright/test'
import { expect, test } from './browser-test.ts'

// This is a complete visit with the keyboard alone, with and without JavaScript, in which every focused element is checked.

const arabic = (...segments: string[]) => segments.map(encodeURIComponent).join('/')

const visits = {
  en: {
    prefix: '',
    condition: '/condition/kidney-stones',
    other: { prefix: '/ar', lang: 'ar', words: 'حصى', question: 'ماذا أشرب إذا كانت لدي حصاة في الكلى؟' },
  },
  ar: {
    prefix: '/ar',
    condition: `/ar/condition/${arabic('حصى-الكلى')}`,
    other: { prefix: '', lang: 'en-US', words: 'stones', question: 'Why do I get up so often at night?' },
  },
} as const

declare global {
  var stopBefore: Element | undefined
}

/**
 * Returns the name and the problems of the focused element: the focus is invisible or covered, or the element comes before
 * the previous stop. The first stop of a document must be the skip link.
 */
const lookAtStop = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return { name: '', problems: ['the focus is nowhere'] }
    const name = `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`
    const problems: string[] = []
    const before = globalThis.stopBefore
    if (!before && element.getAttribute('href') !== '#main') problems.push('it comes before the link to the content')
    if (before?.isConnected && !(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING))
      problems.push(`it gets the focus after ${before.tagName} ${before.textContent.trim().slice(0, 40)}`)
    globalThis.stopBefore = element
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    // A numbered mark in a drawing has a bolder circle instead of an outline.
    const circle = element.querySelector('circle:not([class])')
    const isDrawn = element instanceof SVGElement && circle && parseFloat(getComputedStyle(circle).strokeWidth) >= 3
    if (!isDrawn && (outlineStyle === 'none' || parseFloat(outlineWidth) < 2)) problems.push('nothing shows the focus')
    const { left, top, width, height } = element.getBoundingClientRect()
    const parts = [0.1, 0.5, 0.9]
    const isSeen = parts.some((x) =>
      parts.some((y) => {
        const at = document.elementFromPoint(left + width * x, top + height * y)
        return at !== null && (element.contains(at) || at.contains(element))
      }),
    )
    if (!isSeen) problems.push('it cannot be seen')
    return { name, problems }
  })

/** Presses Tab until the element that matches the selector has the focus, and checks each stop on the way. */
async function tabTo(page: Page, selector: string) {
  const visited: string[] = []
  for (let step = 0; step < 250; step++) {
    await page.keyboard.press('Tab')
    const { name, problems } = await lookAtStop(page)
    visited.push(name)
    expect(problems, `${selector}: ${visited.slice(-4).join(' > ')}`).toEqual([])
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
  }
  throw new Error(`${selector} is not reached: ${visited.join(' > ')}`)
}

for (const [language, { prefix, condition, other }] of Object.entries(visits)) {
  for (const script of [true, false]) {
    test.describe(() => {
      test.use({
        javaScriptEnabled: script,
        viewport: { width: 1280, height: 800 },
        contextOptions: { reducedMotion: 'reduce' },
      })

      const name = `a keyboard-only visit has visible focus in document order on every page (${language}, ${script ? 'with' : 'without'} JavaScript)`
      test(language === 'en' ? name : `${name} @long`, async ({ page, quiet }) => {
        test.slow()
        quiet.allowMessage(/422/)
        const heading = page.getByRole('heading', { level: 1 })

        /** Expects a page. In a new document the tab order starts at the top; after a client navigation, at the heading. */
        const expectArrival = async (address: RegExp | string, isDocument = !script) => {
          await expect(page).toHaveURL(address)
          await expect(heading).toBeVisible()
          if (!isDocument) {
            await expect(heading).toBeFocused()
            await page.evaluate(() => (globalThis.stopBefore = document.activeElement ?? undefined))
            return
          }
          await page.waitForLoadState('load')
          await page.evaluate(() => (globalThis.stopBefore = undefined))
        }
        const follow = async (selector: string) => {
          await tabTo(page, selector)
          await page.keyboard.press('Enter')
        }

        /** Focuses the skip link with the first key press, which starts the client if JavaScript is enabled. */
        const begin = async () => {
          await tabTo(page, 'a[href="#main"]')
          if (script) await page.waitForFunction(() => document.documentElement.dataset.client === 'ready')
        }

        await page.goto(`${prefix}/`)
        await begin()
        await page.keyboard.press('Enter')
        await expect(page.locator('main')).toBeFocused()
        await page.evaluate(() => (globalThis.stopBefore = document.querySelector('main') ?? undefined))

        // The reader finds a condition in the list from A to Z, and goes to one of its sections.
        await follow(`main a[href="${prefix}/all-conditions"]`)
        await expectArrival(`${prefix}/all-conditions`)
        await follow(`main a[href="${condition}"]`)
        await expectArrival(condition)
        await tabTo(page, 'main nav :is(summary, a[href="#help"])')
        if (await page.evaluate(() => document.activeElement?.matches('summary'))) await page.keyboard.press('Enter')
        const section = page.locator('main h2[id]').nth(3)
        const id = await section.getAttribute('id')
        await follow(`main nav a[href="#${id}"]`)
        await expect(section).toBeInViewport()
        await page.evaluate(
          (target) => (globalThis.stopBefore = document.getElementById(target ?? '') ?? undefined),
          id,
        )

        // The reader switches to the same page in the other language.
        await follow(`footer a[hreflang="${other.lang}"]`)
        await expect(page.locator('html')).toHaveAttribute('lang', other.lang)
        await expectArrival(/\/condition\//, true)

        // The reader searches, narrows the results to one kind, and opens one of them.
        await begin()
        await follow(`header a[href="${other.prefix}/search"]`)
        await expectArrival(`${other.prefix}/search`)
        await tabTo(page, 'main input[name="q"]')
        await page.keyboard.type(other.words)
        await page.keyboard.press('Enter')
        await expectArrival(/\/search\?q=/, true)
        await begin()
        await tabTo(page, 'main nav :is(summary, a[href*="kind=guidelineChapter"])')
        if (await page.evaluate(() => document.activeElement?.matches('summary'))) {
          await page.keyboard.press('Enter')
          await tabTo(page, 'main nav a[href*="kind=guidelineChapter"]')
        }
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/kind=guidelineChapter/)
        // The link to all kinds has `aria-current` until the new results are shown, although the URL changes before that.
        await expect(page.locator('main nav a[aria-current]:not([href*="kind="])')).toHaveCount(0)
        if (!script) await expectArrival(/kind=guidelineChapter/)
        await follow('main section a[href*="/chapter/"]')
        await expectArrival(/\/chapter\//)

        // The reader sends the contact form with errors, and then without.
        await follow(`footer a[href="${other.prefix}/contact"]`)
        await expectArrival(`${other.prefix}/contact`)
        await follow('form[action$="/contact"] button')
        const alert = page.getByRole('alert')
        await expect(alert).toBeFocused()
        await page.evaluate(() => (globalThis.stopBefore = document.activeElement ?? undefined))
        await follow('[role="alert"] a')
        const subject = page.locator('select[name="subject"]')
        await expect(subject).toBeInViewport()
        if (await subject.evaluate((select) => select !== document.activeElement)) await tabTo(page, '[name="subject"]')
        await page.evaluate(() => (globalThis.stopBefore = document.activeElement ?? undefined))
        await page.keyboard.press('ArrowDown')
        for (const [field, words] of [
          ['name', 'Ada Lovelace'],
          ['email', 'ada@example.org'],
          ['message', 'The number is wrong.'],
        ]) {
          await tabTo(page, `[name="${field}"]`)
          await page.keyboard.type(words ?? '')
        }
        await tabTo(page, '[name="consent"]')
        await page.keyboard.press('Space')
        // Backdates the form, because a message that is sent too quickly is held back for review.
        await page
          .locator('[name="shown-at"]')
          .evaluate((input: HTMLInputElement) => (input.value = String(Date.now() - 60_000)))
        await follow('form[action$="/contact"] button')
        await expect(page).toHaveURL(/\/contact\?sent=yes$/)
        await expect(page.getByRole('status').first()).toBeVisible()

        // The reader goes from the home page to the chatbot and asks a question.
        await page.goto(`${other.prefix}/`)
        await page.evaluate(() => (globalThis.stopBefore = undefined))
        await begin()
        await follow(`main a[href^="${other.prefix}/chat/"]`)
        await expectArrival(/\/chat\//)
        await tabTo(page, 'form :is(textarea, input)[name="question"]')
        await page.keyboard.type(other.question)
        await page.keyboard.press('Enter')
        await expect(page.locator('main')).toContainText(other.question)
        // The answer shows a page, whose title is a link.
        await expect(page.locator('main :is(h2, h3) a[href]').first()).toBeVisible()
      })
    })
  }
}
