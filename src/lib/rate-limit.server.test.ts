import { afterEach, expect, test, vi } from 'vitest'
import { createRateLimit } from './rate-limit.server.ts'

afterEach(() => vi.useRealTimers())

test.each([
  ['2001:db8::1', '2001:db8::ffff:1', true],
  ['2001::3:4:5:6:7', '2001:0:0:3::9', true],
  ['2001::3:4:5:6:7', '2001::1', false],
  ['2001:db8::1', '2001:db8:0:1::1', false],
  ['::1', '::2', true],
  ['8.8.8.8', '8.8.8.8', true],
  ['8.8.8.8', '8.8.4.4', false],
])('%s and %s share a rate limit: %s', (one, other, areOne) => {
  const limit = createRateLimit({ max: 1, windowMs: 1000, now: () => 0 })
  limit(one).add()
  expect(limit(other).isFull()).toBe(areOne)
})

test('requests are limited per window, with the remaining seconds as Retry-After', () => {
  let time = 500
  const limit = createRateLimit({ max: 2, windowMs: 60_000, now: () => time })
  const request = () => {
    const window = limit('192.0.2.1')
    if (window.isFull()) return window.retryAfter()
    window.add()
    return 'taken'
  }
  expect([request(), request(), request()]).toEqual(['taken', 'taken', '60'])
  time += 59_500
  expect(request()).toBe('1')
  time += 500
  expect(request()).toBe('taken')
})

test('a filled window is full for as long as it says, whatever is counted or removed', () => {
  let time = 500
  const limit = createRateLimit({ max: 2, windowMs: 60_000, now: () => time })
  limit('192.0.2.1').add()
  limit('192.0.2.1').fill(5000)
  limit('192.0.2.1').remove()
  expect([limit('192.0.2.1').isFull(), limit('192.0.2.1').retryAfter()]).toEqual([true, '5'])
  time += 5000
  expect(limit('192.0.2.1').isFull()).toBe(false)
})

test('a removed request does not count', () => {
  const limit = createRateLimit({ max: 1, windowMs: 1000 })
  limit('192.0.2.1').add()
  limit('192.0.2.1').remove()
  expect(limit('192.0.2.1').isFull()).toBe(false)
})

test.each([-86_400_000, 86_400_000])('a window ends in time when the clock is set by %i ms meanwhile', (shiftMs) => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const limit = createRateLimit({ max: 1, windowMs: 200 })
  limit('192.0.2.1').add()
  vi.setSystemTime(Date.now() + shiftMs)
  expect(limit('192.0.2.1').isFull()).toBe(true)
  vi.advanceTimersByTime(210)
  expect(limit('192.0.2.1').isFull()).toBe(false)
})
