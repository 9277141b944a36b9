import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ConditionPageQuery, SituationPageQuery } from '#content-contract/operations.ts'
import {
  emptiestEntry,
  exampleContext,
  exampleOptionGrid,
  exampleTeaser,
  fullestEntry,
  withNulls,
} from '#blocks/fragment-examples.server.ts'
import { ContentError } from '#content/content-error.ts'
import { parseComparison, parseCondition, parseSituation } from './parse-condition.server.ts'

const teaser = (uri: string) => ({ ...exampleTeaser, id: uri, title: uri, uri })
const fullest = {
  ...fullestEntry,
  bodyAreas: ['ureters', 'kidneys', null, 'kidneys'],
  situations: [teaser('condition/kidney-stones/colic'), null],
  treatments: [exampleTeaser],
  guidelines: [teaser('guidelines/urolithiasis')],
  modules: [teaser('module/understanding-kidney-stones')],
  comparison: [{ language: 'en-US', optionGrid: [exampleOptionGrid] }],
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

  test('has no related pages that its own lists contain', () => {
    const relatedContent = [...fullest.treatments, ...fullest.guidelines, ...fullest.modules, teaser('news/one')]
    const related = [{ path: '/news/one' }]
    expect(parseCondition({ ...fullest, relatedContent }, exampleContext()).article).toMatchObject({ related })
    const situation = { ...fullestSituation, relatedContent: [...fullestSituation.condition, ...relatedContent] }
    expect(parseSituation(situation, exampleContext()).article.related.map(({ label }) => label)).toEqual([
      'guidelines/urolithiasis',
      'module/understanding-kidney-stones',
      'news/one',
    ])
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

describe('the comparison of the treatments of a condition', () => {
  const entry = { ...fullest, uri: 'condition/kidney-stones', title: 'Kidney stones' }

  test('has a page whose path the condition knows', () => {
    expect(parseCondition(entry, exampleContext()).comparisonPath).toBe('/condition/kidney-stones/compare')
  })

  test('is parsed with its grid, its sources, its breadcrumbs, and the treatments without numbers', () => {
    const treatments = [teaser('all-treatments/ureteroscopy'), teaser('all-treatments/waiting')]
    const context = exampleContext()
    const comparison = parseComparison({ ...entry, treatments }, context)
    const [outcome] = exampleOptionGrid.outcomes
    expect(comparison).toMatchObject({
      part: 'compare',
      condition: 'Kidney stones',
      gridLanguage: 'en-US',
      grid: { outcomes: [{ affected: 80, more: 'better' }, { affected: 60 }] },
      others: [{ path: '/all-treatments/waiting' }],
      article: { blocks: [], keyPoints: [], sources: [{ id: outcome!.source[0]!.id }] },
    })
    expect(comparison?.article.ancestors.at(-1)).toMatchObject({ path: '/condition/kidney-stones' })
    expect(comparison?.article.feedback).toBeUndefined()
    expect(context.problems).toEqual([])
  })

  test.each([[[]], [null], [[{ language: 'en-US', optionGrid: [] }]]])('with %j to compare has no page', (written) => {
    const none = { ...entry, comparison: written } as ConditionPageQuery['entry']
    expect(parseComparison(none, exampleContext())).toBeUndefined()
    expect(parseCondition(none, exampleContext())).not.toHaveProperty('comparisonPath')
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

test('a situation is compared if the comparison of its condition has at least two of its treatments', () => {
  const options = (...ids: string[]) => [{ optionGrid: [{ options: ids.map((id) => ({ id })) }] }]
  const parse = (comparison: ReturnType<typeof options>) =>
    parseSituation(
      {
        ...fullestSituation,
        condition: [{ ...teaser('condition/prostate-cancer'), comparison }],
        treatments: ['surgery', 'radiotherapy'].map((id) => ({ ...exampleTeaser, id })),
      },
      exampleContext(),
    ).isCompared
  expect(parse(options('watching', 'surgery', 'radiotherapy'))).toBe(true)
  expect(parse(options('watching', 'radiotherapy'))).toBe(false)
  expect(parse([])).toBe(false)
})
