import { describe, expect, test } from 'vitest'
import { passagesOf } from '../../graphql/server/search/passages.ts'
import { measureEmergencies } from '../evaluation/measure-emergencies.ts'
import { detectEmergency } from '../../src/features/chat/detect-emergency.server.ts'
import {
  answerSuggestions,
  answerTo,
  countAnswers,
  loadModel,
  measure,
  readSpent,
  wordsOnScreen,
} from '../evaluation/measure-answers.ts'

// These tests set bounds for the results of the chatbot on the judged sets. `npm run evaluate` prints the results in detail.

describe.each(['development', 'held-out'] as const)('judged questions to the chatbot, %s set', (half) => {
  test('every judged emergency is detected, and no lookalike is', async () => {
    const { emergencies, others, wrong } = await measureEmergencies(half)
    expect(emergencies).toBeGreaterThan(100)
    expect(others).toBeGreaterThan(40)
    expect(wrong).toEqual([])
  })
})

test('the judged words are shown for most of the earlier questions, and outside questions are refused', async () => {
  const model = await loadModel()
  const { questions, shown, wrong, outside, refused } = countAnswers(
    (await readSpent(model)).map((asked) => measure(model, asked)),
  )
  expect(questions).toBeGreaterThan(40)
  expect(shown / questions).toBeGreaterThanOrEqual(0.6)
  expect(wrong / questions).toBeLessThanOrEqual(0.2)
  expect(outside).toBeGreaterThan(40)
  expect(refused / outside).toBeGreaterThanOrEqual(0.95)
}, 60_000)

test('every emergency of the later set is detected, and fewer than 5 % of the lookalikes are', async () => {
  const { emergencies, first, others, quiet } = await measureEmergencies('later')
  expect([emergencies, first]).toEqual([528, 528])
  expect(quiet / others).toBeGreaterThan(0.95)
}, 60_000)

test('every suggested question has an answer and is not detected as an emergency', async () => {
  const suggestions = answerSuggestions(await loadModel())
  expect(suggestions.length).toBeGreaterThanOrEqual(16)
  expect(suggestions.filter(({ choice }) => choice.kind !== 'answer').map(({ question }) => question)).toEqual([])
  expect(suggestions.filter(({ question, locale }) => detectEmergency(question, locale))).toEqual([])
}, 60_000)

test('every answer that speaks of pulling back a foreskin warns against force', async () => {
  const model = await loadModel()
  const questions = [
    'When can the foreskin be pulled back?',
    'at what age can a boy pull back his foreskin',
    'can my boy learn to pull back his foreskin in the bath',
    'foreskin pulled back gently after cream',
    'how do I wash under the foreskin of my son',
    'does the foreskin loosen with gentle stretching and steroid cream',
    'is a foreskin that does not slide back normal in small boys',
    'should I pull back the foreskin of my baby',
  ]
  for (const question of questions) {
    const choice = answerTo(model, 'en', question)
    const words = 'page' in choice ? wordsOnScreen(model, choice.page, choice.anchors) : ''
    expect(words, question).toContain('foreskin')
    if (/(?:pull|slide)[a-z]* (?:it |the foreskin )?back/.test(words))
      expect(words, question).toMatch(/(?:never|nobody should) pull it back by force/i)
  }
}, 60_000)

test('the privacy page of each site has a section on the chatbot', async () => {
  const model = await loadModel()
  for (const site of model.sites) {
    const page = model.find('pages/privacy', site)
    expect(page?.site, site.handle).toBe(site)
    const about = page ? passagesOf(page).filter(({ anchor }) => anchor === 'chat') : []
    // The sentences state where answers come from, what readers should not write, what is stored, and which service may
    // receive the question. The test only counts them.
    expect(about.flatMap(({ sentences }) => sentences).length, site.handle).toBeGreaterThanOrEqual(7)
  }
})
