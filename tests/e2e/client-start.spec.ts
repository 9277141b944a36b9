import { kindsOfPage, showsBrowserStorage } from './kinds-of-page.ts'
import { expect, networkIdle, pathOf, saveData, startClient, test } from './browser-test.ts'

// Each kind of page is tested once, in English. The long run of hydration.spec.ts tests each kind in three languages.
const addresses = Object.values(kindsOfPage).map(({ en }) => en)
const parts = 4

for (let part = 0; part < parts; part++) {
  test(`the client hydrates every kind of page without an error (${part + 1} of ${parts})`, async ({
    page,
    requests,
  }) => {
    // Data saving turns preloading off, so that the only requests are those of the page under test.
    await saveData(page)
    for (const address of addresses.filter((_, place) => place % parts === part)) {
      await test.step(address, async () => {
        await page.goto(address)
        const words = await page.locator('main').innerText()
        await startClient(page)
        if (!showsBrowserStorage(address)) expect(await page.locator('main').innerText()).toBe(words)
      })
    }
    expect(requests.map(pathOf).filter((path) => path.startsWith('/_serverFn/'))).toEqual([])
  })
}

test('a mouse that rests where the page appears does not start the client, and one that moves does', async ({
  page,
}) => {
  await page.mouse.move(300, 300)
  await page.goto('/condition/kidney-stones')
  await networkIdle(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-client')
  await page.mouse.move(320, 310)
  await page.mouse.move(340, 320)
  await expect(page.locator('html')).toHaveAttribute('data-client', 'ready')
})
