import { expect, test } from 'vitest'
import { uriWithPart } from './resolved-url.ts'
import { splitUri } from './split-uri.ts'

test.each([
  ['guidelines/urolithiasis/panel', 'guidelines/urolithiasis', 'panel'],
  ['guidelines/urolithiasis/summary-of-changes', 'guidelines/urolithiasis', 'summary-of-changes'],
  ['guidelines/urolithiasis/summary-of-changes/2026', 'guidelines/urolithiasis', 'summary-of-changes/2026'],
  ['guidelines/urolithiasis/publications-appendices', 'guidelines/urolithiasis', 'publications-appendices'],
  ['guidelines/urolithiasis/summaries', 'guidelines/urolithiasis', 'summaries'],
  ['guidelines/urolithiasis/related-content', 'guidelines/urolithiasis', 'related-content'],
  ['guidelines/حصى/translations', 'guidelines/حصى', 'translations'],
  ['condition/حصى-الكلى/compare', 'condition/حصى-الكلى', 'compare'],
  ['module/understanding-kidney-stones/end', 'module/understanding-kidney-stones', 'end'],
  ['module/understanding-kidney-stones/what/first', 'module/understanding-kidney-stones', 'what/first'],
])('the uri %s is split into the entry %s and its part %s', (address, uri, part) => {
  expect(splitUri(address)).toEqual({ uri, part })
  expect(uriWithPart(uri, part)).toBe(address)
})

test.each([
  '__home__',
  'guidelines',
  'guidelines/urolithiasis',
  'guidelines/urolithiasis/chapter/introduction',
  'guidelines/urolithiasis/anything',
  'guidelines/urolithiasis/panel/more',
  'guidelines/urolithiasis/summary-of-changes/2026/more',
  'guidelines/archive',
  'guidelines/archive/panel',
  'module/understanding-kidney-stones',
  'module/a/b/c/d',
  'condition/kidney-stones/panel',
  'condition/kidney-stones/compare/more',
  'condition/compare',
])('the uri %s has no part', (address) => {
  expect(splitUri(address)).toEqual({ uri: address })
  expect(uriWithPart(address, undefined)).toBe(address)
})
