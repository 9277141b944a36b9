import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ModulePageQuery } from '#content-contract/operations.ts'
import { emptiestEntry, exampleContext, fullestEntry, withNulls } from '#blocks/fragment-examples.server.ts'
import { ContentError } from '#content/content-error.ts'
import { maxAnswers } from './answer-parameters.ts'
import { pathsOf, stepsBefore } from './module.ts'
import { parseModule } from './parse-module.server.ts'

const nothing = {
  body: null,
  media: [],
  videoUrl: null,
  transcript: null,
  story: null,
  question: null,
  answers: [],
  explanation: null,
}
const fullest = {
  ...fullestEntry,
  title: 'Understanding stones',
  uri: 'module/stones',
  minutes: 20,
  endTitle: 'Well done',
  endText: '<p>Remember <strong>this</strong>.</p>',
  chapters: [
    {
      id: '1',
      title: 'What a stone is',
      slug: 'what',
      intro: '<p>A start.</p>',
      items: [
        { ...nothing, id: '11', title: 'A stone', slug: 'stone', kind: 'text', body: '<p>A lump.</p>' },
        null,
        {
          ...nothing,
          id: '12',
          title: 'A scan',
          slug: 'scan',
          kind: 'video',
          videoUrl: 'https://videos.example/scan',
          transcript: '<p>You lie down.</p>',
        },
      ],
    },
    {
      id: '2',
      title: 'Drinking',
      slug: 'drinking',
      intro: null,
      items: [
        {
          ...nothing,
          id: '21',
          title: 'How much?',
          slug: 'how-much',
          kind: 'question',
          story: 'You have had a stone.',
          question: 'How much should you drink?',
          answers: [
            { id: '211', text: 'Enough', correct: true, feedback: '<p>It thins <em>urine</em>.</p>' },
            { id: '212', text: 'Nothing', correct: null, feedback: null },
            { id: '213', text: 'Enough', correct: false, feedback: null },
            { id: '214', text: null, correct: true, feedback: null },
          ],
          explanation: '<p>Water thins urine.</p>',
        },
      ],
    },
  ],
} satisfies ModulePageQuery['entry']

const context = (path = '/module/stones') => exampleContext('en', { path })
const parse = (part?: string, entry: ModulePageQuery['entry'] = fullest) => parseModule(entry, part, context())

