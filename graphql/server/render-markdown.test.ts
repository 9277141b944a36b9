import { expect, test } from 'vitest'
import { blockDirectives } from './blocks.ts'
import { renderBlocks, renderMarkdown, searchableText } from './render-markdown.ts'

const addressOf = (identity: string) => (identity === 'home' ? '/' : identity === 'gone' ? undefined : `/${identity}`)
const blocks = (markdown: string) => renderBlocks(markdown, addressOf)

test('a heading begins a block; text before the first one has no heading', () => {
  expect(blocks('First.\n\n## What it is {#what}\n\nSecond.\n\n## No anchor')).toEqual([
    { kind: 'text', heading: null, anchor: null, body: '<p>First.</p>' },
    { kind: 'text', heading: 'What it is', anchor: 'what', body: '<p>Second.</p>' },
    { kind: 'text', heading: 'No anchor', anchor: null, body: null },
  ])
})

test('no text is no block', () => {
  expect(blocks('')).toEqual([])
  expect(blocks('\n\n')).toEqual([])
})

test('care cards, questions, figures and videos are blocks of their own, and text goes on after them', () => {
  const text = [
    '## Help {#help}',
    ':::care{urgency="emergency" phone="112 (EU)"}\nGo **now**.\n:::',
    'Then.',
    ':::questions\n- Which *stone*?\n- When?\n:::',
    ':::figure{image="kidney" alt="A kidney."}\n**A kidney.**\n:::',
    ':::video{url="https://example.org/f"}\nWords.\n:::',
  ].join('\n\n')
  expect(blocks(text)).toEqual([
    { kind: 'text', heading: 'Help', anchor: 'help', body: null },
    {
      kind: 'directive',
      directive: blockDirectives.get('care'),
      attributes: { urgency: 'emergency', phone: '112 (EU)' },
      body: '<p>Go <strong>now</strong>.</p>',
      items: [],
    },
    { kind: 'text', heading: null, anchor: null, body: '<p>Then.</p>' },
    {
      kind: 'directive',
      directive: blockDirectives.get('questions'),
      attributes: {},
      body: expect.stringContaining('<li>When?</li>'),
      items: ['Which stone?', 'When?'],
    },
    {
      kind: 'directive',
      directive: blockDirectives.get('figure'),
      attributes: { image: 'kidney', alt: 'A kidney.' },
      body: '<p><strong>A kidney.</strong></p>',
      items: [],
    },
    {
      kind: 'directive',
      directive: blockDirectives.get('video'),
      attributes: { url: 'https://example.org/f' },
      body: '<p>Words.</p>',
      items: [],
    },
  ])
})

test('a table carries its caption, a disclosure its summary', () => {
  const [block] = blocks(
    ':::table{caption="By <size>"}\n| Size | What |\n|---|--:|\n| 5&nbsp;mm | Wait |\n:::\n\n:::details{summary="More?"}\nFolded.\n:::',
  )
  expect(block).toMatchObject({ kind: 'text' })
  const body = block?.kind === 'text' ? block.body : ''
  expect(body).toContain('<table><caption>By &#x3C;size></caption>')
  expect(body).toContain('<td>5\u00a0mm</td>')
  expect(body).not.toContain('align')
  expect(body).toContain('<details><summary>More?</summary><p>Folded.</p></details>')
})

test('links lead to the address of the entry, with their anchor; without a target only the words stay', () => {
  expect(renderMarkdown('[a](entry:treatments/x#risks) [b](entry:home) [c](entry:gone)', addressOf)).toBe(
    '<p><a href="/treatments/x#risks">a</a> <a href="/">b</a> c</p>',
  )
})

test('a colon or a tilde in running text stays what it is', () => {
  expect(renderMarkdown('Patient:innen, 10:30, a:b{c}, ~5 cm ~', addressOf)).toBe(
    '<p>Patient:innen, 10:30, a:b{c}, ~5 cm ~</p>',
  )
})

test('HTML in the text is left out', () => {
  expect(renderMarkdown('One <b>two</b> <script>alert(1)</script>', addressOf)).not.toContain('<script')
})

test('what is searched holds words only', () => {
  const { headings, text } = searchableText(
    '## What it is {#what}\n\nSee [here](entry:x/y), **5&nbsp;mm**.\n\n:::table{caption="Sizes"}',
  )
  expect(headings.split(/\s+/).filter(Boolean)).toEqual(['What', 'it', 'is', 'Sizes'])
  expect(text).not.toMatch(/entry|nbsp|caption/)
})
