import { expect, test } from 'vitest'
import { blockDirectives } from './blocks.ts'
import { renderBlocks, renderMarkdown, searchableText } from './render-markdown.ts'

const addressOf = (identity: string) => (identity === 'home' ? '/' : identity === 'gone' ? undefined : `/${identity}`)
const sourceIdOf = (written: string) => (written.startsWith('unknown') ? undefined : written.length)
const blocks = (markdown: string) => renderBlocks(markdown, addressOf, sourceIdOf)
const bodyOf = (markdown: string) => {
  const [block] = blocks(markdown)
  return block?.kind === 'text' ? block.body : undefined
}

test('a citation is an empty sup with the id of what it names', () => {
  expect(bodyOf('About 3 in 100.[^eau] More.')).toBe('<p>About 3 in 100.<sup data-source="3"></sup> More.</p>')
  expect(bodyOf('**Bold.**[^ab/c#d_e][^eau]')).toBe(
    '<p><strong>Bold.</strong><sup data-source="8"></sup><sup data-source="3"></sup></p>',
  )
  expect(bodyOf('- one[^eau]\n- two')).toContain('<li>one<sup data-source="3"></sup></li>')
  expect(bodyOf(':::table{caption="Sizes"}\n| a | b |\n|---|---|\n| c | d[^eau] |\n:::')).toContain(
    '<td>d<sup data-source="3"></sup></td>',
  )
})

test('a citation is rendered after a word with a colon as well', () => {
  expect(bodyOf('Patient:innen[^eau] 1:10[^eau]')).toBe(
    '<p>Patient:innen<sup data-source="3"></sup> 1:10<sup data-source="3"></sup></p>',
  )
  expect(bodyOf('::a[^eau]')).toBe('<p>::a<sup data-source="3"></sup></p>')
})

test('a citation of a missing source is removed', () => {
  expect(bodyOf('Much.[^unknown] More.')).toBe('<p>Much. More.</p>')
  expect(renderMarkdown('Much.[^eau]', addressOf)).toBe('<p>Much.</p>')
})

test('a citation is not part of the searchable text', () => {
  expect(searchableText('About 3.[^eau-urolithiasis] More.').text).toBe('About 3. More.')
})

test('every heading starts a text block, and text before the first one has a block without a heading', () => {
  expect(blocks('First.\n\n## What it is {#what}\n\nSecond.\n\n## No anchor')).toEqual([
    { kind: 'text', heading: null, anchor: null, body: '<p>First.</p>' },
    { kind: 'text', heading: 'What it is', anchor: 'what', body: '<p>Second.</p>' },
    { kind: 'text', heading: 'No anchor', anchor: null, body: null },
  ])
})

test('empty Markdown renders no block', () => {
  expect(blocks('')).toEqual([])
  expect(blocks('\n\n')).toEqual([])
})

test('care cards, questions, figures and videos are blocks of their own, and the text after them is a new block', () => {
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

test('a table is rendered with its caption, and a disclosure with its summary', () => {
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

test('entry links are rendered with the entry’s URL and anchor, and as plain text when the entry is missing', () => {
  expect(renderMarkdown('[a](entry:treatments/x#risks) [b](entry:home) [c](entry:gone)', addressOf)).toBe(
    '<p><a href="/treatments/x#risks">a</a> <a href="/">b</a> c</p>',
  )
})

test('a colon or a tilde in running text stays unchanged', () => {
  expect(renderMarkdown('Patient:innen, 10:30, a:b{c}, ~5 cm ~', addressOf)).toBe(
    '<p>Patient:innen, 10:30, a:b{c}, ~5 cm ~</p>',
  )
})

test('HTML in Markdown is removed', () => {
  expect(renderMarkdown('One <b>two</b> <script>alert(1)</script>', addressOf)).not.toContain('<script')
})

test('searchable text has no link targets, entities or directive syntax', () => {
  const { headings, text } = searchableText(
    '## What it is {#what}\n\nSee [here](entry:x/y), **5&nbsp;mm**.\n\n:::table{caption="Sizes"}',
  )
  expect(headings.split(/\s+/).filter(Boolean)).toEqual(['What', 'it', 'is', 'Sizes'])
  expect(text).not.toMatch(/entry|nbsp|caption/)
})
