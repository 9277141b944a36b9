import { foldWord } from './fold-word.ts'
import { languageRules } from './language-rules.ts'
import { stemmerOf } from './stem-word.ts'
import { wordsIn } from './words-in.ts'

/** One word of a text, as it is looked for. */
export type Token = {
  /** The folded word as it stands. */
  readonly word: string
  /** What its forms have in common. */
  readonly stem: string
  /** How much it says beside other words of the same rarity: 1, less for what questions are made of. */
  readonly weight: number
  /** Where it stands in the text. */
  readonly start: number
  readonly end: number
}

export type Analyser = {
  readonly language: string
  readonly tokens: (text: string) => Token[]
  /** The words of a text as they are indexed: without those that say nothing. */
  readonly stems: (text: string) => string[]
  readonly stem: (word: string) => string
  readonly isStopWord: (word: string) => boolean
}

const analysers = new Map<string, Analyser>()

/** How the texts of a language are taken apart. */
export function analyserOf(language: string): Analyser {
  let analyser = analysers.get(language)
  if (!analyser) {
    analyser = createAnalyser(language)
    analysers.set(language, analyser)
  }
  return analyser
}

/** How much a stop word, and one Chinese character beside the pairs that it is part of, says. */
const stopWordWeight = 0.06
const characterWeight = 0.3

// Words of Chinese are found by a dictionary.
const chineseWords = new Intl.Segmenter('zh', { granularity: 'word' })

/** How many words are remembered with their folded form and stem; texts repeat themselves. */
const mostRemembered = 50_000

function createAnalyser(language: string): Analyser {
  const { apostrophe = 'joins', stopWords = '' } = languageRules[language] ?? {}
  const stop = new Set(stopWords.split(' ').map((word) => foldWord(word, language)))
  const stemmer = stemmerOf(language)
  const remembered = new Map<string, Pick<Token, 'word' | 'stem' | 'weight'>>()

  function wordsOf(found: string) {
    const known = remembered.get(found)
    if (known) return known
    const word = foldWord(withoutApostrophe(found, apostrophe), language)
    const made = { word, stem: stemmer(word), weight: stop.has(word) ? stopWordWeight : 1 }
    if (remembered.size >= mostRemembered) remembered.clear()
    remembered.set(found, made)
    return made
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
      const { word, stem, weight } = wordsOf(found)
      // A letter by itself is what an apostrophe or a hyphen has left.
      if (word === '' || (word.length === 1 && !/\d/.test(word))) return
      tokens.push({ word, stem, weight, start, end })
    })
    return tokens
  }

  /**
   * Where a Chinese word begins and ends depends on what stands around it, so words alone would miss 结石 in 肾结石: each
   * pair of characters is looked for, and each character, which says less. The dictionary's words tell what says nothing.
   */
  function addChinese(tokens: Token[], text: string, at: number) {
    const run: { letter: string; start: number; end: number }[] = []
    const endRun = () => {
      for (const [place, { letter, start, end }] of run.entries()) {
        const alone = run.length === 1
        tokens.push({ word: letter, stem: letter, weight: alone ? 1 : characterWeight, start, end })
        const next = run[place + 1]
        if (!next) continue
        const pair = letter + next.letter
        tokens.push({ word: pair, stem: pair, weight: 1, start, end: next.end })
      }
      run.length = 0
    }
    for (const { segment, index } of chineseWords.segment(text)) {
      const word = foldWord(segment, language)
      if (stop.has(word)) {
        endRun()
        continue
      }
      let start = at + index
      for (const letter of word) {
        run.push({ letter, start, end: start + letter.length })
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
    isStopWord: (word) => stop.has(word),
  }
}

function withoutApostrophe(found: string, apostrophe: 'joins' | 'elision' | 'ending'): string {
  const parts = found.split(/['’ʼ.]/)
  if (parts.length === 1) return found
  // "U.T.I."
  if (found.includes('.')) return parts.join('')
  const [first = '', ...rest] = parts
  switch (apostrophe) {
    case 'joins':
      // "doctor's" is "doctor"; "can't" stays "cant".
      return rest.length === 1 && rest[0]?.toLowerCase() === 's' ? first : parts.join('')
    case 'elision':
      return first.length <= 5 ? rest.join('') : parts.join('')
    case 'ending':
      return first
  }
}
