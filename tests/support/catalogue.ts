import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#i18n/languages.ts'

/** The words of the interface in a language, by their English source or their id, as they stand in its catalogue. */
export function readCatalogue(language: Language): ReadonlyMap<string, string> {
  const text = readFileSync(join(import.meta.dirname, `../../locales/${language}/messages.po`), 'utf8')
  const words = new Map<string, string>()
  for (const [, id = '', translated = ''] of text.matchAll(
    /^msgid ((?:"(?:[^"\\]|\\.)*"\n)+)msgstr ((?:"(?:[^"\\]|\\.)*"(?:\n|$))+)/gm,
  )) {
    words.set(unquoted(id), unquoted(translated))
  }
  words.delete('')
  return words
}

const unquoted = (lines: string): string =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join('')
