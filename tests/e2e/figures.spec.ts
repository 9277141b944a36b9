import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { load } from 'js-yaml'
import { drawingsForm } from '../../graphql/server/content-kinds.ts'
import { fillLabels } from '../../graphql/server/drawing-labels.ts'
import { siteHandles, siteLanguages } from '../../src/sites/site-languages.ts'
import { expect, test, waitForWebFonts } from './browser-test.ts'

const content = join(import.meta.dirname, '../../graphql/content')
const drawings = readdirSync(join(content, 'assets'))
  .filter((file) => file.endsWith('.svg'))
  .map((file) => ({
    name: file.replace('.svg', ''),
    svg: readFileSync(join(content, 'assets', file), 'utf8'),
  }))
const figures = drawings.filter(({ svg }) => svg.includes('data-label='))

test.use({ bypassCSP: true })

/** The width of the text of an article on a phone that is 360 px wide. */
const widthOnPhone = 320

for (const site of siteHandles) {
  test(`the labels of all figures fit on a phone, apart from each other, in letters of 10 px at least: ${site}`, async ({
    page,
  }) => {
    const words = v.parse(drawingsForm, load(readFileSync(join(content, site, 'drawings.yaml'), 'utf8')))
    const language = siteLanguages[site]
    const labeled = figures.map(({ name, svg }) => ({
      name,
      svg: fillLabels(svg, [{ language, labels: words[name] ?? {} }]),
    }))
    expect(labeled.length).toBeGreaterThan(15)

    await page.setViewportSize({ width: 360, height: 800 })
    await waitForWebFonts(page)
    await page.goto(site === 'en' ? '/privacy' : `/${site}/privacy`)
    await page.evaluate(
      ([html, width]) => {
        const box = document.createElement('div')
        box.id = 'figures'
        box.style.inlineSize = `${width}px`
        box.innerHTML = html
        document.querySelector('main')?.prepend(box)
      },
      [labeled.map(({ name, svg }) => `<div data-figure="${name}">${svg}</div>`).join(''), widthOnPhone] as const,
    )
    // Only the first family of each `font-family` list is loaded. Most of the others are fonts of the machine, which may not
    // have them.
    await page.evaluate(() =>
      Promise.all(
        Array.from(document.querySelectorAll('[data-figure] text'), (text) => {
          const { fontWeight, fontFamily } = getComputedStyle(text)
          return document.fonts.load(`${fontWeight} 16px ${fontFamily.split(',')[0]}`, text.textContent ?? '')
        }),
      ),
    )

    const faults = await page.evaluate(() => {
      const found: string[] = []
      for (const figure of document.querySelectorAll<HTMLElement>('[data-figure]')) {
        const name = figure.dataset.figure
        const svg = figure.querySelector('svg')
        if (!svg) {
          found.push(`${name}: no drawing`)
          continue
        }
        const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
        const lines = Array.from(svg.querySelectorAll('text'), (text) =>
          text.childElementCount > 0 ? Array.from(text.children) : [text],
        ).flat()
        const boxes = lines.map((line) => {
          const { left, right, top, bottom } = line.getBoundingClientRect()
          // The box of a line is as high as the font, but the letters are lower.
          const margin = (bottom - top) / 5
          return { words: line.textContent ?? '', left, right, top: top + margin, bottom: bottom - margin }
        })
        for (const line of lines) {
          const size = Number.parseFloat(getComputedStyle(line).fontSize) * scale
          if (size < 10) found.push(`${name}: “${line.textContent}” has letters of ${size} px`)
        }
        for (const [place, box] of boxes.entries()) {
          if (box.left < 4 || box.right > innerWidth - 4)
            found.push(`${name}: “${box.words}” reaches from ${box.left} to ${box.right} px`)
          for (const other of boxes.slice(place + 1)) {
            const areApart =
              box.right < other.left || other.right < box.left || box.bottom < other.top || other.bottom < box.top
            if (!areApart) found.push(`${name}: “${box.words}” lies on “${other.words}”`)
          }
        }
      }
      return found
    })
    expect(faults).toEqual([])
  })
}
