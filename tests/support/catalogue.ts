import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#i18n/languages.ts'

/** Returns the translated messages in the catalogues of a language, by their English text or, if they have one, their ID. */
export function readCatalogue(language: Language): ReadonlyMap<string, string> {
  const folder = join(import.meta.dirname, '../../locales', language)
  const text = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
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

/** Returns the first whole number in a text, without periods, commas and spaces between its digits; NaN if there is none. */
export const numberIn = (text: string): number => Number(/\d[\d.,\s]*/.exec(text)?.[0].replaceAll(/\D/g, ''))
