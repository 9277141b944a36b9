import { expect, test } from 'vitest'
import { textResponse } from './text-response.ts'

test('a refusal is one line of plain text that is not stored', async () => {
  const response = textResponse(429, 'Too many of them.', { 'retry-after': '60' })
  expect(response.status).toBe(429)
  expect(await response.text()).toBe('Too many of them.\n')
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'retry-after': '60',
  })
})

test('one that is for one person says so', () => {
  const { headers } = textResponse(404, 'There is nothing here.', { 'cache-control': 'private, no-store' })
  expect(headers.get('cache-control')).toBe('private, no-store')
})
