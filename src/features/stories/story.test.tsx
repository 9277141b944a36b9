import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import type { StoryPageQuery } from '#content-contract/operations.ts'
import { emptyArticle, fullArticle } from '#blocks/examples.ts'
import {
  emptiestEntry,
  exampleContext,
  exampleTeaser,
  fullestEntry,
  withNulls,
} from '#blocks/fragment-examples.server.ts'
import { ContentError } from '#content/content-error.ts'
import { parseStory } from './parse-story.server.ts'
import type { Story } from './story.ts'
import { StoryPage } from './StoryPage.tsx'

const fullest = {
  ...fullestEntry,
  quote: 'I walked circles in the kitchen.',
  condition: [{ ...exampleTeaser, title: 'Stones', uri: 'condition/kidney-stones', typeHandle: 'condition' }],
} satisfies StoryPageQuery['entry']
const story: Story = {
  kind: 'story',
  article: fullArticle,
  quote: 'I walked circles in the kitchen.',
  condition: { kind: 'internal', path: '/condition/kidney-stones', label: 'Stones' },
}
const empty: Story = { kind: 'story', article: emptyArticle }
const label = 'A made-up example, put together from common experiences'

test('a story is parsed with its quotation and its condition', () => {
  expect(parseStory(fullest, exampleContext())).toMatchObject({
    kind: 'story',
    quote: 'I walked circles in the kitchen.',
    condition: { path: '/condition/kidney-stones' },
  })
})

test('the condition of a story is not repeated as a related page', () => {
  const entry = { ...fullest, relatedContent: [...fullest.condition, exampleTeaser] }
  expect(parseStory(entry, exampleContext()).article.related).toMatchObject([{ path: '/all-treatments/ureteroscopy' }])
})

test('a story is parsed with only a title', () => {
  const parsed = parseStory({ ...emptiestEntry, quote: null, condition: null }, exampleContext())
  expect(parsed).not.toHaveProperty('quote')
  expect(parsed).not.toHaveProperty('condition')
})

test('a story with any fields missing is parsed, and only a missing title or id throws', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(15)), (stream) => {
      const entry = withNulls(fullest, () => stream.next().value === 0) as StoryPageQuery['entry']
      if (entry?.id && entry.title) parseStory(entry, exampleContext())
      else expect(() => parseStory(entry, exampleContext())).toThrow(ContentError)
    }),
  )
})

test.each(['en', 'ar'] as const)('a story renders valid markup with and without optional fields (%s)', (site) => {
  for (const content of [story, empty])
    expectValidMarkup(renderMarkup(<StoryPage content={content} today="2026-11-20" />, { site }), { isPage: true })
})

test('every story has a label before its text that it is made up', () => {
  for (const content of [story, empty]) {
    const header = renderMarkup(<StoryPage content={content} today="2026-11-20" />).one('header')
    expect(wordsOf(header)).toContain(label)
  }
})
