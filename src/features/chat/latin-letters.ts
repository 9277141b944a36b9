import type { Language } from '#i18n/languages.ts'
import { foldText } from '#lib/fold-text.ts'

type Spelling = readonly (readonly [pattern: RegExp, latin: string])[]

/**
 * The ways in which people type Greek and Bulgarian in Latin letters on a phone. All of them are normalized to one spelling.
 */
const spellings: Readonly<Partial<Record<Language, { letters: Spelling; variants: Spelling; script: RegExp }>>> = {
  'el-GR': {
    script: /\p{Script=Greek}/u,
    letters: [
      [/ου/g, 'u'],
      [/αι/g, 'e'],
      [/[εο]ι/g, 'i'],
      [/μπ/g, 'v'],
      [/ντ/g, 'd'],
      [/γ[γκ]/g, 'g'],
      [/θ/g, 'th'],
      [/ψ/g, 'ps'],
      ...pairs('αβγδεζηικλμνξοπρσςτυφχω', 'avgdeziiklmnxoprsstifho'),
    ],
    variants: [
      [/8(?=\p{L}{2})|(?<=\p{L})8/gu, 'th'],
      [/ou/g, '@'],
      [/ai/g, 'e'],
      [/ei|oi|[yu]/g, 'i'],
      [/@/g, 'u'],
      [/mp|b/g, 'v'],
      [/nt/g, 'd'],
      [/gg|gk/g, 'g'],
      [/[ck]h/g, 'h'],
      [/ks/g, 'x'],
      [/ph/g, 'f'],
      [/w/g, 'o'],
      [/c/g, 'k'],
    ],
  },
  'bg-BG': {
    script: /\p{Script=Cyrillic}/u,
    letters: [
      [/щ/g, 'sht'],
      [/ч/g, 'ch'],
      [/ш/g, 'sh'],
      [/ю/g, 'iu'],
      [/я/g, 'ia'],
      [/ь/g, ''],
      ...pairs('абвгдежзийклмнопрстуфхцъ', 'abvgdejziiklmnoprstufhca'),
    ],
    variants: [
      [/4(?=\p{L}{2})|(?<=\p{L})4/gu, 'ch'],
      [/6(?=\p{L}{2})|(?<=\p{L})6/gu, 'sh'],
      [/[yj]u/g, 'iu'],
      [/[yj]a|q/g, 'ia'],
      [/zh/g, 'j'],
      [/ts/g, 'c'],
      [/w/g, 'v'],
      [/y/g, 'i'],
    ],
  },
}

function pairs(letters: string, latin: string): Spelling {
  return [...letters].map((letter, place) => [new RegExp(letter, 'g'), latin[place] ?? ''])
}

const replaceAll = (text: string, spelling: Spelling) =>
  spelling.reduce((written, [pattern, latin]) => written.replace(pattern, latin), text)

/** Transliterates a folded word of the language, for comparison with text that was typed in Latin letters. */
export const latinWord = (word: string, language: Language): string =>
  replaceAll(word, spellings[language]?.letters ?? [])

/**
 * Normalizes a text that was typed in Latin letters although its language has another script. Returns undefined when the
 * text has letters of that script, or when `spellings` does not have the language.
 */
export function latinText(text: string, language: Language): string | undefined {
  const spelling = spellings[language]
  if (!spelling || spelling.script.test(text)) return undefined
  return replaceAll(foldText(text), spelling.variants)
}
