import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ArticlePageQuery } from '#content-contract/operations.ts'
import { emptiestEntry, exampleContext, fullestEntry, withNulls } from '#blocks/fragment-examples.server.ts'
import { ContentError } from '#content/content-error.ts'
import { parseTextPage } from './parse-text-page.server.ts'

const fullest = { ...fullestEntry, typeHandle: 'news' } satisfies ArticlePageQuery['entry']

test('an entry of any type can be read as a page, and says what it is', () => {
  expect(parseTextPage(fullest, exampleContext())).toMatchObject({
    kind: 'page',
    article: { title: 'Kidney stones' },
    typeHandle: 'news',
  })
})

test('a page may have nothing but its title', () => {
  expect(parseTextPage({ ...emptiestEntry, typeHandle: 'page' }, exampleContext())).toMatchObject({
    article: { blocks: [] },
    typeHandle: 'page',
  })
})

test('a type without pages of its own is an error', () => {
  expect(() => parseTextPage({ typeHandle: 'link' }, exampleContext())).toThrow(ContentError)
})

test('whatever is missing, nothing is thrown but that a page without title or id is none', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(15)), (stream) => {
      const entry = withNulls(fullest, () => stream.next().value === 0) as ArticlePageQuery['entry']
      if (entry?.id && entry.title) parseTextPage(entry, exampleContext())
      else expect(() => parseTextPage(entry, exampleContext())).toThrow(ContentError)
    }),
  )
})
