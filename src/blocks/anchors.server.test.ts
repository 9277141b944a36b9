import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAnchors } from './anchors.server.ts'

test('an anchor that an editor chose stays as it is; words become one', () => {
  const anchors = createAnchors('tr-TR')
  expect(anchors.claim('Help')).toBe('Help')
  expect(anchors.derive('  İDRAR yolu: ne yapmalı? ')).toBe('idrar-yolu-ne-yapmalı')
})

test('every anchor is given once', () => {
  const anchors = createAnchors('en-US', ['term-1'])
  expect([anchors.claim('help'), anchors.derive('Help'), anchors.derive('help!'), anchors.claim('term-1')]).toEqual([
    'help',
    'help-2',
    'help-3',
    'term-1-2',
  ])
})

test('the anchors that blocks bring along are an editor’s to give, but not made from words', () => {
  const anchors = createAnchors('en-US')
  expect(anchors.derive('Questions')).toBe('questions-2')
  expect(anchors.claim('questions')).toBe('questions')
})

test('whatever the words, an anchor is short, without spaces, and only there once', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 200 })), (list) => {
      const anchors = createAnchors('en-US')
      const given = list.flatMap((words) => [anchors.claim(words), anchors.derive(words)])
      expect(new Set(given).size).toBe(given.length)
      for (const anchor of given) {
        expect(anchor).toMatch(/^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]*$/u)
        expect([...anchor].length).toBeLessThanOrEqual(90)
      }
    }),
  )
})
