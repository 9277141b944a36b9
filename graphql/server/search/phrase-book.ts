import type { Analyser } from './analyse-text.ts'

const maxPhraseWords = 5

/**
 * Creates a function that translates a query into another language by the names that entries have in both. It drops stop
 * words and leaves other words that occur in no name unchanged, because medical terms are often the same in both languages.
 * For a query without any name it returns undefined.
 */
export function createPhraseBook(
  analyser: Analyser,
  pairs: Iterable<{ readonly names: readonly string[]; readonly other: string }>,
): (query: string) => string | undefined {
  const book = new Map<string, string>()
  for (const { names, other } of pairs) {
    for (const name of names) {
      const key = analyser.stems(name).join(' ')
      if (key !== '' && !book.has(key)) book.set(key, other)
    }
  }
  return (query) => {
    const tokens = analyser.tokens(query).filter(({ word }) => !analyser.isStopWord(word))
    const words: string[] = []
    let isFound = false
    for (let place = 0; place < tokens.length;) {
      let length = Math.min(maxPhraseWords, tokens.length - place)
      let other: string | undefined
      for (; length > 0; length -= 1) {
        other = book.get(
          tokens
            .slice(place, place + length)
            .map(({ stem }) => stem)
            .join(' '),
        )
        if (other !== undefined) break
      }
      if (other !== undefined) isFound = true
      words.push(other ?? tokens[place]?.word ?? '')
      place += Math.max(1, length)
    }
    return isFound ? words.join(' ') : undefined
  }
}
