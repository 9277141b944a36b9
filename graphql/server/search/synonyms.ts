import type { Analyser } from './analyse-text.ts'
import type { SynonymLookup } from './query-expander.ts'

/** The maximum number of synonyms that one group provides for a phrase of a query. */
const maxSynonyms = 5

/**
 * Creates a lookup of synonyms in groups of words and phrases: those that editors list in `search.yaml`, and the terms of
 * the glossary with their variants.
 */
export function createSynonyms(analyser: Analyser, groups: readonly (readonly string[])[]): SynonymLookup {
  type Phrase = { readonly stems: readonly string[]; readonly synonyms: readonly string[] }
  const byFirst = new Map<string, Phrase[]>()
  for (const group of groups) {
    // Forms of the same word share a stem, so they are not synonyms.
    const phrases = new Map<string, { stems: string[]; words: string }>()
    for (const words of group) {
      const stems = analyser.tokens(words).map(({ stem }) => stem)
      const key = stems.join(' ')
      if (stems.length > 0 && !phrases.has(key)) phrases.set(key, { stems, words })
    }
    for (const { stems, words } of phrases.values()) {
      const synonyms = [...phrases.values()].map((other) => other.words).filter((other) => other !== words)
      const [first = ''] = stems
      if (synonyms.length > 0)
        byFirst.set(first, [...(byFirst.get(first) ?? []), { stems, synonyms: synonyms.slice(0, maxSynonyms) }])
    }
  }
  return (stems) =>
    stems.flatMap((stem, start) =>
      (byFirst.get(stem) ?? [])
        .filter((phrase) => phrase.stems.every((part, place) => stems[start + place] === part))
        .flatMap((phrase) => phrase.synonyms.map((words) => ({ start, end: start + phrase.stems.length, words }))),
    )
}
