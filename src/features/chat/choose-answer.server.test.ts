import { expect, test } from 'vitest'
import type { Evidence } from '#content/evidence.ts'
import type { Language } from '#i18n/languages.ts'
import { chooseAnswer } from './choose-answer.server.ts'
import { questionTerms } from './question-terms.server.ts'

/** Returns evidence of one passage on a page about the first word; each sentence lists the words that it contains. */
function evidence(words: readonly string[], sentences: readonly (readonly [string, readonly number[]])[]): Evidence {
  return {
    words: words.map((text) => ({ text, weight: 2, isKnown: true })),
    passages: [
      {
        uri: 'page',
        title: words[0] ?? '',
        path: '/page',
        type: 'condition',
        kind: 'text',
        heading: undefined,
        sentences: sentences.map(([text]) => text),
        score: 0.5,
        inTitle: [0],
        inHeading: [],
        inSentences: sentences.map(([, places]) => places),
      },
    ],
  }
}

const sentencesFor = (question: string, found: Evidence, language: Language) =>
  chooseAnswer(question, found, language).flatMap(({ sentences }) => sentences)

test.each<[Language, string, string]>([
  ['el-GR', 'πέτρα', 'δόση'],
  ['bg-BG', 'камък', 'доза'],
  ['de-DE', 'Stein', 'Öffnungszeiten'],
  ['fr-FR', 'calcul', 'coût'],
  ['tr-TR', 'taş', 'fiyatı'],
  ['ar', 'حصاة', 'جرعة'],
])('a question about a dose or a price is answered only by a sentence that names it: %s', (language, thing, amount) => {
  const words = [thing, amount]
  expect(
    sentencesFor(
      `${words.join(' ')}?`,
      evidence(words, [
        ['One.', [0]],
        ['Two.', []],
      ]),
      language,
    ),
  ).toEqual([])
  expect(sentencesFor(`${words.join(' ')}?`, evidence(words, [['One.', [0, 1]]]), language)).toEqual(['One.'])
})

test.each<[Language, readonly string[]]>([
  ['el-GR', ['κολικός', 'ώρα', 'κρατάει']],
  ['bg-BG', ['камък', 'колко', 'дълго']],
  ['de-DE', ['Stein', 'möglich', 'dürfen']],
  ['fr-FR', ['calcul', 'quelqu’un']],
  ['en-US', ['stone', "don't", 'myself', 'husband']],
])('stop words of questions need no match in the answer: %s', (language, words) => {
  expect(sentencesFor(`${words.join(' ')}?`, evidence(words, [['One.', [0]]]), language)).toEqual(['One.'])
})

test('a repeated word counts once', () => {
  const words = ['stone', 'milk', 'cheese', 'cheese', 'cheese']
  expect(sentencesFor('?', evidence(words, [['One.', [0, 1]]]), 'en-US')).toEqual([])
  expect(sentencesFor('?', evidence(['stone', 'milk', 'milk', 'milk'], [['One.', [0, 1]]]), 'en-US')).toEqual(['One.'])
})

test('an introduction to a list is left out when the whole list does not fit', () => {
  const found = evidence(
    ['stone', 'tablets'],
    [
      ['Tablets can dissolve some stones.', [0, 1]],
      ['You must not take them if you use:', []],
      ['nitrates', []],
      ['riociguat', []],
    ],
  )
  expect(sentencesFor('stone tablets?', found, 'en-US')).toEqual(['Tablets can dissolve some stones.'])
})

test.each(Object.entries(questionTerms))(
  'the stop words for %s are lowercase and separated by single spaces',
  (_, words) => {
    for (const list of Object.values(words)) {
      expect(list).toBe(list.trim().replace(/ +/g, ' '))
      expect(list).toBe(list.toLowerCase())
    }
  },
)
