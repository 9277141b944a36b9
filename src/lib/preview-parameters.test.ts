import { expect, test } from 'vitest'
import { previewParameters, previewQuery } from './preview-parameters.ts'

test.each([
  ['?x-craft-live-preview=abc&token=t', 'x-craft-live-preview=abc&token=t'],
  ['?x-craft-preview=abc&token=t', 'x-craft-preview=abc&token=t'],
  ['?token=t&page=2&x-craft-live-preview', 'token=t&x-craft-live-preview='],
  ['?x%2Dcraft-live%2dpreview=1&token=a%26b', 'x-craft-live-preview=1&token=a%26b'],
  ['?x-craft-preview=1', 'x-craft-preview=1'],
])('the preview parameters of the query %j are %j', (search, expected) => {
  expect(previewQuery(search)).toBe(expected)
})

test.each([
  '',
  '?',
  '?token=t',
  '?q=x-craft-preview&token=t',
  '?X-Craft-Preview=1',
  '?my-x-craft-preview=1',
  '?%=&%zz=1',
])('the query %j has no preview parameters', (search) => {
  expect(previewQuery(search)).toBe('')
})

test('only preview parameters are taken from the search parameters of a page', () => {
  const query = { 'x-craft-preview': '1', token: 'a', page: '2' }
  expect(previewParameters(Object.entries(query))).toEqual({ 'x-craft-preview': '1', token: 'a' })
})
