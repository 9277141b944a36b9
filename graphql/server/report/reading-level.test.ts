import { expect, test } from 'vitest'
import { countText, plainTextOf, readingLevel } from './reading-level.ts'

test('letters, words, long words and sentences are counted', () => {
  expect(countText('A stone is a hard lump. Drinking helps!\nTwo-thirds pass.')).toEqual({
    letters: 43,
    words: 10,
    longWords: 2,
    sentences: 3,
  })
})

// This sentence has ten words, four of which have more than six letters. A text of ten such sentences has 100 words, 10
// words per sentence and 40 percent long words.
const sentence = 'The urethra and bladder are between kidneys and the skin. '
const long =
  'Extraordinarily comprehensive explanations unfortunately characterise numerous institutional publications everywhere nowadays. '

test('LIX is the length of the sentences plus the percentage of long words', () => {
  expect(readingLevel('en-US', sentence.repeat(10))).toEqual({ formula: 'LIX', level: 50, isHard: false })
  expect(readingLevel('de-DE', long.repeat(10))).toEqual({ formula: 'LIX', level: 110, isHard: true })
})

test('Gulpease measures Italian, and is lower for a harder text', () => {
  // The text has 100 words, 10 sentences and 470 letters, so the result is 89 + (3000 - 4700) / 100.
  expect(readingLevel('it-IT', sentence.repeat(10))).toEqual({ formula: 'Gulpease', level: 72, isHard: false })
  expect(readingLevel('it-IT', long.repeat(10))).toMatchObject({ isHard: true })
})

test('a language without a formula and a short text are not measured', () => {
  expect(readingLevel('zh-CN', sentence.repeat(10))).toBeUndefined()
  expect(readingLevel('en-US', sentence)).toBeUndefined()
})

test('the syntax of Markdown is not part of the text', () => {
  expect(
    plainTextOf(
      '## What it is {#what}\n:::care{urgency="ask"}\n- sign:fever\n- **Pain** in [the side](entry:x#y).[^eau] 5&nbsp;mm\n:::\n| a | b |',
    ),
  ).toBe(' What it is \n- Pain in the side. 5\u00a0mm')
})
