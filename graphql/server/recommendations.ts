import type { EntryNode, StoredEntry } from './stored-entry.ts'

/** Returns the recommendations of a guideline's chapter as entries, in order; an empty list for entries of other types. */
export function recommendationsOf(entry: StoredEntry): (EntryNode & { key: string | undefined })[] {
  if (!('recommendations' in entry.fields)) return []
  return (entry.fields.recommendations ?? []).map(({ key, text, strength, levelOfEvidence }, place) => ({
    ...entry.part(`recommendations/${key ?? place}`, 'recommendation', null, {
      text,
      strength: strength ?? null,
      levelOfEvidence: levelOfEvidence ?? null,
      chapter: [entry],
      citedBy: () => (key === undefined ? [] : entry.citing(key)),
    }),
    key,
  }))
}
