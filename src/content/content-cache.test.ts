import { describe, expect, test } from 'vitest'
import { createContentCache } from './content-cache.server.ts'
import { trackStaleContent } from './track-stale-content.server.ts'

function setUp({ maxAge = 60, staleIfError = 3600 } = {}) {
  let time = 1_000
  const staleServed: string[] = []
  const cache = createContentCache({
    maxAge,
    staleIfError,
    maxEntries: 10,
    maxBytes: 1_000_000,
    now: () => time,
    onStaleServed: (key) => staleServed.push(key),
  })
  let calls = 0
  let answer: () => Promise<string> = () => Promise.resolve(`answer ${calls}`)
  return {
    get: (key = 'k', options?: { once: boolean }) => cache.get(key, () => (calls++, answer()), options),
    pass: (seconds: number) => (time += seconds * 1000),
    fail: () => (answer = () => Promise.reject(new Error('down'))),
    hang: () => (answer = () => new Promise(() => {})),
    recover: () => (answer = () => Promise.resolve(`answer ${calls}`)),
    calls: () => calls,
    staleServed,
    cache,
  }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the content cache', () => {
  test('fetches once and then returns the cached result', async () => {
    const { get, calls } = setUp()
    expect(await get()).toBe('answer 1')
    expect(await get()).toBe('answer 1')
    expect(calls()).toBe(1)
  })

  test('sends one request for identical calls in flight', async () => {
    const { get, calls } = setUp()
    expect(await Promise.all(Array.from({ length: 50 }, () => get()))).toEqual(
      Array.from({ length: 50 }, () => 'answer 1'),
    )
    expect(calls()).toBe(1)
  })

  test('returns a stale result at once and revalidates it in the background', async () => {
    const { get, pass, calls } = setUp()
    await get()
    pass(61)
    expect(await get()).toBe('answer 1')
    await settled()
    expect(calls()).toBe(2)
    expect(await get()).toBe('answer 2')
  })

  test('does not cache a failure, and the next call fetches again', async () => {
    const { get, fail, recover, calls } = setUp()
    fail()
    await expect(get()).rejects.toThrow('down')
    await expect(get()).rejects.toThrow('down')
    recover()
    expect(await get()).toBe('answer 3')
    expect(calls()).toBe(3)
  })

  test('returns a stale result while the content server is down, until staleIfError has passed', async () => {
    const { get, pass, fail, staleServed } = setUp()
    await get()
    fail()
    pass(1800)
    expect(await get()).toBe('answer 1')
    await settled()
    expect(staleServed).toEqual(['k'])
    expect(await get()).toBe('answer 1')
    pass(1861)
    await expect(get()).rejects.toThrow('down')
  })

  test('waits before it fetches again after a failed revalidation', async () => {
    const { get, pass, fail, calls } = setUp()
    await get()
    fail()
    pass(61)
    await get()
    await settled()
    await get()
    await get()
    await settled()
    expect(calls()).toBe(2)
    pass(3)
    await get()
    await settled()
    expect(calls()).toBe(3)
  })

  test('returns the new result after the content server is up again', async () => {
    const { get, pass, fail, recover } = setUp()
    await get()
    fail()
    pass(61)
    await get()
    await settled()
    recover()
    pass(3)
    await get()
    await settled()
    expect(await get()).toBe('answer 3')
  })

  test('waits for the refresh of a result whose last refresh failed, so that the first call after the return is fresh', async () => {
    const { get, pass, fail, recover } = setUp()
    await get()
    fail()
    pass(61)
    await get()
    await settled()
    recover()
    pass(3)
    expect(await get()).toBe('answer 3')
  })

  test('returns a stale result after a moment when its refresh hangs again', async () => {
    const { get, pass, fail, hang } = setUp()
    await get()
    fail()
    pass(61)
    await get()
    await settled()
    hang()
    pass(3)
    const start = performance.now()
    expect(await get()).toBe('answer 1')
    expect(performance.now() - start).toBeLessThan(2000)
  })

  test('records for the running request that a result is stale because its refresh failed', async () => {
    const { get, pass, fail, recover } = setUp()
    const track = async () => (await trackStaleContent(() => get())).usesStaleContent
    expect(await track()).toBe(false)
    fail()
    pass(61)
    await get()
    await settled()
    expect(await track()).toBe(true)
    pass(3)
    expect(await track()).toBe(true)
    recover()
    pass(3)
    expect(await track()).toBe(false)
  })

  test('returns a fresh result even if staleIfError is shorter than maxAge', async () => {
    const { get, pass, calls } = setUp({ staleIfError: 0 })
    await get()
    pass(59)
    expect(await get()).toBe('answer 1')
    pass(2)
    expect(await get()).toBe('answer 2')
    expect(calls()).toBe(2)
  })

  test('fetches every time with maxAge 0 and staleIfError 0', async () => {
    const { get, pass } = setUp({ maxAge: 0, staleIfError: 0 })
    expect(await get()).toBe('answer 1')
    pass(1)
    expect(await get()).toBe('answer 2')
  })

  test('with maxAge 0 returns the stale result and revalidates it', async () => {
    const { get, pass, calls } = setUp({ maxAge: 0 })
    await get()
    pass(1)
    expect(await get()).toBe('answer 1')
    await settled()
    expect(calls()).toBe(2)
  })

  test('refreshes an entry that is fetched once after an hour only, unless it is dropped', async () => {
    const { get, cache, pass, calls } = setUp()
    const once = () => get('site', { once: true })
    expect(await once()).toBe('answer 1')
    pass(3_599)
    expect(await once()).toBe('answer 1')
    await settled()
    expect(calls()).toBe(1)
    cache.drop((key) => key === 'site')
    expect(await once()).toBe('answer 2')
    pass(3_601)
    await once()
    await settled()
    expect(await once()).toBe('answer 3')
  })

  test('does not cache a result that was requested before a purge, even that of a once query', async () => {
    const { cache, pass } = setUp()
    const answers: ((answer: string) => void)[] = []
    const load = () => new Promise<string>((resolve) => answers.push(resolve))
    const first = cache.get('site', load, { once: true })
    await settled()
    cache.drop(() => true)
    answers[0]?.('before the change')
    expect(await first).toBe('before the change')
    pass(1)
    const second = cache.get('site', load, { once: true })
    await settled()
    answers[1]?.('after the change')
    expect(await second).toBe('after the change')
  })

  test('does not share a request from before a purge with a call after it', async () => {
    const { cache } = setUp()
    const answers: ((answer: string) => void)[] = []
    const load = () => new Promise<string>((resolve) => answers.push(resolve))
    const before = cache.get('site', load)
    await settled()
    cache.drop(() => false)
    const after = cache.get('site', load)
    await settled()
    answers[1]?.('after the change')
    expect(await after).toBe('after the change')
    answers[0]?.('before the change')
    expect(await before).toBe('before the change')
    expect(await cache.get('site', load)).toBe('after the change')
  })

  test.each(['succeeds', 'fails'])('drops a result whose revalidation then %s', async (end) => {
    const { cache, pass } = setUp()
    await cache.get('site', async () => 'before the change')
    pass(61)
    let respond: (answer: Promise<string>) => void = () => {}
    const load = () => new Promise<string>((resolve) => (respond = resolve))
    expect(await cache.get('site', load)).toBe('before the change')
    await settled()
    expect(cache.drop(() => true)).toBe(1)
    respond(end === 'fails' ? Promise.reject(new Error('down')) : Promise.resolve('before the change'))
    await settled()
    expect(await cache.get('site', async () => 'after the change')).toBe('after the change')
  })

  test('fetches dropped entries again', async () => {
    const { get, cache } = setUp()
    await get('a')
    await get('b')
    expect(cache.drop((key) => key === 'a')).toBe(1)
    expect(await get('a')).toBe('answer 3')
    expect(await get('b')).toBe('answer 2')
  })
})
