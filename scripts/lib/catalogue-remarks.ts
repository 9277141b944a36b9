import { type CatalogueMessage, shownText } from './catalogue-problems.ts'
import { brokenWordRules, type WordRule } from './word-rules.ts'

/**
 * A remark on a translation, for the translator to judge. Unless the translation is missing, it may be correct all the same.
 */
export type Remark = {
  readonly kind: 'missing' | 'fuzzy' | 'long' | 'word'
  readonly id: string
  readonly text: string
}

export type CatalogueStatus = {
  readonly messages: number
  readonly translated: number
  readonly remarks: readonly Remark[]
}

/**
 * Compares the translations of a catalogue with the English texts.
 *
 * @param english the English text of each message, by its ID
 * @param rules the words that the glossary of the language tells translators to avoid
 */
export function catalogueStatus(
  messages: readonly CatalogueMessage[],
  english: ReadonlyMap<string, string>,
  rules: readonly WordRule[],
): CatalogueStatus {
  const remarks = messages.flatMap(({ id, translation, isFuzzy }): Remark[] => {
    if (translation.trim() === '') return [{ kind: 'missing', id, text: 'has no translation' }]
    const [original, shown] = [shownText(english.get(id) ?? id), shownText(translation)]
    return [
      ...(isFuzzy ? [{ kind: 'fuzzy', id, text: 'is marked as not yet confirmed' } as const] : []),
      ...(isTooLong(original, shown)
        ? [{ kind: 'long', id, text: `has ${widthOf(shown)} characters for ${widthOf(original)} in English` } as const]
        : []),
      ...brokenWordRules(rules, { english: original, translation: shown }).map(
        ({ avoid, write }) =>
          ({ kind: 'word', id, text: `has “${avoid}”, where the glossary has “${write}”` }) as const,
      ),
    ]
  })
  return {
    messages: messages.length,
    translated: messages.filter(({ translation }) => translation.trim() !== '').length,
    remarks,
  }
}

/**
 * The maximum length of a translation as a multiple of the English text, for English texts of up to a number of characters
 * (IBM's figures, in https://www.w3.org/International/articles/article-text-size). Longer English texts have no limit,
 * because they are sentences, which wrap.
 */
const roomByLength = [
  [10, 3],
  [20, 2],
  [30, 1.8],
  [50, 1.6],
  [70, 1.7],
] as const

function isTooLong(english: string, translation: string): boolean {
  const length = widthOf(english)
  const [, room] = roomByLength.find(([most]) => length <= most) ?? []
  return room !== undefined && length > 0 && widthOf(translation) > length * room
}

/** Returns the length in characters, where a Chinese character counts twice because it is twice as wide. */
const widthOf = (text: string) =>
  [...text.trim()].reduce((sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 2 : 1), 0)

/**
 * Returns the line number of a message in the text of its PO file, counted from 1. Returns 1 if the message is not in the
 * file.
 */
export function lineOf(id: string, poText: string): number {
  const start = `msgid ${JSON.stringify(id.split(/(?<=\n)/)[0])}`
  return poText.split('\n').indexOf(start) + 1 || 1
}
