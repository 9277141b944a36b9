import { afterEach, beforeEach, expect, test } from 'vitest'
import { UnavailableError } from '#auth/unavailable-error.ts'
import { CombinedError } from '#content/content-error.ts'
import { PageError } from '#lib/page-error.ts'
import { logger } from '#telemetry/logger.server.ts'
import { toPageError } from './to-page-error.server.ts'

let level = logger.level
beforeEach(() => {
  level = logger.level
  logger.level = 'silent'
})
afterEach(() => {
  logger.level = level
})

const reference = expect.stringMatching(/^[0-9a-f]{12}$/)
const query = { operation: 'ConditionPage' }

test.each([
  ['cannot be reached', new CombinedError({ network: 'fetch failed' }, { ...query, isUnreachable: true })],
  ['answers 502', new CombinedError({ network: 'no' }, { ...query, status: 502 })],
  ['answers 503', new CombinedError({ graphql: ['busy'] }, { ...query, status: 503 })],
  ['answers 504', new CombinedError({ network: 'no' }, { ...query, status: 504 })],
  ['answers 429', new CombinedError({ network: 'no' }, { ...query, status: 429 })],
])('a content system that %s causes a 503 with a Retry-After', (_, error) => {
  expect(toPageError(error).fields).toEqual({
    kind: 'content',
    status: 503,
    retryAfter: 1,
    contentStatus: error.status,
    reference,
  })
})

test.each([
  ['GraphQL errors', new CombinedError({ graphql: ['No.'] }, { ...query, status: 200 })],
  ['a 400', new CombinedError({ graphql: ['No.'] }, { ...query, status: 400 })],
  ['a 401', new CombinedError({ network: 'no' }, { ...query, status: 401 })],
  ['a 403', new CombinedError({ network: 'no' }, { ...query, status: 403 })],
  ['a 404', new CombinedError({ network: 'no' }, { ...query, status: 404 })],
  ['a 500', new CombinedError({ network: 'no' }, { ...query, status: 500 })],
  ['a body that is not JSON', new CombinedError({ network: 'no' }, query)],
])('a content system that responds with %s causes a 500 with its status', (_, error) => {
  expect(toPageError(error).fields).toEqual({ kind: 'content', status: 500, contentStatus: error.status, reference })
})

test('a request whose visitor has left is not reported', () => {
  expect(toPageError(new DOMException('This operation was aborted', 'AbortError')).fields).toEqual({
    kind: 'internal',
    status: 500,
  })
})

test('a database that cannot be used is a 503, and any other error is a 500', () => {
  expect(toPageError(new UnavailableError('down')).fields).toMatchObject({ kind: 'accounts', status: 503, reference })
  expect(toPageError(new TypeError('x is undefined')).fields).toEqual({ kind: 'internal', status: 500, reference })
  const known = new PageError({ kind: 'input', status: 400 })
  expect(toPageError(known)).toBe(known)
})

test('an error has the same reference each time', () => {
  const error = new Error('no')
  expect(toPageError(error).fields.reference).toBe(toPageError(error).fields.reference)
})
