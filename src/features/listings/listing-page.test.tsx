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

test.each(['en', 'ar'] as const)('every list is sound with everything and with nothing in it (%s)', (site) => {
  for (const list of listNames) {
    expectValidMarkup(render({ ...full, list }, site), { isPage: true })
    expectValidMarkup(render({ ...empty, list }, site), { isPage: true })
    expectValidMarkup(render({ ...full, list, rows: [], count: 0, page: 1, pages: 1 }, site), { isPage: true })
  }
})

test('a list says how long it is, and how much of it the filters leave', () => {
  expect(render({ ...full, filter: {} }).words()).toContain('1,240 pieces of news')
  expect(render({ ...full, filter: {}, total: 1 }).words()).toContain('1 piece of news')
  expect(render(full).words()).toContain('17 of 1,240')
})

test('every filter keeps the others, and starts from the first page', () => {
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

test('what the list is narrowed to is said, and each part can be taken off', () => {
  const markup = render(full)
  const active = markup.one((element) => attribute(element, 'ariaLabel') === 'Filters in use')
  expect(wordsOf(active)).toBe('Topic: Stones (take this off)Year: 2026 (take this off)')
  const chosen = markup.all((element) => attribute(element, 'ariaCurrent') === 'true')
  expect(chosen.map((link) => wordsOf(link))).toEqual(['Stones', 'All keywords', '2026'])
})

test('a topic that nobody knows is said as it was asked', () => {
  const markup = render({ ...full, filter: { topic: 'unknown' }, rows: [], count: 0, page: 1, pages: 1 })
  expect(markup.words()).toContain('Topic: unknown')
})

test('a list that the filters leave empty leads back to all of it', () => {
  const listing = { ...full, filter: { topic: 'stones' }, rows: [], count: 0, page: 1, pages: 1 }
  expect(render(listing).words()).toContain('Nothing in this list fits all of this.')
  expect(hrefs(listing)).toContain('/news')
})

test('the pages keep the filters', () => {
  expect(hrefs(full)).toEqual(
    expect.arrayContaining(['/news?topic=stones&year=2026', '/news?topic=stones&year=2026&page=3']),
  )
})

test('an untranslated row says in which language it is', () => {
  const row = render(full, 'ar').one((element) => attribute(element, 'href') === '/news/zwei')
  expect(wordsOf(row)).toBe('Neue SeitenDE (Deutsch)')
})

test('a list leads to the others', () => {
  expect(hrefs(empty)).toEqual(expect.arrayContaining(['/updates', '/press-releases', '/undergraduates']))
})
