import { expect, test } from 'vitest'
import { exampleContext, exampleRecommendation, exampleSource } from './fragment-examples.server.ts'
import { parseEvidence } from './parse-evidence.server.ts'

const other = { ...exampleSource, id: '701', citation: 'Another work.' }

test('the sources that only the texts of a page name follow those of its list, each once', () => {
  const { sources, evidence } = parseEvidence([exampleSource], [other, exampleSource, null, other], exampleContext())
  expect(sources.map(({ id }) => id)).toEqual(['700', '701'])
  expect([...evidence.values()].map(({ id, number }) => [id, number])).toEqual([
    ['700', 1],
    ['701', 2],
  ])
})

test('a recommendation has its strength, its chapter and the source of the chapter', () => {
  const { sources, evidence } = parseEvidence([], [exampleRecommendation], exampleContext('nl'))
  expect(evidence.get('750')).toEqual({
    id: '750',
    number: 1,
    lines: [
      {
        label: 'Recommendation:',
        text: 'Give an anti-inflammatory painkiller first.',
        language: 'en-US',
        details: 'Strength: strong. Level of evidence: 1b.',
      },
      {
        text: 'Kidney stones · 3 Renal colic',
        language: 'en-US',
        href: '/guidelines/urolithiasis/chapter/renal-colic',
      },
      {
        text: 'European Association of Urology. Guidelines on Urolithiasis.',
        language: 'en-US',
        href: 'https://doi.org/10.1016/j.eururo.2024.03.001',
        details: '2025. Chapter: 3.4. Edition: 2025. Checked: 20 november 2026.',
      },
    ],
  })
  expect(sources).toEqual([
    {
      id: '750',
      citation: 'Kidney stones · 3 Renal colic: Give an anti-inflammatory painkiller first.',
      language: 'en-US',
      details: 'Strength: strong. Level of evidence: 1b.',
      href: 'https://example.org/nl/guidelines/urolithiasis/chapter/renal-colic',
    },
  ])
})

test('a recommendation omits unknown details', () => {
  const bare = {
    ...exampleRecommendation,
    strength: 'Perhaps',
    levelOfEvidence: null,
    chapter: [
      { id: '760', title: 'Renal colic', uri: null, language: null, number: null, references: null, parent: null },
    ],
  }
  expect(parseEvidence(null, [bare], exampleContext()).evidence.get('750')?.lines).toEqual([
    { label: 'Recommendation:', text: 'Give an anti-inflammatory painkiller first.' },
    { text: 'Renal colic' },
  ])
})

test.each([{ text: null }, { chapter: [] }, { id: null }])(
  'a recommendation with %j is left out and reported',
  (fields) => {
    const context = exampleContext()
    expect(parseEvidence([], [{ ...exampleRecommendation, ...fields }], context).sources).toEqual([])
    expect(context.problems).toHaveLength(1)
  },
)
