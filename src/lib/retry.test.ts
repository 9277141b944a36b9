import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageError } from './page-error.ts'
import { fetchJson, responseError, retryDelay, shouldRetry } from './retry.ts'

const failed = (status: number, retryAfter?: number) => new PageError({ kind: 'internal', status, retryAfter })

test.each([408, 409, 425, 429, 500, 502, 503, 504])('a request that failed with %i is retried twice', (status) => {
  expect([0, 1, 2].map((failures) => shouldRetry(failures, failed(status)))).toEqual([true, true, false])
})

test.each([400, 401, 403, 404, 410, 413, 422, 501])('a request that failed with %i is not retried', (status) => {
  expect(shouldRetry(0, failed(status))).toBe(false)
})

test('a network error is retried, and another error is not', () => {
  expect(shouldRetry(0, new TypeError('Failed to fetch'))).toBe(true)
  expect(shouldRetry(0, new RangeError('x'))).toBe(false)
})

test('a short Retry-After is waited for, with jitter, and with a long one the request is not retried', () => {
  expect(shouldRetry(0, failed(503, 5))).toBe(true)
  const delays = Array.from({ length: 20 }, () => retryDelay(0, failed(503, 5)))
  for (const delay of delays) {
    expect(delay).toBeGreaterThanOrEqual(5150)
    expect(delay).toBeLessThanOrEqual(5300)
  }
  expect(new Set(delays).size).toBeGreaterThan(1)
  expect(shouldRetry(0, failed(503, 30))).toBe(false)
})

test('without Retry-After the delay doubles and is random', () => {
  for (const [failures, longest] of [
    [0, 300],
    [1, 600],
  ] as const) {
    const delay = retryDelay(failures, failed(502))
    expect(delay).toBeGreaterThanOrEqual(longest / 2)
    expect(delay).toBeLessThanOrEqual(longest)
  }
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Fetches from a stub that responds, or rejects, with each of these in turn. */
async function fetchFrom(...answers: readonly (Response | Error)[]) {
  const send = vi.fn<typeof fetch>()
  for (const answer of answers) {
    if (answer instanceof Error) send.mockRejectedValueOnce(answer)
    else send.mockResolvedValueOnce(answer)
  }
  vi.stubGlobal('fetch', send)
  const settled = fetchJson<unknown>('/builds/meta/b1.json').catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return { result: await settled, sent: send.mock.calls.length }
}

test('a file is fetched again after a network error and after a 503', async () => {
  const lost = new TypeError('Failed to fetch')
  const busy = new Response('', { status: 503, headers: { 'retry-after': '1' } })
  expect(await fetchFrom(lost, busy, Response.json({ id: 'b1' }))).toEqual({ result: { id: 'b1' }, sent: 3 })
})

test('a file is fetched three times in all, and once if a retry is useless', async () => {
  const answers = (status: number) => [0, 1, 2, 3].map(() => new Response('', { status }))
  expect(await fetchFrom(...answers(502))).toEqual({ result: failed(502), sent: 3 })
  expect(await fetchFrom(...answers(404))).toEqual({ result: failed(404), sent: 1 })
  expect(await fetchFrom(new Response('no json'))).toEqual({ result: expect.any(SyntaxError), sent: 1 })
})

test('the error of a response has the delay of its Retry-After, also if that is a date', () => {
  vi.setSystemTime(Date.UTC(2026, 10, 23, 12, 0, 0))
  const delayOf = (value: string) =>
    responseError(new Response(null, { status: 503, headers: { 'retry-after': value } })).fields.retryAfter
  expect(delayOf('4')).toBe(4)
  expect(delayOf('Mon, 23 Nov 2026 12:00:04 GMT')).toBe(4)
  expect(delayOf('soon')).toBeUndefined()
})
