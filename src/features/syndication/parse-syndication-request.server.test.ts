import { expect, test } from 'vitest'
import { parseSyndicationRequest } from './parse-syndication-request.server.ts'

const parse = (rest: string, query = '') => parseSyndicationRequest(rest, new URLSearchParams(query))

test.each([
  ['openapi.json', { kind: 'description' }],
  ['changes.xml', { kind: 'changes' }],
  ['pages', { kind: 'list', limit: 50, offset: 0 }],
  ['pages/condition/x', { kind: 'page', path: '/condition/x' }],
  ['fragments/condition/x', { kind: 'fragment', path: '/condition/x' }],
  ['fragments', { kind: 'unknown' }],
  ['', { kind: 'unknown' }],
])('the resource %s', (rest, request) => {
  expect(parse(rest)).toEqual(request)
})

test('the filters and the page of a list request are parsed', () => {
  expect(parse('pages', 'changedSince=2026-11-23&limit=10&offset=20')).toEqual({
    kind: 'list',
    changedSince: '2026-11-23',
    limit: 10,
    offset: 20,
  })
})

test.each([
  ['limit=201', 'limit must be a whole number up to 200.'],
  ['limit=-1', 'limit must be a whole number up to 200.'],
  ['offset=100001', 'offset must be a whole number up to 100000.'],
  ['changedSince=2026-13-01', 'changedSince must be a day, such as 2026-11-23.'],
])('%s is refused', (query, problem) => {
  expect(parse('pages', query)).toEqual({ kind: 'invalid', problems: [problem] })
})
