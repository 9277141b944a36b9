import { expect, test } from 'vitest'
import { diagnosisWordScore, exampleWordScore, sumWordScores, wordBeginnings } from './example-words.server.ts'

test('words are compared by their beginnings, without diacritics, and Chinese by pairs of characters', () => {
  expect([...wordBeginnings('Fièvre et frissons', 'fr-FR')]).toEqual(['fievr', 'friss'])
  expect([...wordBeginnings('尿不出来', 'zh-CN')]).toEqual(['尿不', '不出', '出来'])
})

test('the sum of the scores of words is limited', () => {
  const scores = new Map([
    ['one', 4],
    ['two', 5],
    ['three', -20],
  ])
  expect(sumWordScores(new Set(['one', 'other']), scores)).toBe(4)
  expect(sumWordScores(new Set(['one', 'two']), scores)).toBe(6)
  expect(sumWordScores(new Set(['three']), scores)).toBe(-6)
})

test('words of emergencies score above those of everyday questions', () => {
  expect(exampleWordScore('shivering, passed out and vomiting blood', 'en-US')).toBeGreaterThan(
    exampleWordScore('is it normal to have an appointment about my bladder', 'en-US'),
  )
})

test('words of requests for a diagnosis score above those of questions that have an answer', () => {
  expect(diagnosisWordScore('itchy red spots, is this herpes or something else', 'en-US')).toBeGreaterThan(
    diagnosisWordScore('how long does the catheter stay in after surgery', 'en-US'),
  )
  expect(diagnosisWordScore('rote Flecken auf der Eichel, ist das Krebs', 'de-DE')).toBeGreaterThan(
    diagnosisWordScore('wie lange bleibt der Katheter nach der Operation', 'de-DE'),
  )
})
