import type { Analyser } from './analyse-text.ts'
import type { SynonymLookup } from './text-index.ts'

/** How many other ways to say a thing are tried. */
const mostOthers = 5

/**
 * What means the same in a language: groups of words and word groups, as editors list them (`search.yaml`) and as the
 * glossary has them (a term and its variants).
 */
export function createSynonyms(analyser: Analyser, groups: readonly (readonly string[])[]): SynonymLookup {
  type Phrase = { readonly stems: readonly string[]; readonly others: readonly string[] }
  const byFirst = new Map<string, Phrase[]>()
  for (const group of groups) {
    // Forms of one word have one stem, and the search knows them already.
    const phrases = new Map<string, { stems: string[]; words: string }>()
    for (const words of group) {
      const stems = analyser.tokens(words).map(({ stem }) => stem)
      const key = stems.join(' ')
      if (stems.length > 0 && !phrases.has(key)) phrases.set(key, { stems, words })
    }
    for (const { stems, words } of phrases.values()) {
      const others = [...phrases.values()].map((other) => other.words).filter((other) => other !== words)
      const [first = ''] = stems
      if (others.length > 0)
        byFirst.set(first, [...(byFirst.get(first) ?? []), { stems, others: others.slice(0, mostOthers) }])
    }
  }
  return (stems) =>
    stems.flatMap((stem, start) =>
      (byFirst.get(stem) ?? [])
        .filter((phrase) => phrase.stems.every((part, place) => stems[start + place] === part))
        .flatMap((phrase) => phrase.others.map((words) => ({ start, end: start + phrase.stems.length, words }))),
    )
}
