import { beforeAll, describe, expect, test, vi } from 'vitest'
import {
  evaluate,
  type LoadedContent,
  loadSearchedContent,
  summarise,
  summariseBy,
  type Outcome,
} from '../evaluation/evaluate-search.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let content: LoadedContent
beforeAll(async () => {
  content = await loadSearchedContent()
})

// The search was tuned with the development half of the judged queries. The held-out half measures its quality
// (tests/evaluation/judged).
describe.each(['development', 'held-out'] as const)('search results for the judged queries, %s set', (half) => {
  let outcomes: Outcome[]
  beforeAll(() => {
    outcomes = evaluate(content, half)
  })

  const worst = () =>
    outcomes.filter(({ firstFive }) => !firstFive).map(({ site, query, found }) => `${site} "${query}": ${found[0]}`)
  test('have a relevant page first for 85 % of the queries, and among the first five for 97 %', () => {
    const { queries, success1, success5 } = summarise(outcomes)
    expect(queries).toBeGreaterThan(250)
    expect(success1).toBeGreaterThanOrEqual(0.85)
    expect([success5 >= 0.97, worst()]).toEqual([true, expect.anything()])
  })

  test('have a relevant page first for 75 % and among the first five for 90 % of the queries in every language', () => {
    const sites = Object.entries(summariseBy(outcomes, 'site'))
    expect(sites).toHaveLength(22)
    for (const [site, { success1, success5 }] of sites) {
      expect([site, success1 >= 0.75, success5 >= 0.9]).toEqual([site, true, true])
    }
  })

  test('have a relevant page first for 75 % of every kind of query', () => {
    for (const [kind, { success1 }] of Object.entries(summariseBy(outcomes, 'kind'))) {
      expect([kind, success1 >= 0.75]).toEqual([kind, true])
    }
  })
})
