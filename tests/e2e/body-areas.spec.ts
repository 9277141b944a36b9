import type { Page } from 'playwright/test'
import { bodyAreas, type BodyArea } from '../../src/blocks/body-area.ts'
import { expect, test } from './browser-test.ts'

test.use({ javaScriptEnabled: false })

/** Returns the styles that change when an area lights up: those of its organ and its numbers in the drawing and the list. */
async function lookOf(page: Page, area: BodyArea) {
  const drawing = page.locator('svg:has([class*="organ-"])')
  const fillOf = (shape: Element) => getComputedStyle(shape).fill
  return {
    organ: await drawing
      .locator(`.organ-${area} .l`)
      .first()
      .evaluate((line) => getComputedStyle(line).strokeWidth),
    number: await drawing.locator(`a[href$="#area-${area}"] circle`).last().evaluate(fillOf),
    row: await page.locator(`li a[href$="#area-${area}"] b`).evaluate((mark) => getComputedStyle(mark).backgroundColor),
  }
}

/** Expects that the number, its organ and its row all look different from before. */
function expectLit(look: Awaited<ReturnType<typeof lookOf>>, before: Awaited<ReturnType<typeof lookOf>>) {
  expect(look.organ).not.toBe(before.organ)
  expect(look.number).not.toBe(before.number)
  expect(look.row).not.toBe(before.row)
}

for (const area of bodyAreas)
  test(`a number, its organ and its row light up together under the pointer and with the focus, without JavaScript: ${area}`, async ({
    page,
  }) => {
    await page.goto('/')
    const before = await lookOf(page, area)
    const row = page.locator(`li a[href$="#area-${area}"]`)
    const number = page.locator(`svg a[href$="#area-${area}"]`).first()

    for (const link of [row, number]) {
      // The pointer is moved to the text of the number, because the center of the link, which includes the leader line, may
      // be over another organ.
      await (link === row ? row : number.locator('text')).hover()
      expectLit(await lookOf(page, area), before)
      await page.mouse.move(0, 0)
      expect(await lookOf(page, area)).toEqual(before)

      // The focus is only visible if it was moved with the keyboard.
      await link.focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      expectLit(await lookOf(page, area), before)
      await link.blur()
    }
  })

test('a number, its organ and its row light up while a finger presses the number', async ({ page }) => {
  await page.goto('/')
  const before = await lookOf(page, 'bladder')
  // The browser of the tests does not recognize touch gestures, so the state of a press is set through the Chrome DevTools
  // Protocol.
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('DOM.enable')
  await inspector.send('CSS.enable')
  const { root } = await inspector.send('DOM.getDocument')
  const { nodeId } = await inspector.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'svg a[href$="#area-bladder"]',
  })
  await inspector.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['active'] })
  expectLit(await lookOf(page, 'bladder'), before)
})
