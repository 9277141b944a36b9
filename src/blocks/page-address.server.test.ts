import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { pageAddress } from './page-address.server.ts'

const href = 'https://example.org/ar/condition/kidney-stones'
const address = (more: Partial<Parameters<typeof pageAddress>[0]> = {}) =>
  pageAddress({ href, language: 'en-US', pageLanguage: 'en-US', label: 'This page <on> the web:', ...more }).html

/** Draws the path of a QR code into a grid of modules, as a browser does. */
function drawnModules(html: string): boolean[][] {
  const size = encode(href, { ecc: 'L', border: 0 }).size
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  let [x, y] = [0, 0]
  for (const [, right = '', down = '', length = ''] of html.matchAll(/m(-?[\d.]+) (-?[\d.]+)h(\d+)/g)) {
    x += Number(right)
    y += Number(down)
    for (let end = x + Number(length); x < end; x++) {
      const row = grid[y - 0.5]
      if (row) row[x] = true
    }
  }
  return grid
}

test('the drawn QR code is that of the address', () => {
  expect(drawnModules(address())).toEqual(encode(href, { ecc: 'L', border: 0 }).data)
})

test('the address is beside the code without its protocol, from left to right', () => {
  expect(address()).toContain(
    '<p>This page &lt;on&gt; the web:<br><span dir="ltr">example.org/ar/condition/kidney-stones</span></p>',
  )
})

test('the label has a language of its own where the text is in another one', () => {
  expect(address({ pageLanguage: 'ar' })).toContain('<p lang="ar" dir="rtl">')
})

test('a code has a margin of four modules', () => {
  expect(address()).toMatch(/^<svg viewBox="-4 -4 (\d+) \1" /)
})
