import { expect, type Page } from 'playwright/test'

/** Expects that the page is not wider than the window, and that no visible element cuts off a part of its content. */
export async function expectNothingCut(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const cut: string[] = []
    const over = document.documentElement.scrollWidth - innerWidth
    if (over > 0) cut.push(`the page is ${over} px wider than the window`)
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (element.clientWidth < 2 || element.clientHeight < 2 || !element.checkVisibility()) continue
      const { overflowX, overflowY } = getComputedStyle(element)
      const hides = (overflow: string, extent: number) => /hidden|clip/.test(overflow) && extent > 1
      if (
        hides(overflowX, element.scrollWidth - element.clientWidth) ||
        hides(overflowY, element.scrollHeight - element.clientHeight)
      )
        cut.push(`${element.tagName.toLowerCase()}.${element.className}: ${element.innerText.slice(0, 60)}`)
    }
    return cut
  })
  expect(found).toEqual([])
}