describe('a learning module', () => {
  test('is parsed with its chapters and steps in order, each with its own path', () => {
    const module = parse()?.publication
    expect(module).toMatchObject({ kind: 'module', uri: 'module/stones', path: '/module/stones', minutes: 20 })
    expect(module && pathsOf(module)).toEqual([
      '/module/stones',
      '/module/stones/what',
      '/module/stones/what/stone',
      '/module/stones/what/scan',
      '/module/stones/drinking',
      '/module/stones/drinking/how-much',
      '/module/stones/end',
    ])
    expect(module && stepsBefore(module, { name: 'text', chapter: 1, step: 0 })).toBe(2)
    expect(module && stepsBefore(module, { name: 'end' })).toBe(3)
  })

  test('starts with its own text, and the start page has no title of a part', () => {
    const page = parse()
    expect(page?.content).toMatchObject({ part: { name: 'start' }, article: { title: 'Understanding stones' } })
    expect(page?.content.article.blocks).not.toEqual([])
    expect(page).not.toHaveProperty('title')
  })

  test('has a page for each chapter and each step, without the text of the start page', () => {
    expect(parse('what')).toMatchObject({
      title: 'What a stone is',
      content: {
        path: '/module/stones/what',
        part: { name: 'chapter', chapter: 0 },
        article: { title: 'What a stone is' },
      },
    })
    const step = parse('what/stone')?.content
    expect(step).toMatchObject({ part: { name: 'text', chapter: 0, step: 0 }, article: { title: 'A stone' } })
    expect(step?.article).toMatchObject({ keyPoints: [], sources: [], reviewers: [], related: [], topicsAndTags: [] })
    expect(step?.article.blocks).toMatchObject([{ kind: 'text', body: { html: '<p>A lump.</p>' } }])
  })

  test('has a video with its transcript', () => {
    expect(parse('what/scan')?.content.article.blocks).toMatchObject([
      { kind: 'video', url: 'https://videos.example/scan', transcript: { html: '<p>You lie down.</p>' } },
    ])
  })

  test('has questions without duplicate or empty answers', () => {
    expect(parse('drinking/how-much')).toMatchObject({
      title: 'How much?',
      content: {
        article: { title: 'How much should you drink?', intro: 'You have had a stone.', blocks: [{ kind: 'text' }] },
        part: {
          name: 'question',
          answers: [
            { id: '211', text: 'Enough', correct: true, feedback: 'It thins urine.' },
            { id: '212', text: 'Nothing', correct: false },
          ],
        },
      },
    })
  })

  test('has at most as many answers as there are letters, each with a unique id', () => {
    const many = Array.from({ length: 30 }, (_, place) => ({
      id: null,
      text: `Answer ${place}`,
      correct: place === 0,
    }))
    const items = [
      { ...nothing, id: '3', title: 'Ask', slug: 'ask', kind: 'question', question: 'Which?', answers: many },
    ]
    const chapters = [{ id: '1', title: 'Chapter', slug: 'chapter', intro: null, items }]
    const page = parse('chapter/ask', { ...emptiestEntry, uri: 'module/x', chapters })
    const part = page?.content.part
    const ids = part?.name === 'question' ? part.answers.map(({ id }) => id) : []
    expect(ids).toHaveLength(maxAnswers)
    expect(new Set(ids).size).toBe(maxAnswers)
  })

  test('ends with its end text and related pages', () => {
    const end = parse('end')
    expect(end).toMatchObject({
      title: 'Well done',
      content: { part: { name: 'end' }, article: { title: 'Well done' } },
    })
    expect(end?.content.article.related).toHaveLength(1)
    expect(parse('end', { ...emptiestEntry, uri: 'module/x' })?.content.article.title).toBe(emptiestEntry.title)
  })

  test.each(['nothing', 'what/nothing', 'drinking/stone', 'what/stone/more', 'end/more', 'wha'])(
    'has no page at %s',
    (part) => expect(parse(part)).toBeUndefined(),
  )

  test('leaves out and reports parts without a title, a unique path or content', () => {
    const where = context()
    const item = { ...nothing, id: '3', title: 'Step', slug: 'step', kind: 'text', body: '<p>Text</p>' }
    const chapter = { id: '1', title: 'Chapter', slug: 'chapter', intro: null, items: [] }
    const chapters = [
      {
        ...chapter,
        items: [
          item,
          item,
          { ...item, slug: 'empty', body: null },
          { ...item, slug: 'asks', kind: 'question' },
          {
            ...item,
            slug: 'has-no-right-answer',
            kind: 'question',
            question: 'Which?',
            answers: [{ id: null, text: 'None', correct: false }],
          },
          { ...item, title: null },
        ],
      },
      { ...chapter, slug: 'end' },
      { ...chapter, slug: null },
    ]
    const found = parseModule({ ...emptiestEntry, uri: 'module/x', chapters }, undefined, where)
    expect(found?.publication.chapters).toMatchObject([{ steps: [{ path: '/module/x/chapter/step' }] }])
    expect(where.problems).toHaveLength(7)
  })

  test('is parsed with only a title and a uri', () => {
    expect(parse(undefined, { ...emptiestEntry, uri: 'module/x' })?.publication.chapters).toEqual([])
  })

  test('throws a ContentError without an entry or a uri', () => {
    expect(() => parse(undefined, null)).toThrow(ContentError)
    expect(() => parse(undefined, emptiestEntry)).toThrow('The module has no uri.')
  })
})

test('a module with any fields missing is parsed, and only a missing title, id or uri throws', () => {
  const parts = [undefined, 'end', 'what', 'what/stone', 'what/scan', 'drinking/how-much']
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(15)), fc.constantFrom(...parts), (stream, part) => {
      const entry = withNulls(fullest, () => stream.next().value === 0) as ModulePageQuery['entry']
      if (entry?.id && entry.title && entry.uri) parse(part, entry)
      else expect(() => parse(part, entry)).toThrow(ContentError)
    }),
  )
})
