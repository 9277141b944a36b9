import { expect, test } from 'vitest'
import { shortenExcerpt } from './excerpt.ts'

const shorten = (text: string, word: string) => {
  const start = text.indexOf(word)
  const { text: excerpt, marks } = shortenExcerpt({ text, marks: [start, start + word.length] })
  return { excerpt, marked: excerpt.slice(marks[0], marks[1]) }
}

test('a long text is cut at spaces to an excerpt that begins shortly before its first mark', () => {
  const { excerpt, marked } = shorten(`${'before '.repeat(50)}stone ${'after '.repeat(50)}`.trim(), 'stone')
  expect(marked).toBe('stone')
  expect(excerpt).toMatch(/^… (?:before ){8}stone (?:after )+…$/)
  expect(excerpt.length).toBeGreaterThan(230)
})

test('a text whose only spaces are far away is cut without them', () => {
  const { excerpt, marked } = shorten(`${'前'.repeat(100)}石${'后'.repeat(100)} PSA ${'后'.repeat(200)}`, '石')
  expect(marked).toBe('石')
  expect(excerpt).toBe(`… ${'前'.repeat(60)}石${'后'.repeat(100)} PSA ${'后'.repeat(74)} …`)
  const distant = shorten(`${'前'.repeat(20)} ${'前'.repeat(80)}石${'后'.repeat(400)} PSA`, '石')
  expect(distant.marked).toBe('石')
  expect(distant.excerpt).toBe(`… ${'前'.repeat(60)}石${'后'.repeat(179)} …`)
})

test('a short text stays as it is', () =>
  expect(shortenExcerpt({ text: 'A stone', marks: [2, 7] })).toEqual({ text: 'A stone', marks: [2, 7] }))
