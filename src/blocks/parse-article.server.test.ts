import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ContentError } from '#content/content-error.ts'
import { emptiestEntry, exampleContext, fullestEntry, withNulls } from './fragment-examples.server.ts'
import { parseArticle, type ArticleFields } from './parse-article.server.ts'

test('an article is parsed with every field', () => {
  const context = exampleContext()
  const article = parseArticle(fullestEntry, context)
  expect(context.problems).toEqual([])
  expect(article).toMatchObject({
    title: 'Kidney stones',
    intro: 'A kidney stone is a hard lump of minerals that forms from urine.',
    keyPoints: ['About 1 in 10 people have one.', 'Drink enough.'],
    illustration: { kind: 'drawing', width: 372, height: 436, svg: { id: 'illustration' } },
    related: [{ kind: 'internal', path: '/all-treatments/ureteroscopy', label: 'Ureteroscopy' }],
    topicsAndTags: [
      { kind: 'internal', path: '/topics/stones', label: 'Stones' },
      { kind: 'internal', path: '/tags/pain', label: 'Pain' },
    ],
    sources: [{ id: '700' }, { id: '701', href: 'https://www.nice.org.uk/guidance/ng118' }, { id: '750' }],
    reviewers: [{ name: 'Patient Information Working Group' }],
    lastReviewed: '2026-03-12',
    nextReview: '2028-03-12',
    published: '2026-03-12',
    translator: 'Translation Working Group',
    language: 'en-US',
    translation: { kind: 'original' },
    minutes: 1,
    ancestors: [{ kind: 'internal', path: '/all-conditions', label: 'Conditions' }],
  })
  expect(article.blocks).toHaveLength(8)
})

test('every rich text of an article has its own id', () => {
  const html = JSON.stringify(parseArticle(fullestEntry, exampleContext()))
  const ids = Array.from(html.matchAll(/"kind":"rich-text","id":"([^"]*)"/g), ([, id]) => id)
  expect(ids.length).toBeGreaterThan(5)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a glossary term is marked once per article, and not in a caption', () => {
  const html = JSON.stringify(parseArticle(fullestEntry, exampleContext()))
  expect(html.match(/data-term=/g)).toHaveLength(1)
  expect(html.match(/id=\\"term-42\\"/g)).toHaveLength(1)
})

test('an article is parsed with only a title', () => {
  const context = exampleContext('nl')
  expect(parseArticle(emptiestEntry, context)).toEqual({
    title: 'Kidney stones',
    keyPoints: [],
    blocks: [],
    related: [],
    topicsAndTags: [],
    sources: [],
    reviewers: [],
    language: 'nl-NL',
    translation: { kind: 'original' },
    minutes: 1,
    ancestors: [],
  })
  expect(context.problems).toEqual([])
})

test.each([
  ['id', { ...fullestEntry, id: null }],
  ['title', { ...fullestEntry, title: null }],
  ['title', { ...fullestEntry, title: ' ' }],
  ['id', {}],
  ['id', null],
])(
  'an article without its %s throws an error that names site, language and path',
  (part, entry: ArticleFields | null) => {
    expect(() => parseArticle(entry, exampleContext('nl'))).toThrow(ContentError)
    expect(() => parseArticle(entry, exampleContext('nl'))).toThrow(
      new RegExp(`has no ${part}.*site nl, language .*, path /condition/kidney-stones`),
    )
  },
)

test('an invalid date is left out and reported with its field and page', () => {
  const context = exampleContext()
  expect(parseArticle({ ...fullestEntry, lastReviewed: '2026-02-30' }, context)).not.toHaveProperty('lastReviewed')
  expect(context.problems).toMatchObject([
    { field: 'lastReviewed', site: 'en', language: 'en-US', path: '/condition/kidney-stones' },
  ])
})

test('review dates without a reviewer are left out and reported', () => {
  const context = exampleContext()
  const article = parseArticle({ ...fullestEntry, reviewers: [] }, context)
  for (const name of ['lastReviewed', 'nextReview']) expect(article).not.toHaveProperty(name)
  expect(context.problems).toMatchObject([{ field: 'reviewers', message: 'A review is dated, but names no reviewer.' }])
})

describe('a translation', () => {
  const localized = [
    { uri: 'condition/kidney-stones', siteHandle: 'en', enabledForSite: true },
    { uri: 'condition/steine', siteHandle: 'de', enabledForSite: true },
  ]
  const translationOf = (revisions: ArticleFields) =>
    parseArticle({ ...emptiestEntry, localized, ...revisions }, exampleContext('nl')).translation

  test.each([
    ['2026-03-12', '2026-03-12'],
    ['2026-04-01', '2026-03-12'],
    ['10', '9'],
    ['2026-03-12', null],
  ])('of revision %s is current when the original has revision %s', (translatedRevision, sourceRevision) => {
    expect(translationOf({ translatedRevision, sourceRevision })).toEqual({ kind: 'current' })
  })

  test.each([
    ['2025-11-30', '2026-03-12'],
    ['9', '10'],
  ])(
    'of revision %s is behind when the original has revision %s, and links the original',
    (translatedRevision, sourceRevision) => {
      expect(translationOf({ translatedRevision, sourceRevision })).toEqual({
        kind: 'behind',
        originalHref: 'https://example.org/condition/kidney-stones',
      })
    },
  )

  test('whose original is unknown links the primary site’s home page', () => {
    expect(translationOf({ translatedRevision: '1', sourceRevision: '2', localized: [] })).toEqual({
      kind: 'behind',
      originalHref: 'https://example.org/',
    })
  })

  test('that is missing is replaced by the text of the site that the content system names as primary', () => {
    const article = parseArticle(
      { ...fullestEntry, language: null },
      exampleContext('de', { shownFrom: 'primary', primarySite: 'nl', glossary: [] }),
    )
    expect(article).toMatchObject({
      language: 'nl-NL',
      translation: {
        kind: 'missing',
        originalHref: 'https://example.org/nl/condition/kidney-stones',
        originalLanguage: 'nl-NL',
      },
    })
  })

  test('without a revision is an original', () => {
    expect(translationOf({ sourceRevision: '2026-03-12' })).toEqual({ kind: 'original' })
  })

  test('that is missing shows the primary site’s text with its language', () => {
    const article = parseArticle(
      { ...fullestEntry, language: null },
      exampleContext('nl', { shownFrom: 'primary', glossary: [] }),
    )
    expect(article).toMatchObject({
      language: 'en-US',
      translation: { kind: 'missing', originalHref: 'https://example.org/condition/kidney-stones' },
      related: [{ language: 'en-US' }],
      ancestors: [{ path: '/all-conditions', language: 'en-US' }],
    })
  })
})

test('an article with any fields missing is parsed, and only a missing title or id throws', () => {
  fc.assert(
    fc.property(
      fc.infiniteStream(fc.nat(15)),
      fc.constantFrom('en', 'ar', 'cn'),
      fc.constantFrom('own', 'primary'),
      (stream, site, shownFrom) => {
        const entry = withNulls(fullestEntry, () => stream.next().value === 0) as ArticleFields | null
        const context = exampleContext(site, { shownFrom })
        if (entry?.id && entry.title) expect(parseArticle(entry, context).title).toBe('Kidney stones')
        else expect(() => parseArticle(entry, context)).toThrow(ContentError)
      },
    ),
    { numRuns: 500 },
  )
})
