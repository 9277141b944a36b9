import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  deleteProgress,
  hasStarted,
  isSameProgress,
  mergeProgress,
  emptyProgress,
  parseProgress,
  recordAnswer,
  recordCompletion,
  recordVisit,
  serializeProgress,
  type Progress,
} from './progress.ts'

const stepNames = ['what/one', 'what/two', 'drinking/three', 'drinking/four', 'what/constructor']
// There are only a few distinct times, so that many of them collide.
const time = fc.nat(12)
const given = fc.record({
  at: time,
  chosen: fc.subarray(['11', '12', '13']),
  right: fc.boolean(),
})
const mapOf = <Value>(value: fc.Arbitrary<Value>) => fc.dictionary(fc.constantFrom(...stepNames), value, { maxKeys: 5 })

/** Generates progress as it is after parsing, in which no part is older than the last deletion. */
const progress: fc.Arbitrary<Progress> = fc
  .record(
    {
      since: time,
      seen: mapOf(time),
      answers: mapOf(given),
      completed: fc.record({ at: time, day: fc.constantFrom('2026-11-20', '2026-11-21') }),
    },
    { requiredKeys: ['since', 'seen', 'answers'] },
  )
  .map((parts) => mergeProgress(emptyProgress, parts))

/** Generates a change that a reader may make to the progress, at an arbitrary time. */
const deed = fc.oneof(
  fc.record({ step: fc.constantFrom(...stepNames), now: time }).map(
    ({ step, now }) =>
      (one: Progress) =>
        recordVisit(one, step, now),
  ),
  fc.record({ step: fc.constantFrom(...stepNames), given, now: time }).map(
    ({ step, given, now }) =>
      (one: Progress) =>
        recordAnswer(one, step, given, now),
  ),
  time.map((now) => (one: Progress) => recordCompletion(one, '2026-11-21', now)),
)

describe('merging progress', () => {
  test('is commutative', () => {
    fc.assert(
      fc.property(progress, progress, (a, b) => {
        expect(mergeProgress(a, b)).toEqual(mergeProgress(b, a))
      }),
    )
  })

  test('is associative', () => {
    fc.assert(
      fc.property(progress, progress, progress, (a, b, c) => {
        expect(mergeProgress(mergeProgress(a, b), c)).toEqual(mergeProgress(a, mergeProgress(b, c)))
      }),
    )
  })

  test('is idempotent', () => {
    fc.assert(
      fc.property(progress, progress, (a, b) => {
        const merged = mergeProgress(a, b)
        expect(mergeProgress(merged, a)).toEqual(merged)
        expect(mergeProgress(merged, merged)).toEqual(merged)
        expect(mergeProgress(a, emptyProgress)).toEqual(a)
      }),
    )
  })

  test('leads to the same progress in all tabs and devices, whatever they change and exchange', () => {
    const change = fc.record({ place: fc.nat(3), from: fc.nat(3), deed })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const places = [emptyProgress, emptyProgress, emptyProgress, emptyProgress]
        const visited = new Set<string>()
        for (const { place, from, deed } of changes) {
          places[place] = deed(mergeProgress(places[place]!, places[from]!))
          for (const step of Object.keys(places[place].seen)) visited.add(step)
        }
        const forwards = places.reduce(mergeProgress)
        const backwards = places.toReversed().reduce(mergeProgress)
        expect(forwards).toEqual(backwards)
        expect(Object.keys(forwards.seen)).toEqual([...visited].sort())
      }),
    )
  })
})

describe('recording progress', () => {
  test('overrides earlier progress, even if the clock is behind', () => {
    fc.assert(
      fc.property(progress, time, (before, now) => {
        const after = recordAnswer(before, 'what/one', { chosen: ['99'], right: false }, now)
        expect(mergeProgress(before, after).answers['what/one']).toMatchObject({ chosen: ['99'] })
      }),
    )
  })

  test('replaces an answer by a later one, and the same answer again changes nothing', () => {
    const first = recordAnswer(emptyProgress, 'what/one', { chosen: ['1'], right: false }, 1000)
    const second = recordAnswer(first, 'what/one', { chosen: ['2'], right: true }, 500)
    expect(mergeProgress(second, first).answers['what/one']).toEqual({ at: 1001, chosen: ['2'], right: true })
    expect(recordAnswer(second, 'what/one', { chosen: ['2'], right: true }, 9000)).toBe(second)
  })

  test('after a deletion starts from nothing, and merging an old copy does not restore it', () => {
    fc.assert(
      fc.property(progress, time, (before, now) => {
        const deleted = deleteProgress(before, now)
        expect(hasStarted(mergeProgress(deleted, before))).toBe(false)
        const after = mergeProgress(recordVisit(deleted, 'what/one', 0), before)
        expect(Object.keys(after.seen)).toEqual(['what/one'])
        expect(after.answers).toEqual({})
        expect(after.completed).toBeUndefined()
      }),
    )
  })
})

describe('saved progress', () => {
  test('is the same after it is written and parsed', () => {
    fc.assert(
      fc.property(progress, (one) => {
        expect(parseProgress(serializeProgress(one))).toEqual(one)
      }),
    )
  })

  test.each(['', 'null', '[]', '{', '{"version":2,"since":0}', '"1"'])(
    'is undefined when it is invalid: %j',
    (written) => {
      expect(parseProgress(written)).toBeUndefined()
    },
  )

  test('loses its invalid parts and keeps the others', () => {
    const written = JSON.stringify({
      version: 1,
      since: 'yesterday',
      seen: { 'what/one': 5, 'what/two': -1, 'what/three': 1.5, 'what/four': 9e15, constructor: 5, 'a/b/c': 5 },
      answers: {
        'what/one': { at: 5, chosen: ['1'], right: true, note: 'x' },
        'what/two': { at: 5, chosen: [1], right: true },
        'what/three': { at: 5, chosen: ['1'] },
        'what/four': { at: 5, chosen: Array.from({ length: 27 }, String), right: true },
        'what/five': null,
      },
      completed: { at: 5, day: '2026-13-01' },
    })
    expect(parseProgress(written)).toEqual({
      since: 0,
      seen: { 'what/one': 5 },
      answers: { 'what/one': { at: 5, chosen: ['1'], right: true } },
    })
  })

  test('is parsed from any JSON without an error', () => {
    const parts = fc.record({
      version: fc.constant(1),
      since: fc.jsonValue(),
      seen: fc.jsonValue(),
      answers: fc.jsonValue(),
    })
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), parts), (value) => {
        const read = parseProgress(JSON.stringify(value))
        if (read) expect(parseProgress(serializeProgress(read))).toEqual(read)
      }),
    )
  })

  test('is the same as other progress with equal content, in any order', () => {
    const one = { ...emptyProgress, seen: { 'a/b': 1, 'a/c': 2 } }
    expect(isSameProgress(one, { ...emptyProgress, seen: { 'a/c': 2, 'a/b': 1 } })).toBe(true)
    expect(isSameProgress(one, { ...emptyProgress, seen: { 'a/c': 2, 'a/b': 2 } })).toBe(false)
  })
})
