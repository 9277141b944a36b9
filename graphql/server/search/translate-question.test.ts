import { describe, expect, test } from 'vitest'
import { analyserOf } from './analyse-text.ts'
import { englishWords } from './english-words/english-words.ts'
import { foldWord } from './fold-word.ts'
import { translateQuestion } from './translate-question.ts'

const translate = (question: string, language: string, kept: readonly string[] = []) =>
  translateQuestion(
    question,
    language,
    (word) => analyserOf(language).isStopWord(foldWord(word, language)),
    (word) => kept.includes(word),
  )
const wordsOf = (question: string, language: string) => translate(question, language).words.flat()

describe('a question in English words', () => {
  test.each([
    ['hu-HU', 'meddig tart a vesekő', ['kidney', 'stone', 'how', 'long']],
    ['fi-FI', 'rakkotulehdus raskaana', ['bladder', 'infection', 'pregnant']],
    ['et-EE', 'neerukivi laseriga', ['kidney', 'stone', 'laser']],
    ['el-GR', 'πέτρα στο νεφρό', ['stone', 'kidney']],
    ['ar', 'حصوة في الكلية', ['stone', 'kidney']],
    ['zh-CN', '前列腺穿刺以后小便有血', ['prostate', 'biopsy', 'blood', 'urine']],
    ['pl-PL', 'kiedy mogę biegać po wazektomii', ['when', 'sport', 'vasectomy']],
  ])('has the words of %s', (language, question, words) =>
    expect(wordsOf(question, language)).toEqual(expect.arrayContaining(words)),
  )

  test('has the words of one that is written in Latin letters', () => {
    expect(wordsOf('petra sto nefro', 'el-GR')).toEqual(expect.arrayContaining(['stone', 'kidney']))
    expect(wordsOf('aima sta oura', 'el-GR')).toEqual(expect.arrayContaining(['blood', 'urine']))
    expect(wordsOf('kamak v babreka', 'bg-BG')).toEqual(expect.arrayContaining(['stone', 'kidney']))
  })

  test('keeps words that are English as well, and returns the share that is translated', () => {
    expect(translate('mirabegron rakko', 'fi-FI', ['mirabegron'])).toMatchObject({ share: 1 })
    expect(translate('mirabegron rakko', 'fi-FI').words).not.toContainEqual(['mirabegron'])
    expect(translate('doxycycline πέτρα', 'el-GR', ['doxycycline'])).toMatchObject({ share: 1 })
    expect(translate('мирабегрон камък', 'bg-BG', ['mirabegron'])).toMatchObject({ share: 1 })
    expect(translate('kvanttimekaniikka rakko', 'fi-FI').share).toBeLessThan(0.5)
    expect(translate('kvanttimekaniikka', 'fi-FI')).toEqual({ words: [], share: 0 })
  })

  test('counts neighboring words with the same translation as translated', () =>
    expect(translate('rakko rakon', 'fi-FI').share).toBe(1))
})

test.each(Object.keys(englishWords))('the words of %s name the organs of urology', (language) => {
  const lines = (englishWords[language] ?? '').trim().split('\n')
  expect(lines.length).toBeGreaterThan(150)
  for (const line of lines) expect(line).toMatch(/^[a-z /]+: \S/)
  const english = new Set(lines.map((line) => line.split(': ')[0]))
  for (const word of ['kidney', 'bladder', 'prostate', 'penis', 'testicle', 'urine/pee', 'antibiotics', 'catheter'])
    expect(english).toContain(word)
})
