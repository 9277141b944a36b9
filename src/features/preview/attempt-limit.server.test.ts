import { describe, expect, test } from 'vitest'
import { createAttemptLimit } from './attempt-limit.server.ts'

/** Creates a limit of three wrong tokens per minute, and a clock that the test sets. */
function start() {
  const time = { now: 1_000 }
  const limit = createAttemptLimit({ max: 3, windowMs: 60_000, now: () => time.now })
  /** Makes one attempt. Returns `made`, or the milliseconds to wait if the attempt is not allowed. */
  const attempt = (verdict: 'accepted' | 'refused' | undefined, address = '192.0.2.1', token = 'wrong') => {
    const started = limit.begin(address, token)
    if (typeof started === 'number') return started
    started.end(verdict)
    return 'made'
  }
  return { time, limit, attempt }
}

describe('wrong preview tokens', () => {
  test('are limited per minute, and then even the right token has to wait', () => {
    const { time, attempt } = start()
    expect([attempt('refused'), attempt('refused'), attempt('refused')]).toEqual(['made', 'made', 'made'])
    time.now += 20_000
    expect(attempt('refused')).toBe(40_000)
    expect(attempt('accepted', '192.0.2.1', 'right')).toBe(40_000)
    time.now += 40_000
    expect(attempt('accepted', '192.0.2.1', 'right')).toBe('made')
  })

  test('of one address do not count for another', () => {
    const { attempt } = start()
    for (let time = 0; time < 3; time++) attempt('refused')
    expect(attempt('refused', '192.0.2.2')).toBe('made')
    expect(attempt('refused', '')).toBe('made')
  })

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
    ['2001:db8::1', '2001:db8::2', '2001:db9::1'],
    ['::1', '::2', '1::'],
  ])('of one IPv6 /64 network count together (%s, %s)', (one, same, other) => {
    const { attempt } = start()
    for (let time = 0; time < 3; time++) attempt('refused', one)
    expect(attempt('refused', same)).toBe(60_000)
    expect(attempt('refused', other)).toBe('made')
  })

  test('that are tried at the same time count before they are checked', () => {
    const { limit } = start()
    const attempts = [1, 2, 3, 4].map((number) => limit.begin('192.0.2.1', `wrong-${number}`))
    expect(attempts.map((one) => typeof one)).toEqual(['object', 'object', 'object', 'number'])
  })
})

describe('right preview tokens', () => {
  test('are not limited, however many attempts are made at once', () => {
    const { limit, attempt } = start()
    for (let time = 0; time < 9; time++) expect(attempt('accepted', '192.0.2.1', 'right')).toBe('made')
    for (let time = 0; time < 9; time++) expect(typeof limit.begin('192.0.2.1', 'right')).toBe('object')
  })

  test('count again when they are no longer valid', () => {
    const { attempt } = start()
    attempt('accepted', '192.0.2.1', 'old')
    for (let time = 0; time < 3; time++) expect(attempt('refused', '192.0.2.1', 'old')).toBe('made')
    expect(attempt('refused', '192.0.2.1', 'old')).toBe(60_000)
  })
})

test('an attempt that ends without a check of the token does not count', () => {
  const { attempt } = start()
  for (let time = 0; time < 9; time++) expect(attempt(undefined)).toBe('made')
})
