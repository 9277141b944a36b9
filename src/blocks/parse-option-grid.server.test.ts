import { expect, test } from 'vitest'
import { exampleContext, exampleOptionGrid } from './fragment-examples.server.ts'
import { parseOptionGrid } from './parse-option-grid.server.ts'

const [outcome] = exampleOptionGrid.outcomes

test('an option grid is parsed with its options, and its outcomes with their sources', () => {
  const context = exampleContext()
  expect(parseOptionGrid(exampleOptionGrid, 'grid', context)).toMatchObject({
    kind: 'option-grid',
    id: 'grid',
    options: [
      { id: '300', title: 'Ureteroscopy', path: '/all-treatments/ureteroscopy', language: 'en-US' },
      { id: '301', title: 'Shock waves' },
    ],
    people: 'Adults with a stone in the ureter.',
    outcomes: [
      {
        id: '601',
        optionId: '300',
        label: 'Stone gone after one treatment',
        outOf: 100,
        affected: 80,
        more: 'better',
        timeframe: '3 months',
        source: { id: '700' },
      },
      { id: '602', optionId: '301', outOf: 100, affected: 60 },
    ],
  })
  expect(context.problems).toEqual([])
})

test('an outcome without a known direction is labeled neither good nor bad', () => {
  const outcomes = [{ ...outcome!, more: 'perhaps' }]
  const grid = parseOptionGrid({ ...exampleOptionGrid, outcomes }, 'grid', exampleContext())
  expect(grid?.outcomes[0]).not.toHaveProperty('more')
})

test.each([
  { affected: 101 },
  { affected: -1 },
  { affected: 1.5 },
  { outOf: 0, affected: 0 },
  { outOf: null },
  { label: ' ' },
  { option: [] },
  { option: [{ id: '999' }] },
])('an invalid outcome (%j) is left out and reported', (wrong) => {
  const context = exampleContext()
  const grid = parseOptionGrid(
    {
      ...exampleOptionGrid,
      outcomes: [...exampleOptionGrid.outcomes.slice(0, 1), { ...outcome, id: '609', ...wrong }],
    },
    'grid',
    context,
  )
  expect(grid?.outcomes).toHaveLength(1)
  expect(context.problems).toMatchObject([{ block: 'grid', outcome: '609' }])
})

test('an option grid without valid outcomes is left out, and reported unless the field is null', () => {
  const context = exampleContext()
  expect(parseOptionGrid({ id: null, options: null, outcomes: null }, 'grid', context)).toBeUndefined()
  expect(parseOptionGrid({ options: exampleOptionGrid.options, outcomes: [] }, 'grid', context)).toBeUndefined()
  expect(context.problems).toHaveLength(2)
  expect(parseOptionGrid(null, 'grid', context)).toBeUndefined()
})
