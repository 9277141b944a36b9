import { expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import type { Listing } from './listing.ts'
import { ListingPage } from './ListingPage.tsx'
import { listNames } from './lists.ts'

const full: Listing = {
  list: 'news',
  page: 2,
  pages: 3,
  filter: { topic: 'stones', year: '2026' },
  count: 17,
  total: 1240,
  rows: [
    {
      link: { kind: 'internal', path: '/news/one', label: 'A new module', text: 'Twelve steps.' },
      date: '2026-11-04',
      topics: [{ kind: 'internal', path: '/topics/stones', label: 'Stones' }],
    },
    {
      link: { kind: 'internal', path: '/news/zwei', label: 'Neue Seiten', text: 'Zum Lesen.', language: 'de-DE' },
      topics: [],
    },
  ],
  topics: [
    { slug: 'cancer', label: 'Cancer' },
    { slug: 'stones', label: 'Stones' },
  ],
  tags: [{ slug: 'schmerz', label: 'Schmerz', language: 'de-DE' }],
  years: ['2026', '2025'],
}
const empty: Listing = {
  list: 'news',
  page: 1,
  pages: 1,
  filter: {},
  count: 0,
  total: 0,
  rows: [],
  topics: [],
  tags: [],
  years: [],
}
const render = (listing: Listing, site: 'en' | 'ar' = 'en') => renderMarkup(<ListingPage listing={listing} />, { site })
const hrefs = (listing: Listing) =>
  render(listing)
    .all('a')
    .map((link) => attribute(link, 'href'))

test.each(['en', 'ar'] as const)('every list renders valid markup with and without entries (%s)', (site) => {
  for (const list of listNames) {
    expectValidMarkup(render({ ...full, list }, site), { isPage: true })
    expectValidMarkup(render({ ...empty, list }, site), { isPage: true })
    expectValidMarkup(render({ ...full, list, rows: [], count: 0, page: 1, pages: 1 }, site), { isPage: true })
  }
})

test('a list shows its total count, and the count of filtered entries', () => {
  expect(render({ ...full, filter: {} }).words()).toContain('1,240 pieces of news')
  expect(render({ ...full, filter: {}, total: 1 }).words()).toContain('1 piece of news')
  expect(render(full).words()).toContain('17 of 1,240')
})

test('every filter link keeps the other filters, and returns to the first page', () => {
  expect(hrefs(full)).toEqual(
    expect.arrayContaining([
      '/news?topic=cancer&year=2026',
      '/news?topic=stones&tag=schmerz&year=2026',
      '/news?topic=stones&year=2025',
      '/news?year=2026',
      '/news?topic=stones',
    ]),
  )
})

test('active filters are listed with a link that removes each, and marked with aria-current', () => {
  const markup = render(full)
  const active = markup.one((element) => attribute(element, 'ariaLabel') === 'Filters in use')
  expect(wordsOf(active)).toBe('Topic: Stones (take this off)Year: 2026 (take this off)')
  const chosen = markup.all((element) => attribute(element, 'ariaCurrent') === 'true')
  expect(chosen.map((link) => wordsOf(link))).toEqual(['Stones', 'All keywords', '2026'])
})

test('an unknown topic in the filter is shown by its slug', () => {
  const markup = render({ ...full, filter: { topic: 'unknown' }, rows: [], count: 0, page: 1, pages: 1 })
  expect(markup.words()).toContain('Topic: unknown')
})

test('a list without matches for its filters links the unfiltered list', () => {
  const listing = { ...full, filter: { topic: 'stones' }, rows: [], count: 0, page: 1, pages: 1 }
  expect(render(listing).words()).toContain('Nothing in this list fits all of this.')
  expect(hrefs(listing)).toContain('/news')
})

test('pagination links keep the filters', () => {
  expect(hrefs(full)).toEqual(
    expect.arrayContaining(['/news?topic=stones&year=2026', '/news?topic=stones&year=2026&page=3#list']),
  )
})

test('untranslated rows and filters stand together below a heading with their language', () => {
  const markup = render({ ...full, rows: [...full.rows].reverse() })
  expect(markup.words()).toMatch(/A new module.*In German.*Neue Seiten/s)
  const row = markup.one((element) => attribute(element, 'href') === '/news/zwei')
  expect(attribute(row, 'hrefLang')).toBe('de-DE')
  const filter = markup.one((element) => attribute(element, 'ariaLabelledBy') === 'filter-untranslated')
  expect(wordsOf(filter)).toBe('Schmerz')
  const tags = markup.one((element) => attribute(element, 'ariaLabelledBy') === 'filter-tag')
  expect(wordsOf(tags)).not.toContain('Schmerz')
})

test('a list links the other lists', () => {
  expect(hrefs(empty)).toEqual(expect.arrayContaining(['/updates', '/press-releases', '/undergraduates']))
})
