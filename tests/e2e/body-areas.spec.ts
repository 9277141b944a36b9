import { bodyAreas } from '../../src/blocks/body-area.ts'
import { expect, test } from './site.ts'

test.use({ javaScriptEnabled: false })

test('a number, its organ and its row light up together, without script', async ({ page }) => {
  await page.goto('/')
  const drawing = page.locator('svg:has([class*="organ-"])')
  for (const area of bodyAreas) {
    const links = page.locator(`a[href$="#area-${area}"]`)
    const organ = drawing.locator(`.organ-${area} .l`).first()
    const circle = drawing.locator(`a[href$="#area-${area}"] circle`).last()
    const row = page.locator(`li a[href$="#area-${area}"]`)
    const look = async () => [
      await organ.evaluate((line) => getComputedStyle(line).strokeWidth),
      await circle.evaluate((shape) => getComputedStyle(shape).fill),
      await row.locator('b').evaluate((number) => getComputedStyle(number).backgroundColor),
    ]
    await page.mouse.move(0, 0)
    const dark = await look()

    await row.hover()
    const lit = await look()
    for (const [index, value] of lit.entries()) expect(value, `${area} ${index}`).not.toBe(dark[index])
    await page.mouse.move(0, 0)

    await links.first().focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    expect((await look())[0], area).toBe(lit[0])
    await links.first().blur()
  }
})
