import { expect, test } from 'vitest'
import { missedBudgets } from './budgets.ts'

test('a missed budget of the benchmarks is named with its value and its limit', () => {
  expect([
    ...missedBudgets('cachedPage', 0.94, 'cached page | bare node:http'),
    ...missedBudgets('idleMemory', 201),
  ]).toEqual([
    'cached page | bare node:http, responses per second: 0.94 of the baseline, and the budget is at least 0.95.',
    'idle memory: 201 MB, and the budget is at most 200.',
  ])
})

test('a value at the limit, and one that could not be measured, miss no budget', () => {
  expect([
    ...missedBudgets('cachedPage', 0.95),
    ...missedBudgets('idleMemory', 200),
    ...missedBudgets('blocked', 0),
    ...missedBudgets('largestPaint', Number.NaN),
  ]).toEqual([])
})
