import { expect, test } from 'vitest'
import { keepQuery, prefixLinks } from './rich-text.ts'

const html =
  '<p><a href="/a">a</a> <a class="x" href="/b?c=1#d">b</a> <a href="#e">e</a> <a href="https://example.org/">f</a></p>'

test('in a preview the links to the site’s own pages keep its parameters, before what they point at', () => {
  expect(keepQuery(prefixLinks(html, '/nl'), 'x-craft-preview=1&token=t')).toBe(
    '<p><a href="/nl/a?x-craft-preview=1&amp;token=t">a</a> <a class="x" href="/nl/b?c=1&amp;x-craft-preview=1&amp;token=t#d">b</a> ' +
      '<a href="#e">e</a> <a href="https://example.org/">f</a></p>',
  )
})

test.each([undefined, ''])('without a preview nothing changes (%j)', (query) => {
  expect(keepQuery(html, query)).toBe(html)
})
