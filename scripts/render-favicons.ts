/**
 * Renders every `favicon*.svg` of the content's assets as PNG in the four sizes that the contract names. Run once when
 * a favicon changes; the files are committed, because nothing renders pictures while serving.
 *
 *     node scripts/render-favicons.ts
 *
 * Chromium is found through the environment variable CHROMIUM_PATH, else at /usr/bin/chromium.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'

const assets = new URL('../graphql/content/assets/', import.meta.url)
const sizes = [64, 180, 192, 512]
/** From this size on it is an icon on a home screen, which rounds the corners itself. In px. */
const squareFrom = 180

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  const page = await browser.newPage()
  const names = (await readdir(assets)).filter((name) => /^favicon[\w-]*\.svg$/.test(name))
  for (const name of names) {
    const svg = await readFile(new URL(name, assets), 'utf8')
    for (const size of sizes) {
      const drawn = size >= squareFrom ? svg.replace(/ rx="[\d.]+"/, '') : svg
      await page.setViewportSize({ width: size, height: size })
      await page.setContent(
        `<style>html, body { margin: 0; background: none } svg { display: block; inline-size: 100vw }</style>${drawn}`,
      )
      const png = await page.screenshot({ omitBackground: true })
      await writeFile(new URL(name.replace('.svg', `-${size}.png`), assets), png)
    }
    console.log(`${fileURLToPath(new URL(name, assets))}: ${sizes.join(', ')} px`)
  }
} finally {
  await browser.close()
}
