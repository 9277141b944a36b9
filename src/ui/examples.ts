import { lettersOf, type IndexLetter } from '#i18n/alphabet.ts'
import type { Language } from '#i18n/languages.ts'
import type { NameIndex } from './name-index.ts'
import { isUntranslated, type SafeLink } from './safe-link.ts'

// This module contains props for the tests and for the style guide.

/**
 * Links to a page of the site, to a page without a description, to another website, and to a page that is not translated.
 */
export const exampleLinks = [
  { kind: 'internal', path: '/condition/kidney-stones', label: 'Kidney stones', text: 'What they are and what helps' },
  { kind: 'internal', path: '/condition/blood-in-urine', label: 'Blood in the urine' },
  { kind: 'external', href: 'https://uroweb.org/', label: 'European Association of Urology' },
  {
    kind: 'internal',
    path: '/condition/nocturia',
    label: 'Nächtlicher Harndrang',
    text: 'Warum Sie nachts oft aufstehen',
    language: 'de-DE',
  },
] as const satisfies readonly SafeLink[]

export const exampleAncestors: readonly SafeLink[] = [
  { kind: 'internal', path: '/all-conditions', label: 'Conditions' },
  { kind: 'internal', path: '/all-conditions#area-kidneys', label: 'Kidneys' },
]

/** Returns the whole alphabet of a language; every fourth letter has no entries. */
export const exampleLetters = (language: Language): readonly IndexLetter[] =>
  lettersOf(language).map((letter, place) => ({ letter, anchor: `letter-${place}`, isUsed: place % 4 !== 3 }))

/** Returns an index with entries under the first three letters, another name, and a page that is not translated. */
export const exampleIndex = (language: Language): NameIndex => {
  const [kidneyStones] = exampleLinks
  return {
    letters: exampleLetters(language),
    groups: exampleLetters(language)
      .slice(0, 3)
      .map(({ letter, anchor }) => ({
        letter,
        anchor,
        links: [
          ...exampleLinks.filter((link) => !isUntranslated(link)).map((link) => ({ label: link.label, link })),
          { label: 'Renal stones', link: { ...kidneyStones, text: undefined } },
        ],
      })),
    untranslated: exampleLinks
      .filter(isUntranslated)
      .map((link) => ({ label: 'Nocturia', link: { ...link, text: undefined }, more: ['Getting up at night'] })),
  }
}

/** Returns the path of a page of an example list, for `Pagination`. */
export const examplePathOf = (page: number): string => (page === 1 ? '/news' : `/news?page=${page}`)

/** The errors of a form that was filled in incorrectly. */
export const exampleProblems = [
  { field: 'email', words: 'Enter an e-mail address, such as name@example.org.' },
  { field: 'message', words: 'Write at least 10 characters.' },
] as const
