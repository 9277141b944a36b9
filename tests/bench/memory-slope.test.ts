import { expect, test } from 'vitest'
import { memorySlope } from './memory-slope.ts'

const samples = (bytesAt: (seconds: number) => number) =>
  Array.from({ length: 600 }, (_, seconds) => ({ seconds, bytes: bytesAt(seconds) }))

test('the slope of memory is its growth in a minute', () => {
  expect(memorySlope(samples((seconds) => 500 + 2 * seconds))).toBeCloseTo(120)
  expect(memorySlope(samples(() => 500))).toBe(0)
})

test('memory that rises and falls with every garbage collection has next to no slope', () => {
  expect(Math.abs(memorySlope(samples((seconds) => 5000 + 100 * (seconds % 10))))).toBeLessThan(5)
})
