import { foldWord } from './fold-word.ts'
import { languageRules } from './language-rules.ts'
import { stemmerOf } from './stem-word.ts'
import { wordsIn } from './words-in.ts'

/** One word of a text. */
export type Token = {
  /** The folded form of the word. */
  readonly word: string
  /** The stem that the usual forms of the word share. */
  readonly stem: string
  /**
   * The weight relative to an ordinary word, which has 1. Stop words, and Chinese characters that are also part of pairs,
   * have less.
   */
  readonly weight: number
  /** The position of the word in the text in NFC: the first UTF-16 code unit, and (`end`) the one after the last. */
  readonly start: number
  readonly end: number
}

export type Analyser = {
  readonly language: string
  readonly tokens: (text: string) => Token[]
  /** Returns the stems of a text, without its stop words. */
  readonly stems: (text: string) => string[]
  readonly stem: (word: string) => string
  /** Returns a word of a text as it is written in lower case, without an article or ending that an apostrophe separates. */
  readonly written: (found: string) => string
  readonly isStopWord: (word: string) => boolean
}

const analysers = new Map<string, Analyser>()

/** Returns the analyzer of a language, which tokenizes, folds and stems. */
export function analyserOf(language: string): Analyser {
  let analyser = analysers.get(language)
  if (!analyser) {
    analyser = createAnalyser(language)
    analysers.set(language, analyser)
  }
  return analyser
}

/** The weights of a stop word, and of a Chinese character that is also part of pairs. */
const stopWordWeight = 0.06
const characterWeight = 0.3

// Chinese has no spaces between words, so a segmenter with a dictionary is needed to find its stop words.
const chineseWords = new Intl.Segmenter('zh', { granularity: 'word' })

/** The maximum number of cached words. Their folded forms and stems are cached, because texts repeat the same words. */
const maxCachedWords = 50_000

function createAnalyser(language: string): Analyser {
  const { apostrophe = 'joins', stopWords = '' } = languageRules[language] ?? {}
  const stop = new Set(stopWords.split(' ').map((word) => foldWord(word, language)))
  const stemmer = stemmerOf(language)
  const cache = new Map<string, Pick<Token, 'word' | 'stem' | 'weight'>>()

  function analyseWord(found: string) {
    const cached = cache.get(found)
    if (cached) return cached
    const word = foldWord(withoutApostrophe(found, apostrophe), language)
    const analysedWord = { word, stem: stemmer(word), weight: stop.has(word) ? stopWordWeight : 1 }
    if (cache.size >= maxCachedWords) cache.clear()
    cache.set(found, analysedWord)
    return analysedWord
  }

  function tokensIn(text: string): Token[] {
    const normal = text.normalize('NFC')
    const tokens: Token[] = []
    wordsIn(normal, (start, end, isChinese) => {
      const found = normal.slice(start, end)
      if (isChinese) {
        addChinese(tokens, found, start)
        return
      }
      const { word, stem, weight } = analyseWord(found)
      // Single letters are dropped: most are the remains of an apostrophe or a hyphen, and the others are insignificant.
      if (word === '' || (word.length === 1 && !/\d/.test(word))) return
      tokens.push({ word, stem, weight, start, end })
    })
    return tokens
  }

  /**
   * Adds the tokens of a Chinese text. Word boundaries in Chinese depend on the context, so that words alone would miss 结石
   * in 肾结石: tokens are all pairs of characters, and single characters with less weight. The dictionary finds stop words.
   */
  function addChinese(tokens: Token[], text: string, at: number) {
    const letterRun: { letter: string; start: number; end: number }[] = []
    const endRun = () => {
      for (const [place, { letter, start, end }] of letterRun.entries()) {
        const isSingle = letterRun.length === 1
        tokens.push({ word: letter, stem: letter, weight: isSingle ? 1 : characterWeight, start, end })
        const next = letterRun[place + 1]
        if (!next) continue
        const pair = letter + next.letter
        tokens.push({ word: pair, stem: pair, weight: 1, start, end: next.end })
      }
      letterRun.length = 0
    }
    for (const { segment, index } of chineseWords.segment(text)) {
      const word = foldWord(segment, language)
      if (stop.has(word)) {
        endRun()
        continue
      }
      let start = at + index
      for (const letter of word) {
        letterRun.push({ letter, start, end: start + letter.length })
        start += letter.length
      }
    }
    endRun()
  }

  return {
    language,
    tokens: tokensIn,
    stems: (text) =>
      tokensIn(text)
        .filter(({ weight }) => weight !== stopWordWeight)
        .map(({ stem }) => stem),
    stem: stemmer,
    written: (found) => withoutSeparated(found, apostrophe).toLocaleLowerCase(language),
    isStopWord: (word) => stop.has(word),
  }
}

type Apostrophe = 'joins' | 'elision' | 'ending'

const isApostrophe = /['’ʼ]/

/** Removes the article or the ending that an apostrophe separates from a word. */
function withoutSeparated(found: string, apostrophe: Apostrophe): string {
  const place = found.search(isApostrophe)
  // In an abbreviation such as "U.T.I.", nothing is separated.
  if (place === -1 || found.includes('.')) return found
  const [first, rest] = [found.slice(0, place), found.slice(place + 1)]
  switch (apostrophe) {
    case 'joins':
      // The ending of a genitive is removed ("doctor's" becomes "doctor"), as is the 's of a contraction ("it's").
      return rest.toLowerCase() === 's' ? first : found
    case 'elision':
      return first.length <= 5 ? rest : found
    case 'ending':
      return first
  }
}

/** Removes the apostrophes and points in a word as well: "can't" becomes "cant", and "U.T.I." becomes "UTI". */
const withoutApostrophe = (found: string, apostrophe: Apostrophe): string =>
  withoutSeparated(found, apostrophe).replace(/['’ʼ.]/g, '')
