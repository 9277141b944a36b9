import type { Page } from 'playwright/test'
import { kindsOfPage } from './kinds-of-page.ts'
import { expect, test } from './browser-test.ts'

// In forced-colors mode, such as Windows contrast themes, the browser replaces the colors of text, borders and backgrounds
// with a few that the reader has chosen, and removes shadows. A box that stands out only by its background therefore needs a
// border.

const paths = {
  home: '/',
  condition: '/condition/kidney-stones',
  search: '/search?q=stone',
  contact: '/contact',
  module: kindsOfPage['learning module: question'].en,
  'display settings': '/display',
} as const

/**
 * Marks the boxes that stand out by a background or by a border on all sides, and returns their number. Boxes smaller than
 * 24 px, boxes as wide as the window, drawings, popovers, highlighted words, radio buttons and checkboxes are left out.
 */
const markBoxes = (page: Page) =>
  page.evaluate(() => {
    const groundOf = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor
      }
      return 'rgb(255, 255, 255)'
    }
    let marked = 0
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (element.closest('svg, [popover]') || !element.checkVisibility()) continue
      if (element.matches('mark, [type="radio"], [type="checkbox"]')) continue
      const { width, height } = element.getBoundingClientRect()
      if (width < 24 || height < 24 || width >= innerWidth) continue
      const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(element)
      const hasFrame = [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].every(
        (line) => line !== '0px',
      )
      const hasGround = groundOf(element) !== groundOf(element.parentElement)
      if (!hasFrame && !hasGround) continue
      element.dataset.box = ''
      marked++
    }
    return marked
  })

/** Returns the marked boxes that have no visible border on any side. */
const boxesWithoutLine = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('[data-box]'))
      .filter((element) => {
        const style = getComputedStyle(element)
        const ground = getComputedStyle(document.body).backgroundColor
        const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
        return !sides.some(
          (side) =>
            style[`border${side}Width`] !== '0px' &&
            style[`border${side}Style`] !== 'none' &&
            style[`border${side}Color`] !== ground,
        )
      })
      .map((element) => `${element.tagName} ${element.className}: ${element.innerText.slice(0, 40)}`),
  )

for (const [kind, path] of Object.entries(paths)) {
  test(`in forced colors, boxes keep a visible border and focused elements an outline: ${kind}`, async ({ page }) => {
    await page.goto(path)
    expect(await markBoxes(page)).toBeGreaterThan(0)
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await boxesWithoutLine(page)).toEqual([])

    // The elements in the tab order, up to forty of them, must show their focus.
    await page.keyboard.press('Tab')
    const unseen: string[] = []
    for (let step = 0; step < 40; step++) {
      const seen = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null
        if (!element || element === document.body) return 'end'
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.setProperty('color', 'Highlight')
        const highlight = getComputedStyle(probe).color
        probe.remove()
        // A numbered mark in a drawing shows the focus on its circle.
        const circle = element.querySelector(':scope > circle:not([r="2"])')
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
        const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor === highlight
        const isCircled = circle !== null && parseFloat(getComputedStyle(circle).strokeWidth) >= 3
        return isOutlined || isCircled
          ? ''
          : `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`
      })
      if (seen === 'end') break
      if (seen !== '') unseen.push(seen)
      await page.keyboard.press('Tab')
    }
    expect(unseen).toEqual([])
  })
}
