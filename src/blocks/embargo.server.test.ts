import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUnderEmbargo } from './embargo.server.ts'
import { exampleContext, exampleTeaser } from './fragment-examples.server.ts'
import { parseTeasers } from './parse-teaser.server.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-05-20T04:00:00Z') }))
afterEach(() => vi.useRealTimers())

test('an embargo ends at its minute, whatever the time zone in which it is written', () => {
  expect(isUnderEmbargo({ embargoUntil: '2026-05-20T06:00:01+02:00' })).toBe(true)
  expect(isUnderEmbargo({ embargoUntil: '2026-05-20T06:00:00+02:00' })).toBe(false)
  expect(isUnderEmbargo({ embargoUntil: '2026-05-19' })).toBe(false)
})

test('what has none is public; what has one that cannot be read is not', () => {
  expect(isUnderEmbargo({})).toBe(false)
  expect(isUnderEmbargo({ embargoUntil: null })).toBe(false)
  expect(isUnderEmbargo({ embargoUntil: 'after lunch' })).toBe(true)
})

test('no page links to what is under embargo', () => {
  const context = exampleContext()
  const held = { ...exampleTeaser, embargoUntil: '2026-05-21T06:00:00+02:00' }
  expect(parseTeasers([held, exampleTeaser], context)).toHaveLength(1)
  expect(context.problems).toEqual([])
})
