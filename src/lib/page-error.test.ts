import { expect, test } from 'vitest'
import { PageError, readPageError } from './page-error.ts'

test('a failure keeps what a visitor may know of it, and names no file', () => {
  const error = new PageError({ kind: 'content', status: 503, contentStatus: 502, reference: 'abc' })
  expect(readPageError(error)).toEqual({ kind: 'content', status: 503, contentStatus: 502, reference: 'abc' })
  expect([error.message, error.stack]).toEqual(['The page failed with status 503.', ''])
})

test('any other error says nothing to visitors, whatever its words', () => {
  expect(readPageError(new Error('page-error internal 500 - abc'))).toBeUndefined()
  expect(readPageError({ fields: { status: 200 } })).toBeUndefined()
})
