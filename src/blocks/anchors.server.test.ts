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

test.each(['questions', 'treatments', 'guidelines', 'press-contact'])(
  'the anchor %s of a block or section can be set by an editor, but is not derived from a heading',
  (anchor) => {
    const anchors = createAnchors('en-US')
    expect(anchors.derive(anchor.toUpperCase())).toBe(`${anchor}-2`)
    expect(anchors.claim(anchor)).toBe(anchor)
  },
)

test('the ids of the frame are neither derived nor set', () => {
  const anchors = createAnchors('en-US')
  expect([anchors.derive('Main'), anchors.claim('footer-help')]).toEqual(['main-2', 'footer-help-2'])
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
