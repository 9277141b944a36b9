import { expect, test } from 'vitest'
import { retry } from './retry.ts'

test('an action that fails is run again, and its failures are reported', async () => {
  const failures: unknown[] = []
  let attempts = 0
  const action = async () => {
    if (++attempts < 3) throw new Error(`attempt ${attempts}`)
    return 'measured'
  }
  expect(await retry(3, action, (error) => failures.push(String(error)))).toBe('measured')
  expect(failures).toEqual(['Error: attempt 1', 'Error: attempt 2'])
})

test('an action that always fails has no result', async () => {
  let failures = 0
  const result = await retry(
    3,
    () => Promise.reject(new Error('no trace')),
    () => failures++,
  )
  expect([result, failures]).toEqual([undefined, 3])
})
