import { expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import { emptyArticle, fullArticle } from '#blocks/examples.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import type { Condition } from './condition.ts'
import { ConditionIndexPage } from './ConditionIndexPage.tsx'
import { ConditionPage } from './ConditionPage.tsx'
import { SituationPage } from './SituationPage.tsx'

const today = '2026-11-20'
const link = (path: string, label: string): SafeLink => ({ kind: 'internal', path, label })
const fullCondition: Condition = {
  kind: 'condition',
  article: fullArticle,
  bodyAreas: ['kidneys', 'ureters'],
  situations: [link('/condition/kidney-stones/colic', 'Colic')],
  treatments: [link('/all-treatments/ureteroscopy', 'Ureteroscopy')],
  guidelines: [link('/guidelines/urolithiasis', 'Stones')],
  modules: [link('/module/understanding-kidney-stones', 'Understanding kidney stones')],
}
const emptyCondition: Condition = {
  kind: 'condition',
  article: emptyArticle,
  bodyAreas: [],
  situations: [],
  treatments: [],
  guidelines: [],
  modules: [],
}

test.each(['en', 'ar'] as const)('a condition renders valid markup with and without optional fields (%s)', (site) => {
  expectValidMarkup(renderMarkup(<ConditionPage content={fullCondition} today={today} />, { site }), { isPage: true })
  expectValidMarkup(renderMarkup(<ConditionPage content={emptyCondition} today={today} />, { site }), { isPage: true })
})

test('a condition lists its links in sections, and the sections under "On this page"', () => {
  const markup = renderMarkup(<ConditionPage content={{ ...fullCondition, guidelines: [] }} today={today} />)
  const anchors = markup.all('a').map((each) => attribute(each, 'href'))
  expect(anchors).toEqual(
    expect.arrayContaining(['#situations', '#treatments', '#learn', '/all-treatments/ureteroscopy']),
  )
  expect(anchors).not.toContain('#guidelines')
})

test('a situation links its condition', () => {
  const situation = {
    kind: 'situation',
    article: emptyArticle,
    condition: link('/condition/kidney-stones', 'Kidney stones'),
    treatments: [],
  } as const
  const markup = renderMarkup(<SituationPage content={situation} today={today} />)
  expectValidMarkup(markup, { isPage: true })
  expect(markup.all('a').map((each) => wordsOf(each))).toContain('Kidney stones')
})

test('the index of conditions has an anchor for every letter and every body area', () => {
  const markup = renderMarkup(
    <ConditionIndexPage
      letters={[
        { letter: 'B', anchor: 'letter-b', isUsed: true },
        { letter: 'C', anchor: 'letter-c', isUsed: false },
      ]}
      groups={[{ letter: 'B', anchor: 'letter-b', links: [link('/condition/bladder-cancer', 'Bladder cancer')] }]}
      areas={[{ area: 'pelvic-floor', links: [link('/condition/x', 'Stress incontinence')] }]}
    />,
  )
  expectValidMarkup(markup, { isPage: true })
  for (const id of ['letter-b', 'areas', 'area-pelvic-floor']) markup.one((element) => attribute(element, 'id') === id)
})

test('the index without conditions renders valid markup', () => {
  expectValidMarkup(renderMarkup(<ConditionIndexPage letters={[]} groups={[]} areas={[]} />), { isPage: true })
})
