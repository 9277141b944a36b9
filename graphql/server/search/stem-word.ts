import { languageRules } from './language-rules.ts'

type Ending = { readonly ending: string; readonly replacement: string }
type Stemmer = (word: string) => string

const stemmers = new Map<string, Stemmer>()

/**
 * Returns the stemmer of a language; it does not change words of an unknown language. The endings of each language are in
 * `language-rules.ts`.
 */
export function stemmerOf(language: string): Stemmer {
  let stemmer = stemmers.get(language)
  if (!stemmer) {
    stemmer = createStemmer(language)
    stemmers.set(language, stemmer)
  }
  return stemmer
}

function createStemmer(language: string): Stemmer {
  const {
    endings = [],
    minStemLength = 3,
    changes = [],
    prefixes,
    allowsBareStems = false,
  } = languageRules[language] ?? {}
  const groups = endings.map((group) => groupOf(group))
  return (word) => {
    // Words with a digit have no endings: numbers, stages and tests (T2, PCA3).
    if (/\d/.test(word)) return word
    let stem = prefixes ? word.replace(prefixes, '') : word
    for (const group of groups) stem = stripEnding(stem, group, minStemLength, allowsBareStems)
    for (const [pattern, replacement] of changes) {
      const changed = stem.replace(pattern, replacement)
      if (changed.length >= minStemLength) stem = changed
    }
    return stem
  }
}

/** Returns the endings of a group by their last letter, longest first. */
function groupOf(group: string): ReadonlyMap<string, readonly Ending[]> {
  const byLetter = new Map<string, Ending[]>()
  for (const rule of group.split(' ')) {
    const isWhole = rule.endsWith('!')
    const [ending = '', replacement = ''] = isWhole ? [rule.slice(0, -1), rule.slice(0, -1)] : rule.split('>')
    const letter = ending.at(-1) ?? ''
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), { ending, replacement }])
  }
  for (const list of byLetter.values()) list.sort((one, other) => other.ending.length - one.ending.length)
  return byLetter
}

const vowel = /[aeiouyاويا]/

function stripEnding(
  word: string,
  group: ReadonlyMap<string, readonly Ending[]>,
  minStemLength: number,
  allowsBareStems: boolean,
): string {
  for (const { ending, replacement } of group.get(word.at(-1) ?? '') ?? []) {
    const rest = word.length - ending.length
    if (rest + replacement.length < minStemLength || !word.endsWith(ending)) continue
    const stem = word.slice(0, rest)
    // A stem needs a vowel to be a word: "string" is not "str" with an ending.
    if (!allowsBareStems && !vowel.test(stem + replacement) && /[a-z]/.test(stem)) continue
    if (ending === 's' && stem.endsWith('s')) continue
    return stem + replacement
  }
  return word
}
