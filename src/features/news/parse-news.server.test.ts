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
  test('names its authors', () => {
    const context = exampleContext()
    expect(parseNews(news, context)).toMatchObject({
      kind: 'news',
      article: { title: 'Kidney stones', published: '2026-03-12' },
      authors: [{ name: 'Nurse Specialists' }],
    })
    expect(context.problems).toEqual([])
  })

  test('may have nothing but its title', () => {
    expect(parseNews({ ...emptiestEntry, authors: null }, exampleContext()).authors).toEqual([])
  })
})

describe('an update', () => {
  test('names the pages it concerns, and does not name them again below', () => {
    const { article, concerns } = parseUpdate(update, exampleContext())
    expect(concerns).toMatchObject([{ path: '/condition/kidney-stones' }, { path: '/all-treatments/ureteroscopy' }])
    expect(article.related).toEqual([])
  })

  test('may have nothing but its title', () => {
    expect(parseUpdate({ ...emptiestEntry, concerns: null }, exampleContext()).concerns).toEqual([])
  })
})

describe('a press release', () => {
  test('says whom to ask and what can be taken along', () => {
    expect(parsePressRelease(pressRelease, exampleContext())).toMatchObject({
      kind: 'press-release',
      contact: [{ text: 'Press office, ' }, { text: 'press@example.org', isEmail: true }],
      files: [{ href: '/media/leaflet.pdf', type: 'PDF', size: '24 kB' }],
    })
  })

  test('may have nothing but its title', () => {
    expect(parsePressRelease({ ...emptiestEntry, pressContact: null, files: null }, exampleContext())).toMatchObject({
      contact: [],
      files: [],
    })
  })
})

test('whatever is missing, nothing is thrown but that a page without title or id is none', () => {
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
