import { describe, expect, test } from 'vitest'
import type { FoundAnswer } from '#content/found-answer.ts'
import { chooseAnswer } from './choose-answer.server.ts'

const found = (uri: string, values: Partial<FoundAnswer>): FoundAnswer => ({
  id: uri,
  uri,
  path: `/${uri}`,
  title: uri,
  site: 'en',
  language: 'en-US',
  score: 0.3,
  asked: 0,
  votes: 0,
  named: 0,
  coverage: 0,
  sections: [],
  ...values,
})
const choose = (question: string, pages: readonly FoundAnswer[]) => chooseAnswer(question, pages, 'en-US')
const certain = { asked: 0.9, votes: 1.5, named: 1, coverage: 0.9 }

describe('the sections of an answer', () => {
  const anchorsOf = (...scores: readonly number[]) => {
    const sections = scores.map((score, place) => ({ anchor: `s${place}`, score }))
    const choice = choose('how is it treated', [found('a', { ...certain, sections })])
    return 'anchors' in choice ? choice.anchors : []
  }

  test('are only the best one if it leads clearly', () => expect(anchorsOf(1, 0.4, 0.3)).toEqual(['s0']))
  test('are two if the second is close', () => expect(anchorsOf(1, 0.55, 0.45)).toEqual(['s0', 's1']))
  test('are at most three', () => expect(anchorsOf(1, 0.9, 0.8, 0.8)).toEqual(['s0', 's1', 's2']))
})

test('two pages that match equally well are offered as a choice', () => {
  const first = found('a', { votes: 0.4, named: 0.5, coverage: 0.5, sections: [{ anchor: 'what', score: 0.4 }] })
  const second = found('b', { votes: 1.1, named: 0, coverage: 0.4, sections: [{ anchor: 'what', score: 0.4 }] })
  expect(choose('stents and leaks', [first, second])).toEqual({
    kind: 'choice',
    excerpts: [
      { page: first, anchor: 'what' },
      { page: second, anchor: 'what' },
    ],
    further: [first, second],
  })
})

describe('the section of a second page', () => {
  const sections = [
    { anchor: 'living', score: 0.9 },
    { anchor: 'what', score: 0.2 },
  ]
  const excerptsOf = (score: number) => {
    const choice = choose('my stent leaks', [
      found('a', { ...certain, score: 1 }),
      found('b', { votes: 0.3, score, sections }),
    ])
    return 'excerpts' in choice ? choice.excerpts.map(({ page, anchor }) => `${page.uri} ${anchor}`) : undefined
  }

  test('is shown if that page matches nearly as well', () => expect(excerptsOf(0.9)).toEqual(['b living']))
  test('is not shown if the first page leads clearly', () => expect(excerptsOf(0.5)).toEqual([]))
})

test('a page is less certain if the listed questions speak for the next one too', () => {
  const page = found('a', { votes: 1.2, named: 0.5, coverage: 0.5, sections: [{ anchor: 'what', score: 0.4 }] })
  expect(choose('my stent leaks', [page]).kind).toBe('answer')
  expect(choose('my stent leaks', [page, found('b', { votes: 1.2 })]).kind).toBe('closest')
})

describe('a question that mentions another part of the body', () => {
  const question = 'I had a stomach ulcer, what helps against the pain'

  test('is refused if no page is certain to be about it', () =>
    expect(choose(question, [found('a', { coverage: 0.4 })]).kind).toBe('elsewhere'))
  test('is answered by a page that is certain to be about it', () =>
    expect(choose(question, [found('a', certain)]).kind).toBe('answer'))
})

describe('a question without a word of urology', () => {
  const weak = { asked: 0.2, votes: 0.6, named: 0.5, coverage: 1, sections: [{ anchor: 'what', score: 1 }] }
  test('has no answer where a page only shares some words with it', () => {
    expect(choose('how do I get this out again', [found('a', weak)]).kind).toBe('nothing')
    expect(choose('how do I get the catheter out again', [found('a', weak)]).kind).not.toBe('nothing')
  })
  test('is answered by a page that it names, or for which editors list a similar question', () => {
    expect(choose('how do I get this out again', [found('a', { ...weak, named: 0.9 })]).kind).toBe('answer')
    expect(choose('how do I get this out again', [found('a', { ...weak, asked: 0.4 })]).kind).toBe('answer')
  })
})

test.each(['is it cancer, yes or no', 'tell me if I have a tumor'])('%s asks for a diagnosis', (question) =>
  expect(choose(question, [found('a', certain)])).toMatchObject({ kind: 'diagnosis' }),
)
