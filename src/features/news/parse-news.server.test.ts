import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NewsPageQuery, PressReleasePageQuery, UpdatePageQuery } from '#content-contract/operations.ts'
import {
  emptiestEntry,
  exampleContext,
  exampleTeaser,
  fullestEntry,
  withNulls,
} from '#blocks/fragment-examples.server.ts'
import { ContentError } from '#content/content-error.ts'
import { parseNews, parsePressRelease, parseUpdate } from './parse-news.server.ts'

const news = {
  ...fullestEntry,
  authors: [
    { id: '800', title: 'Nurse Specialists', language: 'en-US' },
    null,
    { id: '801', title: ' ', language: 'en-US' },
  ],
} satisfies NewsPageQuery['entry']
const update = {
  ...fullestEntry,
  concerns: [{ ...exampleTeaser, id: '1', uri: 'condition/kidney-stones' }, null, exampleTeaser],
} satisfies UpdatePageQuery['entry']
const pressRelease = {
  ...fullestEntry,
  pressContact: 'Press office, press@example.org',
  files: [{ id: '1', title: 'Leaflet', url: '/media/leaflet.pdf', mimeType: 'application/pdf', size: '24000' }, null],
} satisfies PressReleasePageQuery['entry']

describe('a piece of news', () => {
  test('is parsed with its authors and its date', () => {
    const context = exampleContext()
    expect(parseNews(news, context)).toMatchObject({
      kind: 'news',
      article: { title: 'Kidney stones', published: '2026-03-12' },
      authors: [{ name: 'Nurse Specialists' }],
    })
    expect(context.problems).toEqual([])
  })

  test('is parsed with only a title', () => {
    expect(parseNews({ ...emptiestEntry, authors: null }, exampleContext()).authors).toEqual([])
  })
})

describe('an update', () => {
  test('is parsed with the pages that it concerns, and does not repeat them as related pages', () => {
    const { article, concerns } = parseUpdate(update, exampleContext())
    expect(concerns).toMatchObject([{ path: '/condition/kidney-stones' }, { path: '/all-treatments/ureteroscopy' }])
    expect(article.related).toEqual([])
  })

  test('is parsed with only a title', () => {
    expect(parseUpdate({ ...emptiestEntry, concerns: null }, exampleContext()).concerns).toEqual([])
  })
})

describe('a press release', () => {
  test('is parsed with its contact and its files', () => {
    expect(parsePressRelease(pressRelease, exampleContext())).toMatchObject({
      kind: 'press-release',
      contact: [{ text: 'Press office, ' }, { text: 'press@example.org', isEmail: true }],
      files: [{ href: '/media/leaflet.pdf', type: 'PDF', size: '24 kB' }],
    })
  })

  test('is parsed with only a title', () => {
    expect(parsePressRelease({ ...emptiestEntry, pressContact: null, files: null }, exampleContext())).toMatchObject({
      contact: [],
      files: [],
    })
  })
})

test('news, updates and press releases with any fields missing are parsed, and only a missing title or id throws', () => {
  const expectPage = <Fragment extends { id?: string | null; title?: string | null }>(
    fragment: Fragment | null,
    parse: (fragment: Fragment | null) => unknown,
  ) => {
    if (fragment?.id && fragment.title) parse(fragment)
    else expect(() => parse(fragment)).toThrow(ContentError)
  }
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(15)), (stream) => {
      const nulls = (value: unknown) => withNulls(value, () => stream.next().value === 0)
      expectPage(nulls(news) as NewsPageQuery['entry'], (entry) => parseNews(entry, exampleContext()))
      expectPage(nulls(update) as UpdatePageQuery['entry'], (entry) => parseUpdate(entry, exampleContext()))
      expectPage(nulls(pressRelease) as PressReleasePageQuery['entry'], (entry) =>
        parsePressRelease(entry, exampleContext()),
      )
    }),
  )
})
