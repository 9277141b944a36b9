import { brotliCompressSync } from 'node:zlib'
import type { Browser, Request } from 'playwright'
import { fetchResponse } from './fetch-response.ts'

/** The path of the page on which the budgets are measured. */
export const measuredPath = '/condition/kidney-stones'

export type LoadedBytes = { readonly scriptUntouched: number; readonly clientAfterTouch: number }

/**
 * Loads a page in a browser with an empty cache, waits until the network is idle, and then moves the pointer, which starts
 * the client.
 *
 * @returns the transferred bytes of scripts and messages, compressed, without headers: those before the pointer is moved
 * (`scriptUntouched`), and all (`clientAfterTouch`)
 */
export async function measureLoad(browser: Browser, address: string): Promise<LoadedBytes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    const finished: Request[] = []
    page.on('requestfinished', (request) => finished.push(request))
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const scriptUntouched = await bytesOf(finished, 'script')
    await page.mouse.move(200, 200)
    await page.mouse.move(220, 220)
    await page.waitForFunction(() => document.documentElement.dataset.client === 'ready')
    await page.waitForLoadState('networkidle')
    return { scriptUntouched, clientAfterTouch: await bytesOf(finished, 'script') }
  } finally {
    await context.close()
  }
}

/** Returns the resource type of a request. The messages of the interface are treated as script. */
const typeOf = (request: Request) => (/\/messages\/[^/]+$/.test(request.url()) ? 'script' : request.resourceType())

async function bytesOf(requests: readonly Request[], type: string) {
  const sizes = await Promise.all(
    requests.filter((request) => typeOf(request) === type).map((request) => request.sizes()),
  )
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

export type HtmlBytes = {
  readonly raw: number
  readonly compressed: number
  readonly rawWithoutScript: number
  readonly compressedWithoutScript: number
  /** The size of the style sheet in the page, compressed. The other sizes are without it. */
  readonly css: number
}

/**
 * Fetches a page and returns its sizes in bytes, as it is and compressed with Brotli: the whole page, and the page without
 * its scripts and preloaded modules. Both exclude the style sheet, which has a budget of its own and would hide how much the
 * scripts add.
 */
export async function measureHtml(address: string): Promise<HtmlBytes> {
  const document = (await fetchResponse(address)).body.toString()
  const [styleElement = '', styles = ''] =
    /<style\b[^>]*\bdata-tsr-inline-css\b[^>]*>([\s\S]*?)<\/style>/.exec(document) ?? []
  const html = document.replace(styleElement, '')
  const without = html
    // Structured data is not removed, because it is for search engines and not for the client.
    .replaceAll(/<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
  return {
    raw: Buffer.byteLength(html),
    compressed: brotliCompressSync(html).length,
    rawWithoutScript: Buffer.byteLength(without),
    compressedWithoutScript: brotliCompressSync(without).length,
    css: brotliCompressSync(styles).length,
  }
}
