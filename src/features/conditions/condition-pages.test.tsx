import { describe, expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import { emptyArticle, exampleOptionGrid, fullArticle } from '#blocks/examples.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import type { Comparison, Condition } from './condition.ts'
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

describe('a comparison of treatments', () => {
  const [cured, sameCured, fever] = exampleOptionGrid.outcomes
  const outcomes = [
    { ...cured!, affected: 90, more: 'better' as const },
    { ...sameCured!, affected: 78, more: 'better' as const },
    { ...fever!, affected: 5, more: 'worse' as const },
  ]
  const comparison: Comparison = {
    kind: 'condition',
    part: 'compare',
    article: { ...emptyArticle, title: 'Kidney stones: compare the treatments', sources: [cured!.source!] },
    condition: 'Kidney stones',
    grid: { ...exampleOptionGrid, people: 'Adults with a stone in the ureter.', outcomes },
    gridLanguage: 'en-US',
    others: [link('/all-treatments/waiting', 'Waiting')],
  }
  const markup = renderMarkup(<ConditionPage content={comparison} today={today} />)

  test.each(['en', 'ar'] as const)('renders valid markup (%s)', (site) => {
    expectValidMarkup(renderMarkup(<ConditionPage content={comparison} today={today} />, { site }), { isPage: true })
  })

  test('has every number in a cell with the headings of its result and its treatment, and with its source', () => {
    expect(markup.all('td').map((cell) => wordsOf(cell))).toEqual([
      'about 90 in 1001',
      'about 78 in 1001',
      'about 5 in 100',
      'not known',
    ])
    expect(markup.all('th').map((heading) => `${attribute(heading, 'scope')} ${wordsOf(heading)}`)).toEqual([
      'col Treatment',
      'col How many people',
      'rowgroup Stone gone after one treatment after 3 monthsMore is better',
      'row Ureteroscopy',
      'row Shock waves for stones',
      'rowgroup Fever afterwardsFewer is better',
      'row Ureteroscopy',
      'row Shock waves for stones',
    ])
  })

  test('draws people with a good result in another shape than people with a bad one, as many as the text states', () => {
    const marked = markup
      .all('path')
      .filter((path) => /M0 0H\d+V\d+H\d+V40H0z/.test(attribute(path, 'd') ?? ''))
      .map((path) => [attribute(path, 'd'), attribute(path, 'fill')])
    expect(marked).toEqual([
      ['M0 0H230V20H220V40H0z', 'url(#person-good)'],
      ['M0 0H200V20H190V40H0z', 'url(#person-good)'],
      ['M0 0H20V10H10V40H0z', 'url(#person-bad)'],
    ])
  })

  test('lists the treatments without numbers', () => {
    expect(markup.all('a').map((each) => attribute(each, 'href'))).toEqual(
      expect.arrayContaining(['#no-numbers', '/all-treatments/waiting']),
    )
  })
})

test('a condition links its comparison only when it has one', () => {
  const linksOf = (content: Condition) =>
    renderMarkup(<ConditionPage content={content} today={today} />)
      .all('a')
      .map((each) => attribute(each, 'href'))
  const comparisonPath = '/condition/kidney-stones/compare'
  expect(linksOf({ ...fullCondition, comparisonPath })).toContain(comparisonPath)
  expect(linksOf(fullCondition)).not.toContain(comparisonPath)
})

test('a situation links its condition', () => {
  const situation = {
    kind: 'situation',
    article: emptyArticle,
    condition: link('/condition/kidney-stones', 'Kidney stones'),
    treatments: [],
    isCompared: false,
  } as const
  const markup = renderMarkup(<SituationPage content={situation} today={today} />)
  expectValidMarkup(markup, { isPage: true })
  expect(markup.all('a').map((each) => wordsOf(each))).toContain('Kidney stones')
})

test('the index of conditions has an anchor for every letter and every body area', () => {
  const markup = renderMarkup(
    <ConditionIndexPage
      index={{
        letters: [
          { letter: 'B', anchor: 'letter-b', isUsed: true },
          { letter: 'C', anchor: 'letter-c', isUsed: false },
        ],
        groups: [
          {
            letter: 'B',
            anchor: 'letter-b',
            links: [{ label: 'Bladder cancer', link: link('/condition/bladder-cancer', 'Bladder cancer') }],
          },
        ],
        untranslated: [],
      }}
      areas={[
        {
          area: 'pelvic-floor',
          own: [{ label: 'Stress incontinence', link: link('/condition/x', 'Stress incontinence') }],
          untranslated: [
            {
              label: 'Senkung',
              link: { kind: 'internal', path: '/condition/y', label: 'Prolapse', language: 'de-DE' },
            },
          ],
        },
      ]}
    />,
  )
  expect(markup.words()).toContain('Stress incontinenceIn GermanSenkung')
  expectValidMarkup(markup, { isPage: true })
  for (const id of ['letter-b', 'areas', 'area-pelvic-floor']) markup.one((element) => attribute(element, 'id') === id)
})

test('the index without conditions renders valid markup', () => {
  expectValidMarkup(
    renderMarkup(<ConditionIndexPage index={{ letters: [], groups: [], untranslated: [] }} areas={[]} />),
    { isPage: true },
  )
})
