import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { asyncStatusOf, type AsyncStatus } from './async-status.ts'

/** The states that somebody sees who looks at a query while it is asked for. */
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

test('nobody has asked: idle; then pending, then success', async () => {
  const { seen, observer } = watch(['a'], () => Promise.resolve('answer'))
  await observer.refetch()
  expect(seen).toEqual(['idle', 'pending', 'success'])
})

test('a failure: idle, pending, error; asked once more: success', async () => {
  let fails = true
  const { seen, observer } = watch(['b'], () => (fails ? Promise.reject(new Error('no')) : Promise.resolve('answer')))
  await observer.refetch()
  fails = false
  await observer.refetch()
  expect(seen[0]).toBe('idle')
  expect(seen.slice(0, 3)).toEqual(['idle', 'pending', 'error'])
  expect(seen.at(-1)).toBe('success')
})

test('an answer that is asked for again stays a success meanwhile', async () => {
  const { seen, observer } = watch(['c'], () => Promise.resolve('answer'))
  await observer.refetch()
  await observer.refetch()
  expect(seen).toEqual(['idle', 'pending', 'success'])
})
