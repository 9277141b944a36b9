import { kindsOfPage, showsBrowserStorage } from './kinds-of-page.ts'
import { expect, pathOf, startClient, submitDocument, test, wakeClient } from './browser-test.ts'

const kinds = Object.values(kindsOfPage)
const languages = ['en', 'nl', 'ar'] as const
/** The number of tests among which the pages of each language and day are divided. */
const parts = 3

for (const [place, language] of languages.entries()) {
  for (let day = 0; day < languages.length; day++) {
    for (let part = 0; part < parts; part++) {
      const addresses = kinds
        .filter((_, kind) => kind % languages.length === (place + day) % languages.length)
        .filter((_, kind) => kind % parts === part)
        .map((kind) => kind[language])
      // The daily run tests each kind of page in one language. The long run tests all combinations.
      const name = `pages hydrate without a console warning and without fetching data again (${language}, ${day + 1}.${part + 1})`
      test(day === 0 ? name : `${name} @long`, async ({ page, requests }) => {
        for (const address of addresses) {
          await test.step(address, async () => {
            await page.goto(address)
            const words = await page.locator('main').innerText()
            await wakeClient(page)
            if (!showsBrowserStorage(address)) expect(await page.locator('main').innerText()).toBe(words)
          })
        }
        expect(requests.map(pathOf).filter((path) => path.startsWith('/_serverFn/'))).toEqual([])
      })
    }
  }
}

// Chromium formats dates, numbers and lists of Albanian pages in English, and the server in Albanian.
test('the dates, sizes and lists of Albanian pages remain those of the server', async ({ page }) => {
  for (const path of [
    '/module/understanding-kidney-stones',
    '/news',
    '/condition/kidney-stones',
    '/guidelines/urolithiasis/publications-appendices',
    '/what-changed/2026-11-22/condition/guret-ne-veshka',
    '/symptoms',
    '/',
  ]) {
    await test.step(path, async () => {
      await page.goto(`/al${path}`)
      const words = await page.locator('main').innerText()
      await wakeClient(page)
      if (!path.startsWith('/module/')) expect(await page.locator('main').innerText()).toBe(words)
    })
  }
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

test('hydration leaves the focus where the reader has moved it, also if the URL names another element', async ({
  page,
}) => {
  await page.goto('/contact#main')
  const name = page.getByRole('textbox', { name: 'Your name' })
  await name.focus()
  await wakeClient(page)
  await expect(name).toBeFocused()
})

test('an error link that is pressed while the document is being hydrated keeps the errors of the form', async ({
  page,
  quiet,
}) => {
  quiet.allowMessage(/422/)
  // React reads the first child of the body as it begins to hydrate the document, so this getter follows the error link at
  // that moment.
  await page.addInitScript(() => {
    const firstChild = Object.getOwnPropertyDescriptor(Node.prototype, 'firstChild')?.get
    Object.defineProperty(HTMLBodyElement.prototype, 'firstChild', {
      get(this: HTMLBodyElement) {
        const link = document.querySelector<HTMLAnchorElement>('[role="alert"] a')
        if (link) location.hash = link.hash
        return firstChild?.call(this)
      },
    })
  })
  await page.goto('/feedback?about=en-US/1/condition/kidney-stones')
  await submitDocument(page, page.locator('form[action$="/feedback"] button'))
  await expect(page.getByRole('alert')).toBeVisible()
  await wakeClient(page)
  await expect(page).toHaveURL(/#./)
  await expect(page.getByRole('alert')).toBeVisible()
})
