import { expect, test } from 'vitest'
import { PageError } from '#lib/page-error.ts'
import { browserFailure } from './browser-failure.ts'

test('an error has one reference, and the query that failed', () => {
  const error = new TypeError('Failed to fetch')
  const failure = browserFailure(error, ['page', 'en', 'about'])
  expect(failure).toEqual({ reference: expect.stringMatching(/^[0-9a-f]{12}$/), queryKey: ['page', 'en', 'about'] })
  expect(browserFailure(error)).toBe(failure)
})

test('an error that the server has reported, and a value that is not an error, are not failures of the browser', () => {
  expect(browserFailure(new PageError({ kind: 'content', status: 503, reference: 'abc' }))).toBeUndefined()
  expect(browserFailure({ isNotFound: true })).toBeUndefined()
  expect(browserFailure(new PageError({ kind: 'internal', status: 503 }))?.reference).toBeDefined()
})
