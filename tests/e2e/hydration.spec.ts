import { kindsOfPage, showsBrowserStorage } from './kinds-of-page.ts'
import { expect, pathOf, startClient, test, wakeClient } from './site.ts'

for (const [place, [kind, addresses]] of Object.entries(kindsOfPage).entries()) {
  for (const [language, address] of Object.entries(addresses)) {
    const name = `a ${kind} page hydrates without a console warning and without fetching data again (${language})`
    // The daily run tests each kind of page in one language. The long run tests all combinations.
    const isDaily = language === (['en', 'ar', 'nl'] as const)[place % 3]
    test(isDaily ? name : `${name} @long`, async ({ page, requests }) => {
      await page.goto(address)
      const words = await page.locator('main').innerText()
      await wakeClient(page)
      const data = requests.map(pathOf).filter((path) => path.startsWith('/_serverFn/'))
      expect(data).toEqual([])
      if (!showsBrowserStorage(address)) expect(await page.locator('main').innerText()).toBe(words)
    })
  }
}

// Chromium formats dates and numbers of Albanian pages in English, and the server in Albanian.
for (const path of [
  '/module/understanding-kidney-stones',
  '/news',
  '/condition/kidney-stones',
  '/guidelines/urolithiasis/publications-appendices',
  '/',
])
  test(`the dates and sizes of an Albanian page remain those of the server: ${path}`, async ({ page }) => {
    await page.goto(`/al${path}`)
    const words = await page.locator('main').innerText()
    await wakeClient(page)
    if (!path.startsWith('/module/')) expect(await page.locator('main').innerText()).toBe(words)
  })

test('the client reports that it is ready only after every link, form and control has been hydrated', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const look = () => {
      if (document.documentElement.dataset.client !== 'ready') return
      // React adds a property to every element that it has hydrated.
      const isTakenOver = (element: Element) => Object.keys(element).some((name) => name.startsWith('__reactProps'))
      const left = [...document.body.querySelectorAll('main form, main input, main button, main a, header a')]
        .filter((element) => !isTakenOver(element) && !element.closest('[data-animation]'))
        .map(({ outerHTML }) => outerHTML)
      Object.assign(globalThis, { left })
    }
    new MutationObserver(look).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-client'] })
  })
  await page.goto('/cn/')
  await startClient(page)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'left'))).toEqual([])
})
