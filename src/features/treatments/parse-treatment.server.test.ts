import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TreatmentPageQuery } from '#content-contract/operations.ts'
import {
  emptiestEntry,
  exampleContext,
  exampleOptionGrid,
  exampleTeaser,
  fullestEntry,
  withNulls,
} from '#blocks/fragment-examples.server.ts'
import { ContentError } from '#content/content-error.ts'
import { parseTreatment } from './parse-treatment.server.ts'

const fullest = {
  ...fullestEntry,
  conditions: [
    {
      ...exampleTeaser,
      uri: 'condition/kidney-stones',
      comparison: [{ optionGrid: [{ options: [{ id: fullestEntry.id }, { id: '301' }] }] }],
    },
    // This treatment is not one of the options that the condition compares.
    {
      ...exampleTeaser,
      uri: 'condition/overactive-bladder',
      comparison: [{ optionGrid: [{ options: [{ id: '301' }] }] }],
    },
    { ...exampleTeaser, uri: 'condition/nocturia', comparison: [] },
  ],
  situations: [{ ...exampleTeaser, uri: 'condition/kidney-stones/colic' }],
  optionGrid: [exampleOptionGrid],
} satisfies TreatmentPageQuery['entry']

test('a treatment is parsed with its article, its links and its option grid', () => {
  const context = exampleContext()
  expect(parseTreatment(fullest, context)).toMatchObject({
    kind: 'treatment',
    article: { title: 'Kidney stones' },
    conditions: [
      { path: '/condition/kidney-stones' },
      { path: '/condition/overactive-bladder' },
      { path: '/condition/nocturia' },
    ],
    comparisons: [{ path: '/condition/kidney-stones' }],
    situations: [{ path: '/condition/kidney-stones/colic' }],
    optionGrid: {
      kind: 'option-grid',
      options: [{ id: '300' }, { id: '301' }],
      outcomes: [{ id: '601' }, { id: '602' }],
    },
  })
  expect(context.problems).toEqual([])
})

test('a treatment has no related pages that its own lists contain', () => {
  const news = { ...exampleTeaser, uri: 'news/one' }
  const relatedContent = [{ ...exampleTeaser, uri: 'condition/kidney-stones' }, ...fullest.situations, news]
  const { article } = parseTreatment({ ...fullest, relatedContent }, exampleContext())
  expect(article.related).toMatchObject([{ path: '/news/one' }])
})

test('the sources of an option grid are in the list of the page', () => {
  const [outcome] = exampleOptionGrid.outcomes
  const source = { ...outcome!.source[0]!, id: '799', citation: 'A trial.' }
  const grid = { ...exampleOptionGrid, outcomes: [{ ...outcome!, source: [source] }] }
  const { article } = parseTreatment({ ...fullest, sources: [], evidence: null, optionGrid: [grid] }, exampleContext())
  expect(article.sources.map(({ id }) => id)).toEqual(['799'])
})

test('a treatment is parsed with only a title', () => {
  const treatment = parseTreatment(emptiestEntry, exampleContext())
  expect(treatment).toMatchObject({ conditions: [], comparisons: [], situations: [] })
  expect(treatment).not.toHaveProperty('optionGrid')
})

test('a treatment with any fields missing is parsed, and only a missing title or id throws', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(15)), (stream) => {
      const entry = withNulls(fullest, () => stream.next().value === 0) as TreatmentPageQuery['entry']
      if (entry?.id && entry.title) parseTreatment(entry, exampleContext())
      else expect(() => parseTreatment(entry, exampleContext())).toThrow(ContentError)
    }),
  )
})
