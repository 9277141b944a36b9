import { beforeAll, expect, test, vi } from 'vitest'
import { siteHandles, sites } from '#sites/sites.ts'
import { detectDanger, detectEmergency } from '../../src/features/chat/detect-emergency.server.ts'
import { readCombined, readParts } from '../evaluation/read-combined.ts'
import { readHarmlessQuestions } from '../evaluation/read-harmless-questions.ts'
import { countStatements, readStatements, type Statement } from '../evaluation/measure-statements.ts'

vi.setConfig({ testTimeout: 120_000 })

let statements: readonly Statement[]
beforeAll(async () => {
  statements = await readStatements()
})

// The bounds keep the results from getting worse. The aims are 97 % found and 3 % false alarms (`judged/README.md`).
test.each([
  ['statements', 'first', 0.985, 0.02],
  ['statements', 'second', 0.975, 0.04],
  ['statements-2', 'first', 0.985, 0.025],
  ['statements-2', 'second', 0.95, 0.065],
] as const)('of %s, %s half, most emergencies are found', (set, half, minFound, maxFalseAlarms) => {
  const { emergencies, found, others, falseAlarms } = countStatements(
    statements.filter((statement) => statement.set === set && statement.half === half),
  )
  expect(emergencies).toBeGreaterThan(set === 'statements' ? 1400 : 450)
  expect(found / emergencies).toBeGreaterThanOrEqual(minFound)
  expect(falseAlarms / others).toBeLessThanOrEqual(maxFalseAlarms)
})

test.each([
  ['statements', 3, 30],
  ['statements-2', 1, 40],
] as const)(
  'in %s, every site has %i for each of 46 situations, and %i near misses',
  (set, perSituation, nearMisses) => {
    for (const handle of siteHandles) {
      const ofSite = statements.filter((statement) => statement.set === set && statement.handle === handle)
      const emergencies = ofSite.filter((statement) => statement.expect === 'emergency').map(({ about }) => about)
      expect([handle, new Set(emergencies).size, emergencies.length]).toEqual([handle, 46, 46 * perSituation])
      expect([handle, ofSite.length]).toEqual([handle, 46 * perSituation + nearMisses])
    }
  },
)

test('every site has seven emergencies, with what people add to them', async () => {
  const parts = await readParts()
  for (const handle of siteHandles) {
    const { emergencies, questions, denials, beliefs } = parts[handle]
    expect([handle, Object.keys(emergencies).length, questions.length]).toEqual([handle, 7, 5])
    expect([handle, Object.keys(denials).length, beliefs.length >= 3]).toEqual([handle, 3, true])
  }
})

test('no question and no denial takes an emergency away, and the suspicion of an emergency is one', async () => {
  const combined = await readCombined()
  expect(combined.length).toBeGreaterThan(2500)
  const missed = combined.filter(({ handle, phrase }) => detectEmergency(phrase, sites[handle].locale) !== 'body')
  expect(missed).toEqual([])
})

// Every fourth question is enough to reveal a frequent word that is mistaken for a sign. The bounds are somewhat above the
// measured shares.
test.each(siteHandles)('of the questions that editors of %s have listed, few bring a card', async (handle) => {
  const questions = (await readHarmlessQuestions(handle)).filter((_question, place) => place % 4 === 0)
  const tiers = questions.map((question) => detectDanger(question, sites[handle].locale)?.tier)
  expect(questions.length).toBeGreaterThan(500)
  expect(tiers.filter((tier) => tier === 'urgent').length / questions.length).toBeLessThanOrEqual(0.065)
  expect(tiers.filter((tier) => tier === 'emergency').length / questions.length).toBeLessThanOrEqual(0.05)
})
