import { get } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Request } from 'playwright'

/** The page by which the budgets are measured. */
export const measuredPath = '/condition/kidney-stones'

export type LoadedBytes = { readonly scriptUntouched: number; readonly clientAfterTouch: number; readonly css: number }

/**
 * Loads a page in a browser that has nothing stored, leaves it alone until the network is quiet, and then touches it as a
 * reader does who moves the pointer.
 *
 * @returns the bytes that came over the wire, compressed, without headers
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
    return {
      scriptUntouched,
      clientAfterTouch: await bytesOf(finished, 'script'),
      css: await bytesOf(finished, 'stylesheet'),
    }
  } finally {
    await context.close()
  }
}

/** The words of the interface belong to the script that shows them. */
const typeOf = (request: Request) => (/\/words\/[^/]+$/.test(request.url()) ? 'script' : request.resourceType())

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
}

/** Fetches a page and compares it with the same page without any script element and without preloaded modules. */
export async function measureHtml(address: string): Promise<HtmlBytes> {
  const html = await fetchText(address)
  const without = html
    // Structured data is read by machines, and says nothing to the client.
    .replaceAll(/<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
  return {
    raw: Buffer.byteLength(html),
    compressed: brotliCompressSync(html).length,
    rawWithoutScript: Buffer.byteLength(without),
    compressedWithoutScript: brotliCompressSync(without).length,
  }
}

/** Node's `fetch` would ask for a compressed page, and be refused by some sites as a bot. */
function fetchText(address: string) {
  return new Promise<string>((resolve, reject) => {
    get(address, { agent: false, headers: { accept: 'text/html' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve(Buffer.concat(parts).toString()))
      response.on('error', reject)
    }).on('error', reject)
  })
}
