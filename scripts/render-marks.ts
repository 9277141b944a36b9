/**
 * Draws both marks of every site in the colors of its theme, as `mark-<site>.svg` and `mark-<site>-footer.svg` in the
 * assets of the content, and renders the first as PNG in the four sizes of docs/specification.md. It has to be run when a
 * theme or a mark changes; the files are committed, because the server does not render pictures.
 *
 * node scripts/render-marks.ts
 *
 * The environment variable CHROMIUM_PATH contains the path of Chromium; the default is /usr/bin/chromium.
 */
import { writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { siteHandles, sites } from '../src/sites/sites.ts'
import { drawMark, markColors } from './lib/site-logos.ts'
import { readSiteTheme } from './lib/site-theme.ts'

const assets = new URL('../graphql/content/assets/', import.meta.url)
const sizes = [64, 180, 192, 512]
/**
 * The size, in px, from which a mark has square corners: such a mark is an icon for a home screen, which rounds the corners.
 */
const squareFrom = 180

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  const page = await browser.newPage()
  for (const handle of siteHandles) {
    const { mark, footerMark } = markColors(readSiteTheme(handle))
    const direction = sites[handle].rtl ? 'rtl' : 'ltr'
    const svg = drawMark(handle, direction, mark)
    await writeFile(new URL(`mark-${handle}.svg`, assets), svg)
    await writeFile(new URL(`mark-${handle}-footer.svg`, assets), drawMark(handle, direction, footerMark))
    for (const size of sizes) {
      await page.setViewportSize({ width: size, height: size })
      const background = size >= squareFrom ? mark.field : 'none'
      await page.setContent(
        `<style>html, body { margin: 0; background: ${background} } svg { display: block; inline-size: 100vw }</style>${svg}`,
      )
      await writeFile(new URL(`mark-${handle}-${size}.png`, assets), await page.screenshot({ omitBackground: true }))
    }
    console.log(`mark-${handle}: ${sizes.join(', ')} px`)
  }
} finally {
  await browser.close()
}
