import { beforeAll, expect, test, vi } from 'vitest'
import { siteHandles } from '#sites/sites.ts'
import { countStatements, readStatements, type Statement } from '../evaluation/measure-statements.ts'

vi.setConfig({ testTimeout: 120_000 })

let statements: readonly Statement[]
beforeAll(async () => {
  statements = await readStatements()
})

// The bounds keep the results from getting worse. The aims are 97 % found and 3 % false alarms (`judged/README.md`).
test.each([
  ['first', 0.97, 0.08],
  ['second', 0.91, 0.19],
] as const)('of the %s half of the judged statements most emergencies are found', (half, minFound, maxFalseAlarms) => {
  const { emergencies, found, others, falseAlarms } = countStatements(
    statements.filter((statement) => statement.half === half),
  )
  expect(emergencies).toBeGreaterThan(1400)
  expect(found / emergencies).toBeGreaterThanOrEqual(minFound)
  expect(falseAlarms / others).toBeLessThanOrEqual(maxFalseAlarms)
})

test('every site has three statements for each of 46 situations, and 30 near misses', () => {
  for (const handle of siteHandles) {
    const ofSite = statements.filter((statement) => statement.handle === handle)
    const emergencies = ofSite.filter((statement) => statement.expect === 'emergency').map(({ about }) => about)
    expect([handle, new Set(emergencies).size, emergencies.length]).toEqual([handle, 46, 138])
    expect([handle, ofSite.length]).toEqual([handle, 168])
  }
})
