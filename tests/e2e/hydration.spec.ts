import { kindsOfPage } from './kinds-of-page.ts'
import { expect, pathOf, test, wakeClient } from './site.ts'

for (const [place, [kind, addresses]] of Object.entries(kindsOfPage).entries()) {
  for (const [language, address] of Object.entries(addresses)) {
    const name = `the client takes a ${kind} page over without a warning and without asking again (${language})`
    // Each kind in one language every day, in turn; all of them in the long run.
    const isDaily = language === (['en', 'ar', 'nl'] as const)[place % 3]
    test(isDaily ? name : `${name} @long`, async ({ page, requests }) => {
      await page.goto(address)
      const words = await page.locator('main').innerText()
      await wakeClient(page)
      const data = requests.map(pathOf).filter((path) => path.startsWith('/data/'))
      expect(data).toEqual([])
      expect(await page.locator('main').innerText()).toBe(words)
    })
  }
}
