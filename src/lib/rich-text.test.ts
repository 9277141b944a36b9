import { expect, test } from 'vitest'
import { addQueryToLinks, prefixLinks, unprefixLinks } from './rich-text.ts'

const html =
  '<p><a href="/a">a</a> <a class="x" href="/b?c=1#d">b</a> <a href="#e">e</a> <a href="https://example.org/">f</a></p>'

test('in a preview internal links get the preview parameters before their hash', () => {
  expect(addQueryToLinks(prefixLinks(html, '/nl'), 'x-craft-preview=1&token=t')).toBe(
    '<p><a href="/nl/a?x-craft-preview=1&amp;token=t">a</a> <a class="x" href="/nl/b?c=1&amp;x-craft-preview=1&amp;token=t#d">b</a> ' +
      '<a href="#e">e</a> <a href="https://example.org/">f</a></p>',
  )
})

test.each([undefined, ''])('without a preview links stay unchanged (%j)', (query) => {
  expect(addQueryToLinks(html, query)).toBe(html)
})

test('the site prefix is added to form actions and links, and removed again', () => {
  const html = '<form action="/feedback"><a href="/x">x</a></form>'
  const prefixed = prefixLinks(html, '/base/nl')
  expect(prefixed).toBe('<form action="/base/nl/feedback"><a href="/base/nl/x">x</a></form>')
  expect(unprefixLinks(prefixed, '/base/nl')).toBe(html)
})
