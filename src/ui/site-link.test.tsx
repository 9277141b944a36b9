import { describe, expect, test } from 'vitest'
import { expectConsole } from '../../tests/support/console-fails.ts'
import { expectValidMarkup } from '../../tests/support/expect-valid-markup.ts'
import { attribute, renderMarkup, wordsOf } from '../../tests/support/render-markup.tsx'
import type { SafeLink } from './safe-link.ts'
import { SiteLink } from './SiteLink.tsx'

test('an internal link keeps its query string and its hash', () => {
  const link = renderMarkup(
    <SiteLink link={{ kind: 'internal', path: '/search?q=stone#results', label: 'Stones' }} />,
  ).one('a')
  expect(attribute(link, 'href')).toBe('/search?q=stone#results')
  expect(attribute(link, 'target')).toBeUndefined()
})

test('a link to a route fills in its params and its hash', () => {
  const params = { slug: 'kidney-stones', chapterSlug: 'what to drink?' }
  const link = renderMarkup(
    <SiteLink to="/guidelines/$slug/chapter/$chapterSlug" params={params} hash="water">
      What to drink
    </SiteLink>,
  ).one('a')
  expect(attribute(link, 'href')).toBe('/guidelines/kidney-stones/chapter/what%20to%20drink%3F#water')
})

test('an external link opens in a new tab, says so, and has rel="noopener noreferrer"', () => {
  const markup = renderMarkup(<SiteLink link={{ kind: 'external', href: 'https://uroweb.org/', label: 'EAU' }} />)
  expectValidMarkup(markup)
  const link = markup.one('a')
  expect(wordsOf(link)).toBe('EAU (opens in a new tab)')
  expect([attribute(link, 'target'), link.properties.rel]).toEqual(['_blank', ['noopener', 'noreferrer']])
})

test('the words that an external link opens in a new tab are in the language of the page', () => {
  const markup = renderMarkup(
    <p lang="en-US" dir="ltr">
      <SiteLink href="https://uroweb.org/">EAU</SiteLink>
    </p>,
    { site: 'ar' },
  )
  const words = markup.one('span')
  expect([attribute(words, 'lang'), attribute(words, 'dir')]).toEqual(['ar', 'rtl'])
})

test.each(['mailto:press@example.org', 'tel:112', '#sources', '/files/stones.pdf'])(
  '%s is a plain link in the same tab',
  (href) => {
    const markup = renderMarkup(<SiteLink href={href}>There</SiteLink>)
    expectValidMarkup(markup)
    const link = markup.one('a')
    expect([attribute(link, 'href'), attribute(link, 'target'), wordsOf(link)]).toEqual([href, undefined, 'There'])
  },
)

test('a link to a page in another language has hreflang, lang and dir attributes', () => {
  const markup = renderMarkup(
    <SiteLink link={{ kind: 'internal', path: '/x', label: 'Kidney stones', language: 'en-US' }} />,
    { site: 'ar' },
  )
  expect(attribute(markup.one('a'), 'hrefLang')).toBe('en-US')
  const [label] = markup.all('span')
  expect(attribute(label!, 'lang')).toBe('en-US')
  expect(attribute(label!, 'dir')).toBe('ltr')
  expect(markup.words('a')).toContain('الإنجليزية')
})

test('a link to the current page has aria-current', () => {
  const link: SafeLink = { kind: 'internal', path: '/news', label: 'News' }
  expect(attribute(renderMarkup(<SiteLink link={link} />, { at: '/news' }).one('a'), 'ariaCurrent')).toBe('page')
})

describe('a link with an unchecked path', () => {
  test.each([
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    '\0javascript:alert(1)',
    '\tjavascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'data:text/html,x',
    'blob:https://evil.example/x',
    'vbscript:x',
  ])('stays on the site: %j', (path) => {
    if (/(?:script|data|blob):/i.test(path)) expectConsole(/^Blocked Link with dangerous protocol/)
    const href = attribute(renderMarkup(<SiteLink path={path}>Come</SiteLink>).one('a'), 'href')
    const { origin, protocol } = new URL(href ?? '', 'https://own.example/condition/x')
    expect([origin, protocol]).toEqual(['https://own.example', 'https:'])
  })
})
