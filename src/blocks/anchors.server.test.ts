import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAnchors } from './anchors.server.ts'

test('an anchor set by an editor stays unchanged, and a heading is turned into an anchor', () => {
  const anchors = createAnchors('tr-TR')
  expect(anchors.claim('Help')).toBe('Help')
  expect(anchors.derive('  İDRAR yolu: ne yapmalı? ')).toBe('idrar-yolu-ne-yapmalı')
})

test('every anchor is unique', () => {
  const anchors = createAnchors('en-US', ['term-1'])
  expect([anchors.claim('help'), anchors.derive('Help'), anchors.derive('help!'), anchors.claim('term-1')]).toEqual([
    'help',
    'help-2',
    'help-3',
    'term-1-2',
  ])
})

test('anchors reserved by blocks can be set by an editor, but are not derived from headings', () => {
  const anchors = createAnchors('en-US')
  expect(anchors.derive('Questions')).toBe('questions-2')
  expect(anchors.claim('questions')).toBe('questions')
})

test('any text gives an anchor that is short, unique and without spaces', () => {
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
