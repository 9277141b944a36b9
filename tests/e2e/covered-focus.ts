import type { Page } from 'playwright/test'

/** Presses Tab the given number of times, and returns the name of each element that was fully covered while focused. */
export async function coveredFocus(page: Page, steps: number): Promise<string[]> {
  const covered: string[] = []
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame)
      const element = document.activeElement
      if (!element || element === document.body) return null
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) return null
      // An element is not fully covered if at least one of nine points in it is visible.
      const isSeen = [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const at = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
          return at !== null && (element.contains(at) || at.contains(element))
        }),
      )
      return isSeen ? null : `${element.tagName} ${element.textContent.trim().slice(0, 40)}`
    })
    if (hidden !== null) covered.push(hidden)
  }
  return covered
}
