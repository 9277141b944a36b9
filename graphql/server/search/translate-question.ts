import { foldText } from '#lib/fold-text.ts'
import { phrasePattern, phraseText } from '#lib/phrase-pattern.ts'
import { englishWords } from './english-words/english-words.ts'
import { foldWord } from './fold-word.ts'

/** A question in English words. */
export type TranslatedQuestion = {
  /** The English words of the question, each as a list of alternatives. */
  readonly words: readonly (readonly string[])[]
  /** The share of the letters that belong to translated or kept words, from 0 to 1. Untranslated stop words do not count. */
  readonly share: number
}

type Entry = { readonly words: readonly (readonly string[])[]; readonly pattern: RegExp }

/**
 * Returns the function that folds texts of a language. Greek and Bulgarian are folded into Latin letters, in which many
 * readers write them.
 */
const foldOf = (language: string) =>
  language === 'el-GR' || language === 'bg-BG'
    ? (text: string) => foldText(text).replace(/[\p{L}\p{N}]+/gu, (word) => foldWord(word, language))
    : foldText

const singleWord = /\p{Script=Han}|[^ \p{Script=Han}]+/gu

const entriesOfLanguages = new Map<string, readonly Entry[]>()

/**
 * Reads the word list of a language. Each line begins with the English words before a colon: words that belong together are
 * separated by a space, and alternatives by a slash. The phrases of readers follow, in the syntax of `phrasePattern`.
 */
function entriesOf(language: string): readonly Entry[] {
  let entries = entriesOfLanguages.get(language)
  if (!entries) {
    entries = (englishWords[language] ?? '')
      .trim()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [english = '', phrases = ''] = line.split(': ')
        // The lookahead also finds phrases that overlap: two words in succession share the space between them.
        const { source } = phrasePattern(phrases, foldOf(language), language === 'zh-CN')
        return {
          words: english.split(' ').map((word) => word.split('/')),
          pattern: new RegExp(`(?=(${source}))`, 'gu'),
        }
      })
    entriesOfLanguages.set(language, entries)
  }
  return entries
}

/**
 * Translates a question into English word by word. Words that are not in the list stay unchanged if `isKept` returns true,
 * because names of medicines and tests are the same in most languages.
 *
 * @param isStopWord whether a word is a stop word of the language
 * @param isKept whether a word may also be an English one
 */
export function translateQuestion(
  question: string,
  language: string,
  isStopWord: (word: string) => boolean,
  isKept: (word: string) => boolean,
): TranslatedQuestion {
  const text = phraseText(question, foldOf(language))
  const words = new Map<string, readonly string[]>()
  const isTranslated = new Uint8Array(text.length)
  for (const { words: english, pattern } of entriesOf(language)) {
    for (const { 1: found = '', index } of text.matchAll(pattern)) {
      isTranslated.fill(1, index, index + found.length)
      for (const alternatives of english) words.set(alternatives.join('/'), alternatives)
    }
  }
  let known = 0
  let total = 0
  // Latin words in a Greek question may be English, so each is also looked up without the changes for Greek.
  const typedWords = phraseText(question, foldText).match(singleWord) ?? []
  for (const [place, { 0: word, index }] of [...text.matchAll(singleWord)].entries()) {
    const isFound = isTranslated[index] === 1
    if (!isFound && isStopWord(word)) continue
    total += word.length
    if (isFound) known += word.length
    else {
      const kept = [typedWords[place] ?? word, word].find(isKept)
      if (kept === undefined) continue
      words.set(kept, [kept])
      known += word.length
    }
  }
  return { words: [...words.values()], share: total === 0 ? 0 : known / total }
}
