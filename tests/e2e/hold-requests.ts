import type { Page } from 'playwright/test'
import { expect } from './browser-test.ts'

/** Holds back the requests whose URL matches the glob pattern `url`, and returns a function that releases them. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

/** Expects that the loading bar is shown, which is the `::before` of the root element. */
export const expectLoadingBar = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement, '::before').content))
    .not.toBe('none')
