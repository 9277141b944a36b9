/**
 * Renders `public/social/<site>.png`, which represents shared pages without a picture of their own: the site's name, the
 * title of its home page, its colors and a drawing. It has to be run after `npm run build` when one of these changes; the
 * files are committed.
 *
 *     node scripts/render-social-images.ts
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { siteHandles } from '../src/sites/sites.ts'
import { chromiumArguments, findChromium } from '../tests/support/chromium.ts'
import { startSite } from '../tests/support/server.ts'
import { requireNode } from './lib/require-node.ts'
import { root } from './lib/run-command.ts'

requireNode()

const site = await startSite()
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] })
try {
  // Social networks recommend this size.
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await page.goto(site.origin)
  const drawing = await page
    .locator('main section')
    .first()
    .locator('svg')
    .last()
    .evaluate((svg) => svg.outerHTML)
  mkdirSync(join(root, 'public/social'), { recursive: true })
  for (const handle of siteHandles) {
    await page.goto(`${site.origin}/${handle === 'en' ? '' : `${handle}/`}`)
    await page.evaluate((still) => {
      const brand = document.querySelector('header a')?.outerHTML
      const title = document.querySelector('h1')?.outerHTML
      document.body.innerHTML = `<div class="sheet"><div class="words">${brand}${title}</div><div class="still">${still}</div></div>`
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`
        .sheet { block-size: 630px; box-sizing: border-box; display: flex; background: var(--surface-strong); border-block-end: 8px solid var(--deep) }
        .words { flex: 1; padding: 64px; padding-inline-end: 0; display: flex; flex-direction: column; justify-content: space-between; align-items: start }
        .words a { font-size: 34px; gap: 18px; border: 0; text-decoration: none }
        .words a :is(svg, img) { block-size: 56px; inline-size: auto }
        .words h1 { font-size: 82px; line-height: 1.08; margin: 0 }
        :is([lang|='ar'], [lang|='zh']) .words h1 { line-height: 1.3 }
        .still { align-self: end; inline-size: 500px; margin-inline-end: 24px }
        .still svg { display: block; inline-size: 100%; block-size: auto }`)
      document.adoptedStyleSheets = [sheet]
    }, drawing)
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: join(root, `public/social/${handle}.png`) })
  }
} finally {
  await browser.close()
  await site.stop()
}
