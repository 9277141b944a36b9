import { describe, expect, test } from 'vitest'
import { measureEmergencies } from '../search/measure-emergencies.ts'
import { detectEmergency } from '../../src/features/chat/detect-emergency.server.ts'
import { measureQuestions, measureSuggestions } from '../search/measure-questions.ts'

// What the chatbot has to reach on both halves of the judged sets. `evaluate-chatbot.ts` prints the same.

describe.each(['development', 'held-out'] as const)('%s', (half) => {
  test('every judged emergency puts the card first, and no look-alike does', async () => {
    const { emergencies, others, wrong } = await measureEmergencies(half)
    expect(emergencies).toBeGreaterThan(100)
    expect(others).toBeGreaterThan(40)
    expect(wrong).toEqual([])
  })

  test('every question that the pages do not answer is refused, and every sentence stands in its passage', async () => {
    const { questions, unanswerable, refused, answerable, answered, sentences, held } = await measureQuestions(half)
    const answeredWrongly = questions.filter(({ item, quotations }) => !item.answerable && quotations.length > 0)
    expect(answeredWrongly.map(({ item }) => item.question)).toEqual([])
    expect(refused).toBe(unanswerable)
    expect(held).toBe(sentences)
    // Whoever refuses everything answers nothing wrongly.
    expect(answered).toBeGreaterThanOrEqual(answerable / 2)
  }, 60_000)
})

test('a chatbot answers what it suggests to ask, and takes none of it for an emergency', async () => {
  const suggestions = await measureSuggestions()
  expect(suggestions.length).toBeGreaterThanOrEqual(16)
  expect(suggestions.filter(({ quotations }) => quotations.length === 0).map(({ question }) => question)).toEqual([])
  expect(suggestions.filter(({ question, locale }) => detectEmergency(question, locale))).toEqual([])
}, 60_000)
