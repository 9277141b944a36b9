import { expect, test, vi } from 'vitest'
import { syndicationHtml } from './syndication-html.server.ts'

const options = { base: 'https://example.org/de', pageUrl: 'https://example.org/de/condition/x' }
const clean = (html: string) => syndicationHtml(html, options)

test.each([
  [
    'a link to a page of the site',
    '<a href="/topics/stones">A</a>',
    '<a href="https://example.org/de/topics/stones">A</a>',
  ],
  ['a link to a section', '<a href="#what">A</a>', '<a href="https://example.org/de/condition/x#what">A</a>'],
  ['a picture', '<img src="/media/a.png?v=1" alt="B">', '<img src="https://example.org/media/a.png?v=1" alt="B">'],
  ['a phone number', '<a href="tel:112">112</a>', '<a href="tel:112">112</a>'],
])('the address of %s is absolute', (_name, html, cleaned) => {
  expect(clean(html)).toBe(cleaned)
})

test('the address of a picture has the base path of the build once', () => {
  vi.stubEnv('BASE_URL', '/base/')
  expect(
    syndicationHtml('<img src="/base/media/a.png">', {
      base: 'https://example.org/base/de',
      pageUrl: 'https://example.org/base/de/condition/x',
    }),
  ).toBe('<img src="https://example.org/base/media/a.png">')
})

test('a link to another website does not open a new tab, and no longer says so', () => {
  expect(
    clean(
      '<a href="https://a.org/" target="_blank" rel="noopener" data-external="">A<span class="vh"> (new tab)</span></a>',
    ),
  ).toBe('<a href="https://a.org/">A</a>')
})

test('a glossary term becomes plain text, without its pop-up', () => {
  expect(
    clean(
      '<p>The <span data-unbroken=""><button type="button" data-term="" popovertarget="t">ureter</button>.</span></p><div popover="auto" id="t">A tube.</div>',
    ),
  ).toBe('<p>The ureter.</p>')
})

test('a reference to a source becomes a number, without its note', () => {
  expect(
    clean(
      '<p>Three.<button type="button" data-source="" popovertarget="n" aria-label="Source 2">2</button></p><div popover="auto" id="n" data-source-note="" role="note"><p>A work.</p></div>',
    ),
  ).toBe('<p>Three.<sup>2</sup></p>')
})

test('classes, ids and boxes are left out; language, direction and the structure of tables remain', () => {
  expect(
    clean(
      '<h3 id="a" class="b">C</h3><div data-table="" tabindex="0"><table><tr><th scope="col" colspan="2">D</th></tr></table></div><bdi lang="ar" dir="rtl">E</bdi><svg><path d="M0 0"></path></svg>',
    ),
  ).toBe(
    '<h3>C</h3><table><tbody><tr><th colspan="2" scope="col">D</th></tr></tbody></table><bdi lang="ar" dir="rtl">E</bdi>',
  )
})
