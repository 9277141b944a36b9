import { expect, test } from 'vitest'
import { textResponse } from './text-response.ts'

test('a text response is one line of plain text with cache-control: no-store', async () => {
  const response = textResponse(429, 'Too many of them.', { 'retry-after': '60' })
  expect(response.status).toBe(429)
  expect(await response.text()).toBe('Too many of them.\n')
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'retry-after': '60',
  })
})

test('a text response can have another cache-control header', () => {
  const { headers } = textResponse(404, 'There is nothing here.', { 'cache-control': 'private, no-store' })
  expect(headers.get('cache-control')).toBe('private, no-store')
})
