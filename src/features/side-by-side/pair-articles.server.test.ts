import { describe, expect, test } from 'vitest'
import { setupI18n } from '@lingui/core'
import type { Article } from '#blocks/article.ts'
import type { Block } from '#blocks/block-kinds.ts'
import { emptyArticle, fullArticle, richText } from '#blocks/examples.ts'
import { createPassageMaker } from './make-passages.server.ts'
import { outdatedTexts, passageTexts } from './mark-outdated.server.ts'
import { type ArticleSide, pairArticles } from './pair-articles.server.ts'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })

const side = (name: string, article: Partial<Article>): ArticleSide => ({
  article: { ...emptyArticle, ...article },
  passages: createPassageMaker(name, { i18n, language: 'en-US', rewriteLink: (href) => href }),
})
const text = (anchor: string, heading: string, html = ''): Block => ({
  kind: 'text',
  id: anchor,
  anchor,
  heading,
  ...(html && { body: richText(anchor, html) }),
})
const pairs = (own: readonly Block[], other: readonly Block[]) =>
  pairArticles(side('own', { blocks: own }), side('other', { blocks: other })).map((pair) => [
    pair.own.flatMap(passageTexts).join(' '),
    pair.other.flatMap(passageTexts).join(' '),
  ])

describe('the sections of an article in two languages', () => {
  test('are paired by their anchors, paragraph by paragraph', () => {
    expect(
      pairs(
        [text('what', 'What it is', '<p>A stone.</p>'), text('help', 'Help', '<p>Call.</p>')],
        [text('help', 'Hilfe', '<p>Rufen Sie an.</p>'), text('what', 'Was es ist', '<p>Ein Stein.</p>')],
      ),
    ).toEqual([
      ['What it is', 'Was es ist'],
      ['A stone.', 'Ein Stein.'],
      ['Help', 'Hilfe'],
      ['Call.', 'Rufen Sie an.'],
    ])
  })

  test('are alone if the other language has no such section', () => {
    expect(
      pairs(
        [text('what', 'What', '<p>a</p>'), text('new', 'New', '<p>b</p>')],
        [text('old', 'Alt', '<p>z</p>'), text('what', 'Was', '<p>x</p>')],
      ),
    ).toEqual([
      ['', 'Alt'],
      ['', 'z'],
      ['What', 'Was'],
      ['a', 'x'],
      ['New', ''],
      ['b', ''],
    ])
  })

  test('are paired in order when no anchors agree, as when they are derived from translated headings', () => {
    expect(pairs([text('what', 'What'), text('help', 'Help')], [text('was', 'Was'), text('hilfe', 'Hilfe')])).toEqual([
      ['What', 'Was'],
      ['Help', 'Hilfe'],
    ])
  })

  test('are one pair each when their blocks differ', () => {
    const card: Block = { kind: 'care-card', id: 'c', urgency: 'emergency', body: richText('c', '<p>Call now.</p>') }
    expect(pairs([text('help', 'Help', '<p>a</p>'), card], [text('help', 'Hilfe', '<p>x</p>')])).toEqual([
      ['Help', 'Hilfe'],
      ['a Call now.', 'x'],
    ])
  })
})

test('a card for emergencies is shown in both languages, with its numbers and texts in its own language', () => {
  const card = (body: string): Block => ({
    kind: 'care-card',
    id: 'c',
    urgency: 'emergency',
    body: richText('c', body),
    phones: [{ number: '112', label: '112 (EU)' }],
    countries: richText('c-countries', '<details></details>'),
  })
  const [pair] = pairArticles(
    side('own', { blocks: [card('<p>a</p>')] }),
    side('other', { blocks: [card('<p>x</p>')] }),
  )
  for (const [name, passages] of [
    ['own', pair?.own],
    ['other', pair?.other],
  ] as const)
    expect(passages).toEqual([
      {
        kind: 'care-card',
        block: {
          ...card(''),
          id: `${name}-c`,
          heading: 'Emergency: call now',
          callLabel: { before: 'Call ', after: '' },
          body: richText(`${name}-1`, name === 'own' ? '<p>a</p>' : '<p>x</p>'),
          countries: richText(`${name}-c-countries`, '<details></details>'),
        },
      },
    ])
})

test('every rich text of the fullest article has an id of its own in each language', () => {
  const rows = pairArticles(side('own', fullArticle), side('other', fullArticle))
  const ids = JSON.stringify(rows).match(/"kind":"rich-text","id":"[^"]+"/g) ?? []
  expect(ids.length).toBeGreaterThan(10)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { own, other } of rows) expect(own).toHaveLength(other.length)
})

test('the passages of a translation are outdated where the original has a sentence that it did not have', () => {
  const original = (second: string) => ({
    keyPoints: ['Drink enough.'],
    blocks: [text('what', 'What', `<p>A stone.</p><ul><li>one</li><li>${second}</li></ul>`)],
  })
  const translation = {
    keyPoints: ['Trinken Sie genug.'],
    blocks: [text('what', 'Was', '<p>Ein Stein.</p><ul><li>eins</li><li>zwei</li></ul>')],
  }
  const outdated = (now: string) =>
    outdatedTexts({ ...emptyArticle, ...original('two') }, side('a', original(now)), side('b', translation))
  expect([...outdated('two, but no more')]).toEqual(['zwei'])
  expect(outdated('two')).toEqual(new Set())
})
