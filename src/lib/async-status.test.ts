import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { asyncStatusOf, type AsyncStatus, delayPending } from './async-status.ts'

/** Records the statuses of a query that is observed while it is fetched. */
function watch(queryKey: QueryKey, queryFn: () => Promise<string>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const observer = new QueryObserver(client, { queryKey, queryFn, enabled: false })
  const seen: AsyncStatus[] = [asyncStatusOf(observer.getCurrentResult())]
  observer.subscribe((result) => {
    const status = asyncStatusOf(result)
    if (status !== seen.at(-1)) seen.push(status)
  })
  return { seen, observer }
}

test('a query changes from idle to pending to success', async () => {
  const { seen, observer } = watch(['a'], () => Promise.resolve('answer'))
  await observer.refetch()
  expect(seen).toEqual(['idle', 'pending', 'success'])
})

test('a failed query changes to error, and to success after a refetch', async () => {
  let fails = true
  const { seen, observer } = watch(['b'], () => (fails ? Promise.reject(new Error('no')) : Promise.resolve('answer')))
  await observer.refetch()
  fails = false
  await observer.refetch()
  expect(seen[0]).toBe('idle')
  expect(seen.slice(0, 3)).toEqual(['idle', 'pending', 'error'])
  expect(seen.at(-1)).toBe('success')
})

test('the status of a query stays success during a refetch', async () => {
  const { seen, observer } = watch(['c'], () => Promise.resolve('answer'))
  await observer.refetch()
  await observer.refetch()
  expect(seen).toEqual(['idle', 'pending', 'success'])
})

describe('the display of a status', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('shows nothing of a pending state before 200 ms', () => {
    const shown: AsyncStatus[] = []
    const show = delayPending((status) => void shown.push(status))
    show('pending')
    vi.advanceTimersByTime(199)
    expect(shown).toEqual([])
    vi.advanceTimersByTime(1)
    show('error')
    expect(shown).toEqual(['pending', 'error'])
  })

  test('shows only the result of a fast operation', () => {
    const shown: AsyncStatus[] = []
    const show = delayPending((status) => void shown.push(status))
    show('pending')
    vi.advanceTimersByTime(150)
    show('success')
    vi.advanceTimersByTime(1000)
    expect(shown).toEqual(['success'])
  })
})
