import { describe, expect, test } from 'vitest'
import { serializeHtml } from '#blocks/browser-html.server.ts'
import { parsePassages } from './clean-passage.server.ts'
import { pairTexts } from './pair-texts.server.ts'

const nodesOf = (html: string, rewrite = (href: string) => href) =>
  parsePassages({ kind: 'rich-text', id: 'x', html }, rewrite)
const htmlOf = (nodes: ReturnType<typeof nodesOf>) => serializeHtml({ type: 'root', children: nodes })
const pairsOf = (own: string, other: string) =>
  pairTexts(nodesOf(own), nodesOf(other)).map((pair) => [htmlOf([...pair.own]), htmlOf([...pair.other])])

describe('texts with the same structure', () => {
  test('are paired paragraph by paragraph, and heading by heading', () => {
    expect(pairsOf('<h3>One</h3><p>Two</p><p>Three</p>', '<h3>Eins</h3><p>Zwei</p><p>Drei</p>')).toEqual([
      ['<h3>One</h3>', '<h3>Eins</h3>'],
      ['<p>Two</p>', '<p>Zwei</p>'],
      ['<p>Three</p>', '<p>Drei</p>'],
    ])
  })

  test('are paired item by item, and a numbered list goes on counting', () => {
    expect(pairsOf('<ol start="3"><li>a</li><li>b</li></ol>', '<ol start="3"><li>x</li><li>y</li></ol>')).toEqual([
      ['<ol start="3"><li>a</li></ol>', '<ol start="3"><li>x</li></ol>'],
      ['<ol start="4"><li>b</li></ol>', '<ol start="4"><li>y</li></ol>'],
    ])
  })

  test('are paired row by row of a table, each cell under the heading of its column', () => {
    const table = (caption: string, heading: string, row: string, cell: string) =>
      `<div data-table=""><table><caption>${caption}</caption><thead><tr><th scope="col">x</th><th scope="col">${heading}</th></tr></thead>` +
      `<tbody><tr><th scope="row">${row}</th><td data-label="${heading}">${cell}</td></tr></tbody></table></div>`
    expect(pairsOf(table('Sizes', 'Passes', '4 mm', '95'), table('Größen', 'Geht ab', '4 mm', '95'))).toEqual([
      ['<p><strong>Sizes</strong></p>', '<p><strong>Größen</strong></p>'],
      [
        '<p><strong>4 mm</strong></p><dl><dt class="note">Passes</dt><dd>95</dd></dl>',
        '<p><strong>4 mm</strong></p><dl><dt class="note">Geht ab</dt><dd>95</dd></dl>',
      ],
    ])
  })
})

describe('texts with different structures', () => {
  test('are one pair when their paragraphs do not correspond', () => {
    expect(pairsOf('<p>One</p><p>Two</p>', '<p>Eins und zwei</p>')).toEqual([
      ['<p>One</p><p>Two</p>', '<p>Eins und zwei</p>'],
    ])
  })

  test('differ only where they differ: a list with another number of items is one pair, the text around it is not', () => {
    expect(pairsOf('<p>a</p><ul><li>b</li><li>c</li></ul>', '<p>x</p><ul><li>y</li></ul>')).toEqual([
      ['<p>a</p>', '<p>x</p>'],
      ['<ul><li>b</li><li>c</li></ul>', '<ul><li>y</li></ul>'],
    ])
  })

  test('keep a table with merged cells, and a grid to fill in, as a table', () => {
    const merged =
      '<div data-table=""><table><tbody><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table></div>'
    const grid = '<div data-table="grid"><table><tbody><tr><td></td></tr></tbody></table></div>'
    expect(pairsOf(merged + grid, merged + grid)).toEqual([
      [merged, merged],
      [grid, grid],
    ])
  })
})

describe('a text beside another', () => {
  test('has no ids, no numbers of sources and no explanations of terms, whose words stay', () => {
    const html =
      '<h3 id="a">A</h3><p>The <span data-unbroken=""><button type="button" data-term="" popovertarget="term-1">ureter</button>.' +
      '<button type="button" data-source="" popovertarget="s">1</button></span></p><div popover="auto" id="term-1">A tube.</div>'
    expect(htmlOf(nodesOf(html))).toBe('<h3>A</h3><p>The ureter.</p>')
  })

  test('has links to pages and anchors rewritten, and links to other websites unchanged', () => {
    const html = '<p><a href="/x">x</a> <a href="#y">y</a> <a href="https://who.int/">z</a></p>'
    expect(htmlOf(nodesOf(html, (href) => `/page${href}`))).toBe(
      '<p><a href="/page/x">x</a> <a href="/page#y">y</a> <a href="https://who.int/">z</a></p>',
    )
  })

  test('has links to another site that the browser follows, not the router', () => {
    expect(htmlOf(nodesOf('<p><a href="/x">x</a></p>', (href) => `https://site.example/ar${href}`))).toBe(
      '<p><a href="https://site.example/ar/x" target="_self">x</a></p>',
    )
  })
})
