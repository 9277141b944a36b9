import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListingQuery } from '#content-contract/operations.ts'
import { exampleContext, exampleTeaser, withNulls } from '#blocks/fragment-examples.server.ts'
import { loadListing, pageSize, parseListing } from './load-listing.server.ts'

const stones = { id: '310', title: 'Stones', uri: 'topics/stones', language: 'en-US', slug: 'stones' }
const news = { ...exampleTeaser, title: 'News', uri: 'news/one', typeHandle: 'news' }
const fullest: ListingQuery = {
  entries: [{ ...news, topics: [stones, null] }, null, { ...news, uri: 'news/two', topics: [] }],
  count: 17,
  total: 40,
  topics: [stones, null],
  tags: [{ ...stones, id: '320', title: 'Schmerz', uri: 'tags/schmerz', slug: 'schmerz', language: 'de-DE' }],
  newest: [{ postDate: '2026-11-04T00:00:00+00:00' }],
  oldest: [{ postDate: '2024-01-01T00:00:00+00:00' }],
}
const emptiest: ListingQuery = {
  entries: null,
  count: 0,
  total: 0,
  topics: null,
  tags: null,
  newest: null,
  oldest: null,
}
const params = { list: 'news', page: 2, filter: { topic: 'stones' } } as const

test('a list is parsed with its rows, its count, its number of pages and its filter options', () => {
  const context = exampleContext()
  expect(parseListing(fullest, params, context)).toMatchObject({
    ...params,
    rows: [
      { link: { path: '/news/one', label: 'News' }, date: '2026-03-12', topics: [{ label: 'Stones' }] },
      { link: { path: '/news/two' }, topics: [] },
    ],
    count: 17,
    total: 40,
    pages: 3,
    topics: [{ slug: 'stones', label: 'Stones' }],
    tags: [{ slug: 'schmerz', label: 'Schmerz', language: 'de-DE' }],
    years: ['2026', '2025', '2024'],
  })
  expect(context.problems).toEqual([])
})

test('an empty list has one page and no filter options', () => {
  expect(parseListing(emptiest, { ...params, page: 1 }, exampleContext())).toMatchObject({
    rows: [],
    pages: 1,
    topics: [],
    tags: [],
    years: [],
  })
})

test('a list has options only for its own filters', () => {
  const lessons = parseListing(fullest, { list: 'undergraduates', page: 1, filter: {} }, exampleContext())
  expect([lessons.topics.length, lessons.tags.length, lessons.years.length]).toEqual([1, 1, 0])
  const press = parseListing(fullest, { list: 'press-releases', page: 1, filter: {} }, exampleContext())
  expect([press.topics.length, press.tags.length, press.years.length]).toEqual([1, 0, 3])
})

test('a list with entries of a single year has no options for the year', () => {
  expect(parseListing({ ...fullest, oldest: fullest.newest }, params, exampleContext()).years).toEqual([])
})

test('an entry without a date is listed without one', () => {
  const { rows } = parseListing({ ...fullest, entries: [{ ...news, postDate: null }] }, params, exampleContext())
  expect(rows).toHaveLength(1)
  expect(rows[0]).not.toHaveProperty('date')
})

test('a list with any fields missing is parsed without an error', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(9)), (stream) => {
      const nulls = withNulls(fullest, () => stream.next().value === 0) as ListingQuery | null
      const result = { ...nulls, count: nulls?.count ?? 0, total: nulls?.total ?? 0 } as ListingQuery
      expect(parseListing(result, params, exampleContext()).pages).toBeGreaterThan(0)
    }),
  )
})

test('the lists of the demonstration content are sorted and filtered on every site', async () => {
  const all = await loadListing({ site: 'en', list: 'news', page: 1, filter: {} })
  expect(all.rows.length).toBe(Math.min(pageSize, all.total))
  expect(all.rows.map(({ date }) => date)).toEqual(
    all.rows
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  )
  const cancer = await loadListing({ site: 'ar', list: 'news', page: 1, filter: { topic: 'cancer', year: '2026' } })
  expect(cancer.count).toBeGreaterThan(0)
  expect(cancer.count).toBeLessThan(cancer.total)
  expect((await loadListing({ site: 'en', list: 'news', page: 1, filter: { topic: 'nowhere' } })).count).toBe(0)
  expect((await loadListing({ site: 'en', list: 'news', page: 1, filter: { year: '1999' } })).count).toBe(0)
  for (const list of ['updates', 'press-releases', 'undergraduates'] as const)
    expect((await loadListing({ site: 'nl', list, page: 1, filter: {} })).total).toBeGreaterThan(0)
})

test.each(['nl', 'ar'] as const)(
  'a list shows the site’s own entries first, then English ones, by date within each, through all its pages (%s)',
  async (site) => {
    const [first, second] = await Promise.all(
      [1, 2].map((page) => loadListing({ site, list: 'news', page, filter: {} })),
    )
    const rows = [...first!.rows, ...second!.rows]
    const isOwn = rows.map(({ link }) => link.kind === 'internal' && link.language === undefined)
    const own = isOwn.filter(Boolean).length
    expect([own > 0, own < rows.length]).toEqual([true, true])
    expect(isOwn).toEqual(rows.map((_, place) => place < own))
    for (const part of [rows.slice(0, own), rows.slice(own)]) {
      const dates = part.map(({ date }) => date)
      expect(dates).toEqual(dates.toSorted().toReversed())
    }
  },
)
