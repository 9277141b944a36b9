import { describe, expect, test } from 'vitest'
import type { Article } from '#blocks/article.ts'
import type { Block } from '#blocks/block-kinds.ts'
import { emptyArticle, richText } from '#blocks/examples.ts'
import { compareArticles } from './compare-articles.server.ts'

const text = (anchor: string, heading: string, html: string): Block => ({
  kind: 'text',
  id: anchor,
  anchor,
  heading,
  body: richText(anchor, html),
})
const article = (...blocks: readonly Block[]): Article => ({ ...emptyArticle, blocks })

describe('two versions of an article', () => {
  test('that are the same have no changes', () => {
    const one = article(text('what', 'What', '<p>A stone. It hurts.</p>'))
    expect(compareArticles(one, one)).toEqual([])
  })

  test('are compared sentence by sentence', () => {
    const before = article(text('what', 'What', '<p>A stone. It hurts. It may pass.</p><p>Drink.</p>'))
    const now = article(text('what', 'What', '<p>A stone. It hurts a lot. It may pass.</p><p>Drink.</p>'))
    expect(compareArticles(before, now)).toEqual([
      {
        anchor: 'what',
        heading: 'What',
        passages: [
          [
            { kind: 'same', text: 'A stone.' },
            { kind: 'removed', text: 'It hurts.' },
            { kind: 'added', text: 'It hurts a lot.' },
            { kind: 'same', text: 'It may pass.' },
          ],
        ],
      },
    ])
  })

  test('do not differ by passages that have only moved, nor by the headings between the signs of a long card', () => {
    const card = (html: string): Block => ({
      kind: 'care-card',
      id: 'c',
      urgency: 'emergency',
      body: richText('c', html),
    })
    const before = article(card('<p>Any of these:</p><ul><li>fever</li><li>pain</li></ul>'))
    const grouped =
      '<ul data-signs=""><li><p><strong>Pain</strong></p><ul><li>pain</li></ul></li>' +
      '<li><p><strong>Other</strong></p><ul><li>fever</li><li>faint</li></ul></li></ul>'
    expect(compareArticles(before, article(card(`<p>Any of these:</p>${grouped}`)))).toEqual([
      { passages: [[{ kind: 'added', text: 'faint' }]] },
    ])
  })

  test('show a passage without a common sentence as gone, and the one in its place as new', () => {
    const before = article(text('what', 'What', '<p>A stone.</p><p>It hurts.</p>'))
    const now = article(text('what', 'What', '<p>A stone.</p><p>Call a doctor.</p>'))
    expect(compareArticles(before, now)[0]?.passages).toEqual([
      [{ kind: 'removed', text: 'It hurts.' }],
      [{ kind: 'added', text: 'Call a doctor.' }],
    ])
  })

  test('show new and vanished paragraphs, items and sections', () => {
    const before = article(text('what', 'What', '<ul><li>a</li><li>b</li></ul>'), text('old', 'Old', '<p>Gone.</p>'))
    const now = article(
      text('what', 'What', '<ul><li>a</li><li>b</li><li>c</li></ul>'),
      text('new', 'New', '<p>Here.</p>'),
    )
    expect(compareArticles(before, now)).toEqual([
      { anchor: 'what', heading: 'What', passages: [[{ kind: 'added', text: 'c' }]] },
      {
        heading: 'Old',
        passages: [[{ kind: 'removed', text: 'Old' }], [{ kind: 'removed', text: 'Gone.' }]],
      },
      {
        anchor: 'new',
        heading: 'New',
        passages: [[{ kind: 'added', text: 'New' }], [{ kind: 'added', text: 'Here.' }]],
      },
    ])
  })

  test('do not differ by explanations of terms and numbers of sources', () => {
    const before = article(text('what', 'What', '<p>The ureter.</p>'))
    const now = article(
      text(
        'what',
        'What',
        '<p>The <button type="button" data-term="">ureter</button>.<button type="button" data-source="">1</button></p><div popover="auto"><p>A tube.</p></div>',
      ),
    )
    expect(compareArticles(before, now)).toEqual([])
  })
})
