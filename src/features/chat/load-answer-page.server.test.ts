import { expect, test } from 'vitest'
import type { Article } from '#blocks/article.ts'
import { emptyArticle } from '#blocks/examples.ts'
import type { Block } from '#blocks/block-kinds.ts'
import type { FoundAnswer } from '#content/found-answer.ts'
import { answerPage, takeUrgentCard, withoutEmergencyCards } from './load-answer-page.server.ts'

const found: FoundAnswer = {
  id: '1',
  uri: 'condition/stones',
  path: '/condition/stones',
  title: 'Stones',
  site: 'en',
  language: 'en-US',
  score: 1,
  asked: 1,
  votes: 1,
  named: 1,
  coverage: 1,
  sections: [],
}
const text = (id: string, anchor?: string): Block => ({
  kind: 'text',
  id,
  ...(anchor !== undefined && { anchor, heading: `Heading of ${anchor}` }),
  body: { kind: 'rich-text', id: `${id}-body`, html: `<h3 id="inner">Inner</h3><p>Text of ${id}.</p>` },
})
const card = (urgency: 'emergency' | 'urgent' | 'ask'): Block => ({
  kind: 'care-card',
  id: urgency,
  urgency,
  body: { kind: 'rich-text', id: `${urgency}-body`, html: `<p>${urgency}</p>` },
})
const article: Article = {
  ...emptyArticle,
  keyPoints: ['A point.'],
  blocks: [text('a', 'help'), card('emergency'), card('urgent'), text('b', 'what'), text('c'), card('ask')],
}
const idsOf = (blocks: readonly { readonly id: string }[]) => blocks.map(({ id }) => id)

test('a section has all of its text and its cards, up to the next heading, and no id of the page', () => {
  const { sections } = answerPage(found, article, ['what'], 'x')
  expect(sections.map(({ path, heading, blocks }) => [path, heading, idsOf(blocks)])).toEqual([
    ['/condition/stones#what', 'Heading of what', ['b-x', 'c-x', 'ask-x']],
  ])
  expect(JSON.stringify(sections)).not.toContain('id=\\"inner\\"')
})

test('the urgent card and the card of questions come with the page, each once, and the emergency card with its section', () => {
  expect(idsOf(answerPage(found, article, [], 'x').cards)).toEqual(['urgent-x', 'ask-x'])
  expect(idsOf(answerPage(found, article, ['what'], 'x').cards)).toEqual(['urgent-x'])
  const { cards, sections } = answerPage(found, article, ['help'], 'x')
  expect(idsOf(cards)).toEqual(['ask-x'])
  expect(idsOf(sections[0]?.blocks ?? [])).toEqual(['a-x', 'emergency-x', 'urgent-x'])
})

test('a section that the page does not have is left out', () =>
  expect(answerPage(found, article, ['no-such'], 'x').sections).toEqual([]))

test('the urgent card of a page can be shown first, and is not repeated', () => {
  const { card: first, rest } = takeUrgentCard(answerPage(found, article, [], 'x'))
  expect(first).toMatchObject({ kind: 'body', card: { id: 'urgent-x', urgency: 'urgent' }, language: 'en-US' })
  expect(idsOf(rest?.cards ?? [])).toEqual(['ask-x'])
  expect(takeUrgentCard(undefined)).toEqual({})
})

test('below the card for an emergency, the page has no other one', () => {
  const { sections } = withoutEmergencyCards(answerPage(found, article, ['help'], 'x'))
  expect(idsOf(sections[0]?.blocks ?? [])).toEqual(['a-x', 'urgent-x'])
})
