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
  test('has its article, the parts of the body in the drawing’s order, and its links', () => {
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

  test('may have nothing but its title', () => {
    expect(parseCondition(emptiestEntry, exampleContext())).toMatchObject({
      bodyAreas: [],
      situations: [],
      treatments: [],
      guidelines: [],
      modules: [],
    })
  })

  test('in an unknown part of the body is shown without it, and reported', () => {
    const context = exampleContext()
    expect(parseCondition({ ...emptiestEntry, bodyAreas: ['elbow', 'bladder'] }, context).bodyAreas).toEqual([
      'bladder',
    ])
    expect(context.problems).toMatchObject([{ message: 'The body area "elbow" is unknown.' }])
  })

  test('that is no entry, or an entry of another type, is an error', () => {
    expect(() => parseCondition(null, exampleContext())).toThrow(ContentError)
    expect(() => parseCondition({} satisfies ConditionPageQuery['entry'], exampleContext())).toThrow(ContentError)
  })
})

describe('a situation', () => {
  test('names its condition and its treatments', () => {
    expect(parseSituation(fullestSituation, exampleContext())).toMatchObject({
      kind: 'situation',
      condition: { path: '/condition/kidney-stones' },
      treatments: [{ path: '/all-treatments/ureteroscopy' }],
    })
  })

  test('may have nothing but its title', () => {
    const situation = parseSituation({ ...emptiestEntry, condition: [] }, exampleContext())
    expect(situation.treatments).toEqual([])
    expect(situation).not.toHaveProperty('condition')
  })
})

test('whatever is missing, nothing is thrown but that a page without title or id is none', () => {
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
