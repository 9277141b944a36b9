import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collapseChapters } from './collapse-chapters.ts'

const items = (count: number) => Array.from({ length: count }, (_, index) => index)

test('a list of 20 chapters is not collapsed', () => {
  expect(collapseChapters(items(20), 12)).toEqual({ before: [], near: items(20), after: [] })
})

test('one or two chapters are not collapsed', () => {
  expect(collapseChapters(items(22), 0).after).toEqual([])
  expect(collapseChapters(items(60), 8).before).toEqual([])
})

test('the current chapter is always visible, and no chapter is lost', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(199), (count, place) => {
      const current = place % count
      const { before, near, after } = collapseChapters(items(count), current)
      expect([...before, ...near, ...after]).toEqual(items(count))
      expect(near).toContain(current)
      expect(near.length).toBeLessThanOrEqual(22)
    }),
  )
})
