import type { Page } from 'playwright/test'
import { coveredFocus } from './covered-focus.ts'
import { expect, networkIdle, startClient, test } from './browser-test.ts'

/** Opens a page and advances the clock by an hour, during which another build has been published. */
async function showNote(page: Page, path: string, { starts = true } = {}) {
  await page.clock.install()
  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'another' } }))
  await page.goto(path)
  await (starts ? startClient(page) : page.waitForLoadState())
  // After the first minute, the page fetches the messages of the note, which must arrive before the clock is advanced again.
  const messages = page.waitForResponse(/\/messages\/[\w-]+\.messages\./)
  await page.clock.fastForward('01:01')
  await (await messages).finished()
  await networkIdle(page)
  await page.clock.fastForward('01:00:01')
  const note = page.getByRole('status').filter({ has: page.getByRole('button') })
  await expect(note).toBeVisible()
  return note
}

for (const path of ['/condition/kidney-stones', '/ar/contact']) {
  for (const [width, height] of [
    [360, 740],
    [320, 256],
    [1280, 700],
  ] as const) {
    test(`the note about a new build never covers the focused element (${path}, ${width} × ${height})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      const note = await showNote(page, path)
      // In a low window the note is placed at the end of the page.
      if (height >= 480) await expect(note).toBeInViewport({ ratio: 1 })
      else await expect(note).not.toBeInViewport()
      expect(await coveredFocus(page, 90)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

      await note.getByRole('button').press('Enter')
      await expect(note).toHaveCount(0)
      await expect(page.locator('main')).toBeFocused()
    })
  }
}

test('a reader who has not interacted is notified of a new build, and the client loads new documents from then on', async ({
  page,
  requests,
}) => {
  await showNote(page, '/condition/kidney-stones', { starts: false })
  expect(await page.evaluate(() => document.documentElement.dataset.client)).toBeUndefined()
  await startClient(page)
  requests.length = 0
  await page.locator('main a[href="/all-treatments/ureteroscopy"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ureteroscopy/i)
  expect(requests.filter((request) => request.resourceType() === 'document')).toHaveLength(1)
})
