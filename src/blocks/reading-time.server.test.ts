import { expect, test } from 'vitest'
import type { Block } from './block-kinds.ts'
import { createRichTextParser } from './rich-text.server.ts'
import { readingMinutes } from './reading-time.server.ts'

function textBlock(html: string): Block {
  const parse = createRichTextParser({
    language: 'en-US',
    glossary: [{ id: '1', title: 'ureter', definition: 'long '.repeat(500), variants: [] }],
    ownOrigins: [],
    evidence: new Map([['7', { id: '7', number: 1, lines: [{ text: 'long '.repeat(500) }] }]]),
    report: () => {},
    newTabLabel: 'new '.repeat(500),
    tableLabel: 'Table',
  })
  const body = parse('a', html)
  return { kind: 'text', id: '1', ...(body && { body }) }
}

test('the reading time is at least one minute', () => {
  expect(readingMinutes('en-US', [], [])).toBe(1)
  expect(readingMinutes('zh-CN', ['肾'], [])).toBe(1)
})

test('two hundred words take one minute', () => {
  expect(readingMinutes('en-US', ['word '.repeat(600)], [])).toBe(3)
  expect(readingMinutes('ar', ['كلمة '.repeat(600)], [])).toBe(3)
  expect(
    readingMinutes('en-US', ['word '.repeat(200)], [textBlock(`<p>${'a <b>wo</b>rd&nbsp;'.repeat(200)}</p>`)]),
  ).toBe(3)
})

test('three hundred Chinese characters take one minute', () => {
  expect(readingMinutes('zh-CN', ['肾结石，'.repeat(300)], [])).toBe(3)
})

test('glossary definitions and new-tab labels do not count', () => {
  expect(readingMinutes('en-US', [], [textBlock('<p>The ureter <a href="https://example.org">there</a></p>')])).toBe(1)
})

test('the numbers of sources and what they open do not count', () => {
  const cited = textBlock(`<p>${'word.<sup data-source="7"></sup> '.repeat(250)}</p>`)
  expect(readingMinutes('en-US', [], [cited])).toBe(1)
})

test('the text of every block counts', () => {
  const words = 'word '.repeat(200)
  const richText = { kind: 'rich-text', id: 'a', html: `<p>${words}</p>` } as const
  const picture = { kind: 'file', src: '/a', alt: '' } as const
  const blocks: Block[] = [
    { kind: 'text', id: '1', heading: words, anchor: 'a', body: richText },
    { kind: 'care-card', id: '2', urgency: 'ask', heading: words, body: richText },
    { kind: 'questions', id: '3', questions: [words, words] },
    { kind: 'figure', id: '4', picture, caption: richText },
    { kind: 'video', id: '5', url: 'https://example.org', caption: richText, transcript: richText },
    {
      kind: 'option-grid',
      id: '6',
      options: [{ id: '1', title: words }],
      outcomes: [{ id: '1', optionId: '1', label: words, outOf: 1, affected: 0 }],
    },
  ]
  expect(readingMinutes('en-US', [], blocks)).toBe(10)
})
