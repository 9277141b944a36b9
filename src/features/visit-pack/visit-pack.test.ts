import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleEnglish, exampleGerman, examplePack } from './examples.ts'
import { packText, translatedQuestion } from './pack-text.ts'
import {
  emptyPack,
  hasPage,
  packForm,
  packLimits,
  parsePack,
  withoutPage,
  withoutQuestion,
  withPage,
  withQuestion,
} from './visit-pack.ts'
import { fullArticle } from '#blocks/examples.ts'

const page = { site: 'de', path: '/condition/nykturie', title: 'Nykturie' }

test('a pack is the same after it is serialized and parsed, and an empty one is not stored', () => {
  expect(packForm.parse(packForm.format(examplePack) ?? null)).toEqual(examplePack)
  expect(packForm.format(emptyPack)).toBeUndefined()
  expect(packForm.parse(null)).toEqual(emptyPack)
})

test('a stored text of any form is read as a pack within its limits', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const { pages, questions, notes } = parsePack(text)
      expect(pages.length).toBeLessThanOrEqual(packLimits.pages)
      expect(questions.every((question) => typeof question === 'string')).toBe(true)
      expect(typeof notes).toBe('string')
    }),
  )
})

test('malformed parts of a stored pack are left out, and the others are kept', () => {
  const stored = {
    pages: [page, { site: 'de', path: 'https://elsewhere.example', title: 'x' }, { site: 'de', path: '/x' }, null],
    questions: ['Why?', 7, 'x'.repeat(301)],
    notes: ['not a text'],
  }
  expect(parsePack(JSON.stringify(stored))).toEqual({ pages: [page], questions: ['Why?'], notes: '' })
})

test('a page is added once, on each site for itself, until the pack is full', () => {
  const pack = withPage(withPage(emptyPack, page), { ...page, title: 'Other title' })
  expect(pack.pages).toEqual([page])
  expect(withPage(pack, { ...page, site: 'en' }).pages).toHaveLength(2)
  const full = Array.from({ length: 30 }, (_, place) => ({ ...page, path: `/${place}` })).reduce(withPage, emptyPack)
  expect(full.pages).toHaveLength(packLimits.pages)
  expect(hasPage(withoutPage(full, { site: 'de', path: '/3' }), { site: 'de', path: '/3' })).toBe(false)
})

test('a question is added once and without spaces around it, and can be removed', () => {
  const pack = withQuestion(withQuestion(withQuestion(emptyPack, ' Why? '), 'Why?'), '   ')
  expect(pack.questions).toEqual(['Why?'])
  expect(withoutQuestion(pack, 'Why?').questions).toEqual([])
})

test('a suggested question is found in the second language by its place on the page', () => {
  const texts = [{ added: exampleEnglish, first: exampleEnglish, second: exampleGerman }]
  expect(translatedQuestion(texts, 'What does my bladder diary show?')).toBe('Was zeigt mein Blasentagebuch?')
  expect(translatedQuestion(texts, 'May I travel next month?')).toBeUndefined()
  const fewer = { ...exampleGerman, questions: exampleGerman.questions.slice(1) }
  expect(
    translatedQuestion(
      [{ added: exampleEnglish, first: exampleEnglish, second: fewer }],
      'What does my bladder diary show?',
    ),
  ).toBeUndefined()
  expect(
    translatedQuestion([{ added: exampleEnglish, first: exampleEnglish }], 'What does my bladder diary show?'),
  ).toBeUndefined()
})

test('a question that was chosen on another site is found in the second language', () => {
  const texts = [{ added: exampleEnglish, first: exampleGerman, second: exampleEnglish }]
  expect(translatedQuestion(texts, 'Was zeigt mein Blasentagebuch?')).toBe('What does my bladder diary show?')
  const other = [{ added: exampleEnglish, first: exampleGerman, second: exampleGerman }]
  expect(translatedQuestion(other, 'What does my bladder diary show?')).toBe('Was zeigt mein Blasentagebuch?')
})

test('the text of a page has its main points and the questions of its cards', () => {
  const text = packText(fullArticle, { href: 'https://en.example/x', translations: {} })
  expect(text.keyPoints).toEqual(fullArticle.keyPoints)
  expect(text.questions.length).toBeGreaterThan(0)
  expect(text.title).toBe(fullArticle.title)
})
