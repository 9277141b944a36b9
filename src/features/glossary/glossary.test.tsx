import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import type { GlossaryQuery } from '#content-contract/operations.ts'
import { emptyArticle, fullArticle } from '#blocks/examples.ts'
import { emptiestEntry, exampleContext, fullestEntry, withNulls } from '#blocks/fragment-examples.server.ts'
import { ContentError } from '#content/content-error.ts'
import type { ArticleFields } from '#blocks/parse-article.server.ts'
import type { Glossary } from './glossary.ts'
import { GlossaryPage } from './GlossaryPage.tsx'
import { parseGlossary } from './parse-glossary.server.ts'

const term = (title: string, language = 'en-US', slug: string | null = title) => ({
  id: `1${title}`,
  slug,
  title,
  language,
  definition: `What ${title} means.`,
})
const terms = [
  term('ureter'),
  null,
  term('Bladder'),
  term('urethra'),
  term('ureter'),
] satisfies GlossaryQuery['entries']
const glossary: Glossary = {
  kind: 'glossary',
  article: fullArticle,
  letters: [
    { letter: 'A', anchor: 'letter-a', isUsed: false },
    { letter: 'U', anchor: 'letter-u', isUsed: true },
  ],
  groups: [
    {
      letter: 'U',
      anchor: 'letter-u',
      links: [{ anchor: 'word-ureter', label: 'ureter', definition: 'A tube.' }],
    },
  ],
  untranslated: [{ anchor: 'word-urin', label: 'Urin', definition: 'Ein Wort.', language: 'de-DE' }],
}

test('glossary terms are grouped by letter, each with a unique anchor', () => {
  const { groups, letters } = parseGlossary(fullestEntry, terms, exampleContext())
  expect(groups.map(({ letter, links }) => [letter, links.map(({ anchor }) => anchor)])).toEqual([
    ['B', ['word-Bladder']],
    ['U', ['word-ureter', 'word-ureter-1ureter', 'word-urethra']],
  ])
  expect(letters.filter(({ isUsed }) => isUsed).map(({ letter }) => letter)).toEqual(['B', 'U'])
})

test('terms that are not translated come after the alphabet, and a term without a definition is left out and reported', () => {
  const context = exampleContext('nl')
  const fragments = [term('ureter'), term('blaas', 'nl-NL'), term('biopsy'), { ...term('x'), definition: ' ' }]
  const { groups, letters, untranslated } = parseGlossary(fullestEntry, fragments, context)
  expect(groups.flatMap(({ links }) => links.map(({ label, language }) => [label, language]))).toEqual([
    ['blaas', undefined],
  ])
  expect(letters.filter(({ isUsed }) => isUsed).map(({ letter }) => letter)).toEqual(['B'])
  expect(untranslated.map(({ label, language }) => [label, language])).toEqual([
    ['biopsy', 'en-US'],
    ['ureter', 'en-US'],
  ])
  expect(context.problems).toHaveLength(1)
})

test('a glossary is parsed with only a title', () => {
  expect(parseGlossary(emptiestEntry, null, exampleContext()).groups).toEqual([])
})

test('a glossary with any fields missing is parsed, and only a missing title or id throws', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(9)), (stream) => {
      const isNull = () => stream.next().value === 0
      const entry = withNulls(fullestEntry, isNull) as ArticleFields | null
      const words = withNulls(terms, isNull) as GlossaryQuery['entries']
      if (entry?.id && entry.title) parseGlossary(entry, words, exampleContext())
      else expect(() => parseGlossary(entry, words, exampleContext())).toThrow(ContentError)
    }),
  )
})

test.each(['en', 'ar'] as const)('a glossary renders valid markup with and without optional fields (%s)', (site) => {
  const render = (content: Glossary) => renderMarkup(<GlossaryPage content={content} today="2026-11-20" />, { site })
  expectValidMarkup(render(glossary), { isPage: true })
  expectValidMarkup(render({ kind: 'glossary', article: emptyArticle, letters: [], groups: [], untranslated: [] }), {
    isPage: true,
  })
})

test('glossary terms are dt elements with an id, each letter has one link, and one heading names the other language', () => {
  const markup = renderMarkup(<GlossaryPage content={glossary} today="2026-11-20" />)
  const word = markup.one((element) => attribute(element, 'id') === 'word-urin')
  expect([word.tagName, wordsOf(word)]).toEqual(['dt', 'Urin'])
  expect(wordsOf(markup.one((element) => attribute(element, 'id') === 'untranslated'))).toBe('In German')
  expect(markup.all((element) => attribute(element, 'href') === '#letter-u')).toHaveLength(1)
})
