import { searchableText } from '#content-server/render-markdown.ts'
import type { StoredEntry } from '#content-server/stored-entry.ts'
import type { IndexedDocument } from './index-data.ts'

/** Returns the title and the other names of an entry. A search for any of them should find the entry. */
const namesOf = (entry: StoredEntry): string[] => [entry.title, ...(entry.page.synonyms ?? [])]

/** Returns the text of an entry for the index. */
export function entryText(entry: StoredEntry): IndexedDocument {
  const { intro, keyPoints, searchDescription } = entry.page
  const body = searchableText(entry.document.body)
  return {
    names: namesOf(entry),
    fields: [
      { text: entry.title, weight: 3 },
      { text: [intro, searchDescription].join('\n'), weight: 2 },
      { text: [body.headings, ...(keyPoints ?? [])].join('\n'), weight: 1.5 },
      { text: [body.text, ...furtherTexts(entry)].join('\n'), weight: 1 },
    ],
  }
}

/** Returns the texts that entries of some types have outside the body, such as the quote of a story. */
function furtherTexts({ fields }: StoredEntry): (string | undefined)[] {
  const more: (string | undefined)[] = []
  if ('quote' in fields) more.push(fields.quote)
  if ('city' in fields) more.push(fields.city, fields.venue)
  if ('greeting' in fields) more.push(fields.greeting)
  if ('recommendations' in fields) more.push(...(fields.recommendations ?? []).map(({ text }) => text))
  if ('minutes' in fields || 'endText' in fields) {
    for (const chapter of fields.chapters) {
      more.push(chapter.title, ...chapter.items.flatMap(({ title, body, question }) => [title, body, question]))
    }
  }
  return more
}
