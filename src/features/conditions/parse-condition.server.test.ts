import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ConditionPageQuery, SituationPageQuery } from '#content-contract/operations.ts'
import {
  emptiestEntry,
  exampleContext,
  exampleTeaser,
  fullestEntry,
  withNulls,
} from '#blocks/fragment-examples.server.ts'
import { ContentError } from '#content/content-error.ts'
import { parseCondition, parseSituation } from './parse-condition.server.ts'

const teaser = (uri: string) => ({ ...exampleTeaser, id: uri, title: uri, uri })
const fullest = {
  ...fullestEntry,
  bodyAreas: ['ureters', 'kidneys', null, 'kidneys'],
  situations: [teaser('condition/kidney-stones/colic'), null],
  treatments: [exampleTeaser],
  guidelines: [teaser('guidelines/urolithiasis')],
  modules: [teaser('module/understanding-kidney-stones')],
} satisfies ConditionPageQuery['entry']
const fullestSituation = {
  ...fullestEntry,
  condition: [teaser('condition/kidney-stones')],
  treatments: [exampleTeaser],
} satisfies SituationPageQuery['entry']

describe('a condition', () => {
  test('is parsed with its article, its body areas in the order of the drawing, and its links', () => {
    const context = exampleContext()
    expect(parseCondition(fullest, context)).toMatchObject({
      kind: 'condition',
      article: { title: 'Kidney stones' },
      bodyAreas: ['kidneys', 'ureters'],
      situations: [{ path: '/condition/kidney-stones/colic' }],
      treatments: [{ path: '/all-treatments/ureteroscopy' }],
      guidelines: [{ path: '/guidelines/urolithiasis' }],
      modules: [{ path: '/module/understanding-kidney-stones' }],
    })
    expect(context.problems).toEqual([])
  })

  test('is parsed with only a title', () => {
    expect(parseCondition(emptiestEntry, exampleContext())).toMatchObject({
      bodyAreas: [],
      situations: [],
      treatments: [],
      guidelines: [],
      modules: [],
    })
  })

  test('with an unknown body area is parsed without it, and the area is reported', () => {
    const context = exampleContext()
    expect(parseCondition({ ...emptiestEntry, bodyAreas: ['elbow', 'bladder'] }, context).bodyAreas).toEqual([
      'bladder',
    ])
    expect(context.problems).toMatchObject([{ message: 'The body area "elbow" is unknown.' }])
  })

  test('that is null or has no fields throws a ContentError', () => {
    expect(() => parseCondition(null, exampleContext())).toThrow(ContentError)
    expect(() => parseCondition({} satisfies ConditionPageQuery['entry'], exampleContext())).toThrow(ContentError)
  })
})

describe('a situation', () => {
  test('is parsed with its condition and its treatments', () => {
    expect(parseSituation(fullestSituation, exampleContext())).toMatchObject({
      kind: 'situation',
      condition: { path: '/condition/kidney-stones' },
      treatments: [{ path: '/all-treatments/ureteroscopy' }],
    })
  })

  test('is parsed with only a title', () => {
    const situation = parseSituation({ ...emptiestEntry, condition: [] }, exampleContext())
    expect(situation.treatments).toEqual([])
    expect(situation).not.toHaveProperty('condition')
  })
})

test('a condition or situation with any fields missing is parsed, and only a missing title or id throws', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(15)), (stream) => {
      const condition = withNulls(fullest, () => stream.next().value === 0) as ConditionPageQuery['entry']
      const situation = withNulls(fullestSituation, () => stream.next().value === 0) as SituationPageQuery['entry']
      if (condition?.id && condition.title) parseCondition(condition, exampleContext())
      else expect(() => parseCondition(condition, exampleContext())).toThrow(ContentError)
      if (situation?.id && situation.title) parseSituation(situation, exampleContext())
      else expect(() => parseSituation(situation, exampleContext())).toThrow(ContentError)
    }),
  )
})
