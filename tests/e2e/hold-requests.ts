import type { Page } from 'playwright/test'
import { expect } from './site.ts'

/** Holds the requests to `url` back. Returns a function that lets them go. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

/** Expects the bar at the top of the window, which says that something is on its way. */
export const expectLoadingBar = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement, '::before').content))
    .not.toBe('none')
