import type { Analyser } from './analyse-text.ts'

const longestPhrase = 5

/**
 * Turns a query of one language into another's, by what both languages call the same entries. It is no translation of
 * sentences: what is in no name of an entry stays as it is, since medical words are often the same.
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
      let length = Math.min(longestPhrase, tokens.length - place)
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
