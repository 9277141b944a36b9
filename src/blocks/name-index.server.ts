import { foldText } from '#lib/fold-text.ts'
import { groupByLetter, indexLetters } from '#i18n/alphabet.ts'
import type { Language } from '#i18n/languages.ts'
import type { LetterGroup, NameIndex, UntranslatedRow } from '#ui/name-index.ts'
import { isUntranslated, type SafeLink } from '#ui/safe-link.ts'
import { nonNull, plainTexts, type Maybe } from './plain-text.server.ts'

/** An entry of an index: the link to its page, and its id, by which its other names are looked up. */
export type NamedEntry = { readonly id: Maybe<string>; readonly link: SafeLink }

/** The other names of entries in the site's language, as the content system lists them. */
export type OtherNames = readonly {
  readonly names: readonly string[]
  readonly entry: { readonly id: string | null }
}[]

/**
 * Returns the index of a site's entries by first letter, under their titles and their other names. Entries that are not
 * translated come after the alphabet, sorted by their names in the site's language. If a letter has no translated entry, it
 * links to the first untranslated entry with a name in the site's language that begins with the letter.
 */
export function nameIndex(language: Language, entries: readonly NamedEntry[], otherNames: OtherNames): NameIndex {
  const namesById = new Map(nonNull(otherNames).map(({ entry, names }) => [entry.id, plainTexts(names)]))
  const namesOf = ({ id, link }: NamedEntry) =>
    differentNames([link.label, ...(namesById.get(id ?? null) ?? [])]).slice(1)
  const own = entries.filter(({ link }) => !isUntranslated(link))
  const groups: readonly LetterGroup[] = groupByLetter(
    language,
    own.flatMap((entry) => {
      const { link } = entry
      const target = { ...link, text: undefined }
      return [{ label: link.label, link }, ...namesOf(entry).map((label) => ({ label, link: target }))]
    }),
  )
  const foreign = groupByLetter(
    language,
    entries
      .filter(({ link }) => isUntranslated(link))
      .map((entry): UntranslatedRow => {
        const [label = entry.link.label, ...more] = namesOf(entry)
        return { label, link: { ...entry.link, text: undefined }, more }
      }),
  )
  const taken = new Set(groups.map(({ letter }) => letter))
  const untranslated = foreign.flatMap(({ letter, anchor, links }) => {
    if (taken.has(letter)) return links
    const first = links.findIndex(hasOwnName)
    return links.map((row, place) => (place === first ? { ...row, anchor } : row))
  })
  const labels = [...groups.flatMap(({ links }) => links), ...untranslated.filter(hasOwnName)].map(({ label }) => label)
  return { letters: indexLetters(language, labels), groups, untranslated }
}

/** Whether the row of an untranslated page is shown under a name in the site's language. */
const hasOwnName = ({ label, link }: UntranslatedRow): boolean => label !== link.label

/**
 * Returns the names without those that are a prefix or an extension of an earlier one, because both would be next to each
 * other in the index.
 */
function differentNames(names: readonly string[]): readonly string[] {
  const taken: string[] = []
  return names.filter((name) => {
    const folded = foldText(name)
    if (taken.some((other) => other.startsWith(folded) || folded.startsWith(other))) return false
    return taken.push(folded)
  })
}
