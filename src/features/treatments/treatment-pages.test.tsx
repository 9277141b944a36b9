import { expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import { emptyArticle, exampleOptionGrid, fullArticle } from '#blocks/examples.ts'
import type { Treatment } from './treatment.ts'
import { TreatmentIndexPage } from './TreatmentIndexPage.tsx'
import { TreatmentPage } from './TreatmentPage.tsx'

const today = '2026-11-20'
const emptyTreatment: Treatment = {
  kind: 'treatment',
  article: emptyArticle,
  conditions: [],
  comparisons: [],
  situations: [],
}
const fullTreatment: Treatment = {
  kind: 'treatment',
  article: { ...fullArticle, blocks: fullArticle.blocks.filter(({ kind }) => kind !== 'option-grid') },
  conditions: [{ kind: 'internal', path: '/condition/kidney-stones', label: 'Kidney stones' }],
  comparisons: [{ kind: 'internal', path: '/condition/kidney-stones', label: 'Kidney stones' }],
  situations: [{ kind: 'internal', path: '/condition/kidney-stones/colic', label: 'Colic' }],
  optionGrid: exampleOptionGrid,
}

test.each(['en', 'ar'] as const)('a treatment renders valid markup with and without optional fields (%s)', (site) => {
  expectValidMarkup(renderMarkup(<TreatmentPage content={fullTreatment} today={today} />, { site }), { isPage: true })
  expectValidMarkup(renderMarkup(<TreatmentPage content={emptyTreatment} today={today} />, { site }), { isPage: true })
})

test('a treatment with an option grid has a comparison, which is listed under "On this page"', () => {
  const markup = renderMarkup(<TreatmentPage content={fullTreatment} today={today} />)
  markup.one((element) => attribute(element, 'id') === 'comparison')
  expect(markup.all('a').map((link) => attribute(link, 'href'))).toContain('#comparison')
})

test('a treatment links the page that compares it, by the name of the condition', () => {
  const link = renderMarkup(<TreatmentPage content={fullTreatment} today={today} />).one(
    (element) => attribute(element, 'href') === '/condition/kidney-stones/compare',
  )
  expect(wordsOf(link)).toBe('Compare the treatments: Kidney stones')
})

test('the index of treatments renders valid markup', () => {
  expectValidMarkup(renderMarkup(<TreatmentIndexPage index={{ letters: [], groups: [], untranslated: [] }} />), {
    isPage: true,
  })
})
