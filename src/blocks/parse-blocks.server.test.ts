import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createAnchors } from './anchors.server.ts'
import type { BlockFragment } from '#content-contract/operations.ts'
import { exampleContext, fullestEntry, withNulls } from './fragment-examples.server.ts'
import { parseBlocks } from './parse-blocks.server.ts'
import { createRichTextParser } from './rich-text.server.ts'

function parse(...written: (Partial<BlockFragment> | null)[]) {
  const fragments = written.map((fragment) => fragment && { id: null, typeHandle: '', ...fragment })
  const page = exampleContext()
  const anchors = createAnchors('en-US')
  const richText = createRichTextParser({
    language: 'en-US',
    glossary: page.glossary,
    ownOrigins: ['https://example.org'],
    report: page.report,
    newTabLabel: 'opens in a new tab',
    tableLabel: 'Table',
    anchors,
  })
  return { blocks: parseBlocks(fragments, { ...page, language: 'en-US', richText, anchors }), problems: page.problems }
}

const text = {
  typeHandle: 'textBlock',
  id: '1',
  heading: 'What it is',
  body: '<p>A stone.</p>',
  anchor: null,
  evidence: null,
}
const care = { typeHandle: 'careCard', id: '2', urgency: 'urgent', heading: null, body: '<p>Pain.</p>', phone: null }

test('blocks are parsed with every field', () => {
  const { blocks, problems } = parse(...fullestEntry.blocks)
  expect(problems).toEqual([])
  expect(blocks).toMatchObject([
    { kind: 'text', id: '501', heading: 'When to get help now', anchor: 'help' },
    {
      kind: 'text',
      id: '503',
      anchor: 'what-it-is',
      body: { html: expect.stringContaining('<h3 id="what-it-is-2">') },
      evidence: [{ id: '700' }],
    },
    {
      kind: 'care-card',
      id: '502',
      urgency: 'emergency',
      body: {
        kind: 'rich-text',
        id: '502-body',
        html: '<p>Pain <strong>and</strong> fever.</p><ul><li>38&nbsp;°C or more</li></ul>',
      },
      phones: [
        { number: '112', label: '112 (EU)' },
        { number: '911', label: '911 (US)' },
      ],
    },
    {
      kind: 'figure',
      id: '504',
      picture: { kind: 'drawing', svg: { id: '504-picture' } },
      caption: { html: '<p><strong>The urinary tract.</strong> A ureter.</p>' },
    },
    {
      kind: 'video',
      id: '505',
      url: 'https://video.example/1',
      still: { kind: 'file' },
      caption: { html: 'A video' },
      transcript: { html: '<p>What is said.</p>' },
    },
    { kind: 'option-grid', id: '506' },
    { kind: 'questions', id: '507', questions: ['How large is my stone?', 'Can we wait?'] },
    {
      kind: 'worksheet',
      id: '508',
      button: 'Print the diary',
      body: { html: expect.stringContaining('data-table="grid"') },
    },
  ])
  expect(blocks[0]).not.toHaveProperty('body')
  expect(blocks[2]).not.toHaveProperty('heading')
})

test('blocks are parsed with only their required fields', () => {
  const { blocks, problems } = parse(
    { typeHandle: 'textBlock', id: null, heading: null, body: '<p>a</p>' },
    { typeHandle: 'careCard', urgency: 'ask', body: 'b' },
    { typeHandle: 'questionsBlock', questions: ['c?'] },
    { typeHandle: 'mediaBlock', videoUrl: 'https://video.example' },
  )
  expect(problems).toEqual([])
  expect(blocks).toEqual([
    { kind: 'text', id: 'at-1', body: { kind: 'rich-text', id: 'at-1-body', html: '<p>a</p>' } },
    {
      kind: 'care-card',
      id: 'at-2',
      urgency: 'ask',
      body: { kind: 'rich-text', id: 'at-2-body', html: 'b' },
    },
    { kind: 'questions', id: 'at-3', questions: ['c?'] },
    { kind: 'video', id: 'at-4', url: 'https://video.example/' },
  ])
})

describe('an invalid block', () => {
  test.each([
    ['of an unknown type', { typeHandle: 'carousel' }],
    ['of no type', {}],
    ['named like a property of every object', { typeHandle: 'constructor' }],
    ['of text without text', { ...text, heading: ' ', body: '<p> </p>' }],
    ['of care without a text', { ...care, body: null }],
    ['of care without urgency', { ...care, urgency: null }],
    ['of care with an unknown urgency', { ...care, urgency: 'later' }],
    ['of questions without questions', { typeHandle: 'questionsBlock', questions: [null, ''] }],
    ['of sheets without a label', { typeHandle: 'worksheetBlock', body: '<p>Date</p>' }],
    ['of sheets without sheets', { typeHandle: 'worksheetBlock', button: 'Print' }],
    ['of media without media', { typeHandle: 'mediaBlock', caption: 'Words' }],
    ['of media with a javascript: URL', { typeHandle: 'mediaBlock', videoUrl: 'javascript:alert(1)' }],
    ['of options without options', { typeHandle: 'optionGrid' }],
  ])('%s is left out and reported with its id and page', (_, wrong: Partial<BlockFragment>) => {
    const { blocks, problems } = parse({ ...wrong, id: '7' }, care)
    expect(blocks.map(({ kind }) => kind)).toEqual(['care-card'])
    expect(problems.at(-1)).toMatchObject({
      message: expect.stringMatching(/^A block is left out: /),
      site: 'en',
      language: 'en-US',
      path: '/condition/kidney-stones',
      block: '7',
    })
  })

  test('with fields of wrong types does not make the page fail', () => {
    const broken = JSON.parse('{"typeHandle":"textBlock","id":5,"heading":{},"body":7,"evidence":"x"}') as BlockFragment
    expect(parse(broken, care).blocks).toHaveLength(1)
  })
})

describe('the anchors of blocks', () => {
  test('set by editors have precedence over those derived from headings', () => {
    const { blocks } = parse(
      { ...text, id: '1', heading: 'Help', body: '<h3>Help</h3>' },
      { ...text, id: '2', heading: 'When to get help', anchor: 'help' },
      { ...text, id: '3', heading: 'Again', anchor: 'help' },
    )
    expect(blocks).toMatchObject([
      { anchor: 'help-3', body: { html: '<h3 id="help-4">Help</h3>' } },
      { anchor: 'help' },
      { anchor: 'help-2' },
    ])
  })

  test('are only set on blocks with a heading', () => {
    expect(parse({ ...text, heading: null, anchor: 'help' }).blocks[0]).not.toHaveProperty('anchor')
  })
})

test('blocks with the same id get unique ids', () => {
  expect(parse(care, care, { ...care, id: '"><' }).blocks.map(({ id }) => id)).toEqual(['2', '2-2', '---'])
})

test('blocks with any fields missing are parsed or reported, without an error', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(7)), (stream) => {
      const fragments = withNulls(fullestEntry.blocks, () => stream.next().value === 0) as
        | (BlockFragment | null)[]
        | null
      const { blocks, problems } = parse(...(fragments ?? []))
      expect(blocks.length + problems.filter(({ message }) => message.startsWith('A block is left out')).length).toBe(
        (fragments ?? []).filter((fragment) => fragment !== null).length,
      )
      for (const block of blocks)
        if (block.kind === 'text') expect(block.anchor === undefined).toBe(block.heading === undefined)
    }),
    { numRuns: 500 },
  )
})
