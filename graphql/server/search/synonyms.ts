import type { Analyser } from './analyse-text.ts'
import type { SynonymLookup } from './query-expander.ts'

/** Synonyms of one phrase that a query is tried with. */
const maxSynonyms = 5

/**
 * Looks up synonyms in groups of words and phrases, which editors list in `search.yaml` and the glossary has as a term and its
 * variants.
 */
export function createSynonyms(analyser: Analyser, groups: readonly (readonly string[])[]): SynonymLookup {
  type Phrase = { readonly stems: readonly string[]; readonly synonyms: readonly string[] }
  const byFirst = new Map<string, Phrase[]>()
  for (const group of groups) {
    // Forms of one word share a stem, so they are no synonyms.
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
