/** A published formula for the difficulty of a text. */
type Formula = {
  readonly name: string
  /** Computes the level of a text from its counts. */
  readonly level: (counts: TextCounts) => number
  /** Whether a text of this level is hard for most adults. */
  readonly isHard: (level: number) => boolean
}

/** The counts of a text: letters and digits of its words, words, words of more than six letters, and sentences. */
export type TextCounts = {
  readonly letters: number
  readonly words: number
  readonly longWords: number
  readonly sentences: number
}

/**
 * LIX (C.-H. Björnsson, Läsbarhet, 1968): the mean length of sentences in words plus the share of words of more than six
 * letters in percent. Above 50 a text is difficult. Björnsson applied LIX to newspapers in eleven languages (Readability of
 * newspapers in 11 languages, Reading Research Quarterly 18, 1983), including those for which `formulas` uses it.
 */
const lix: Formula = {
  name: 'LIX',
  level: ({ words, longWords, sentences }) => words / sentences + (100 * longWords) / words,
  isHard: (level) => level > 50,
}

/**
 * Gulpease (P. Lucisano and M. E. Piemontese, GULPEASE: una formula per la predizione della difficoltà dei testi in lingua
 * italiana, Scuola e città 3, 1988), from 0 to 100. Below 60 a text is difficult for readers who left school after eight
 * years.
 */
const gulpease: Formula = {
  name: 'Gulpease',
  level: ({ letters, words, sentences }) => 89 + (300 * sentences - 10 * letters) / words,
  isHard: (level) => level < 60,
}

/**
 * The formula of each language. For the other languages, no formula is published that relies only on counts that can be
 * determined reliably.
 */
const formulas: Readonly<Record<string, Formula>> = {
  en: lix,
  de: lix,
  es: lix,
  fi: lix,
  fr: lix,
  it: gulpease,
  pt: lix,
}

/** The minimum number of words for a meaningful level. */
const minWords = 100

/** Counts a plain text. A sentence ends at a period, `!`, `?`, `:` or `;`, or at the end of the line. */
export function countText(text: string): TextCounts {
  const sentences = text.split(/[.!?:;]+(?=\s|$)|\n+/).filter((sentence) => /\p{L}/u.test(sentence))
  const words = text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? []
  const lengths = words.map((word) => (word.match(/[\p{L}\p{N}]/gu) ?? []).length)
  return {
    letters: lengths.reduce((sum, length) => sum + length, 0),
    words: words.length,
    longWords: lengths.filter((length) => length > 6).length,
    sentences: sentences.length,
  }
}

/**
 * Measures how hard a text is to read. Returns undefined for a language without a published formula, and for a text of fewer
 * than `minWords` words.
 *
 * @param language a BCP 47 tag
 */
export function readingLevel(
  language: string,
  text: string,
): { readonly formula: string; readonly level: number; readonly isHard: boolean } | undefined {
  const formula = formulas[language.split('-')[0] ?? '']
  const counts = countText(text)
  if (!formula || counts.words < minWords) return undefined
  const level = Math.round(formula.level(counts))
  return { formula: formula.name, level, isHard: formula.isHard(level) }
}

/** Returns the text of a page's Markdown without its syntax, tables and references to triage signs, for measuring. */
export const plainTextOf = (markdown: string): string =>
  markdown
    .split('\n')
    .filter((row) => !/^\s*(?::{3,}|\|)|sign:/.test(row))
    .join('\n')
    .replaceAll(/\[\^[^\]]*\]|\{#[^}]*\}|[#*>_]/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('&nbsp;', '\u00a0')
