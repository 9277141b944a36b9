import { expect, test } from 'vitest'
import { PageError, readPageError } from './page-error.ts'

test('a PageError carries its status and its reference, and has no stack', () => {
  const error = new PageError({ kind: 'content', status: 503, contentStatus: 502, reference: 'abc' })
  expect(readPageError(error)).toEqual({ kind: 'content', status: 503, contentStatus: 502, reference: 'abc' })
  expect([error.message, error.stack]).toEqual(['The page failed with status 503.', ''])
})

test('any other error carries no public fields', () => {
  expect(readPageError(new Error('page-error internal 500 - abc'))).toBeUndefined()
  expect(readPageError({ fields: { status: 200 } })).toBeUndefined()
})
