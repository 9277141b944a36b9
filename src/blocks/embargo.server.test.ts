import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUnderEmbargo } from './embargo.server.ts'
import { exampleContext, exampleTeaser } from './fragment-examples.server.ts'
import { parseTeasers } from './parse-teaser.server.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-05-20T04:00:00Z') }))
afterEach(() => vi.useRealTimers())

test('an embargo ends at its exact time, in any time zone', () => {
  expect(isUnderEmbargo({ embargoUntil: '2026-05-20T06:00:01+02:00' })).toBe(true)
  expect(isUnderEmbargo({ embargoUntil: '2026-05-20T06:00:00+02:00' })).toBe(false)
  expect(isUnderEmbargo({ embargoUntil: '2026-05-19' })).toBe(false)
})

test('an entry without an embargo is public, and an entry with an invalid embargo is not', () => {
  expect(isUnderEmbargo({})).toBe(false)
  expect(isUnderEmbargo({ embargoUntil: null })).toBe(false)
  expect(isUnderEmbargo({ embargoUntil: 'after lunch' })).toBe(true)
})

test('an entry under embargo is left out of teasers', () => {
  const context = exampleContext()
  const embargoedTeaser = { ...exampleTeaser, embargoUntil: '2026-05-21T06:00:00+02:00' }
  expect(parseTeasers([embargoedTeaser, exampleTeaser], context)).toHaveLength(1)
  expect(context.problems).toEqual([])
})
