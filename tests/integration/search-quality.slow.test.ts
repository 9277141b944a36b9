import { beforeAll, describe, expect, test, vi } from 'vitest'
import { evaluate, summarise, summariseBy, type Outcome } from '../evaluation/evaluate-search.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

// The half of the judged queries that the search was built with, and the one that says how good it is
// (tests/evaluation/judged).
describe.each(['development', 'held-out'] as const)('of the judged queries, %s', (half) => {
  let outcomes: Outcome[]
  beforeAll(async () => {
    outcomes = await evaluate(half)
  })

  const worst = () =>
    outcomes.filter(({ firstFive }) => !firstFive).map(({ site, query, found }) => `${site} "${query}": ${found[0]}`)
  test('a right page is first for 17 in 20, and among the first five for 97 in 100', () => {
    const { queries, success1, success5 } = summarise(outcomes)
    expect(queries).toBeGreaterThan(250)
    expect(success1).toBeGreaterThanOrEqual(0.85)
    expect([success5 >= 0.97, worst()]).toEqual([true, expect.anything()])
  })

  test('and in no language is it much worse', () => {
    const sites = Object.entries(summariseBy(outcomes, 'site'))
    expect(sites).toHaveLength(22)
    for (const [site, { success1, success5 }] of sites) {
      expect([site, success1 >= 0.75, success5 >= 0.9]).toEqual([site, true, true])
    }
  })

  test('nor for any kind of query', () => {
    for (const [kind, { success1 }] of Object.entries(summariseBy(outcomes, 'kind'))) {
      expect([kind, success1 >= 0.75]).toEqual([kind, true])
    }
  })
})
