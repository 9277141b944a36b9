import { kindsOfPage } from './kinds-of-page.ts'
import { expect, pathOf, test, wakeClient } from './site.ts'

for (const [kind, addresses] of Object.entries(kindsOfPage)) {
  for (const [language, address] of Object.entries(addresses)) {
    const name = `the client takes a ${kind} page over without a warning and without asking again (${language})`
    // English is the site without a prefix, Arabic one with; the third language is for the long run.
    test(language === 'nl' ? `${name} @long` : name, async ({ page, requests }) => {
      await page.goto(address)
      const words = await page.locator('main').innerText()
      await wakeClient(page)
      const data = requests.map(pathOf).filter((path) => path.startsWith('/data/'))
      expect(data).toEqual([])
      expect(await page.locator('main').innerText()).toBe(words)
    })
  }
}
