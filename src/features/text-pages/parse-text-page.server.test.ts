import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ArticlePageQuery } from '#content-contract/operations.ts'
import { emptiestEntry, exampleContext, fullestEntry, withNulls } from '#blocks/fragment-examples.server.ts'
import { ContentError } from '#content/content-error.ts'
import { parseTextPage } from './parse-text-page.server.ts'

const fullest = { ...fullestEntry, typeHandle: 'news' } satisfies ArticlePageQuery['entry']

test('an entry of any type is parsed to a page with its type handle', () => {
  expect(parseTextPage(fullest, exampleContext())).toMatchObject({
    kind: 'text-page',
    article: { title: 'Kidney stones' },
    typeHandle: 'news',
  })
})

test('the page about emergencies begins with its care cards', () => {
  expect(parseTextPage(fullest, exampleContext())).not.toHaveProperty('urgentBlocks')
  const { urgentBlocks = 0, article } = parseTextPage(fullest, { ...exampleContext(), path: '/when-to-get-help-now' })
  expect(article.careLine).toBeUndefined()
  expect(urgentBlocks).toBeGreaterThan(0)
  // The next block begins another section.
  expect(article.blocks[urgentBlocks] ?? { kind: 'text' }).toMatchObject({ kind: 'text' })
})

test('a page is parsed with only a title', () => {
  expect(parseTextPage({ ...emptiestEntry, typeHandle: 'page' }, exampleContext())).toMatchObject({
    article: { blocks: [] },
    typeHandle: 'page',
  })
})

test('an entry without an id and a title throws a ContentError', () => {
  expect(() => parseTextPage({ typeHandle: 'link' }, exampleContext())).toThrow(ContentError)
})

test('a page with any fields missing is parsed, and only a missing title or id throws', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(15)), (stream) => {
      const entry = withNulls(fullest, () => stream.next().value === 0) as ArticlePageQuery['entry']
      if (entry?.id && entry.title) parseTextPage(entry, exampleContext())
      else expect(() => parseTextPage(entry, exampleContext())).toThrow(ContentError)
    }),
  )
})
