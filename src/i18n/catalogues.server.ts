import type { Messages } from '@lingui/core'
import { fallbackLanguage, type Language } from './languages.ts'

const catalogues = import.meta.glob<{ messages: Messages }>('../../locales/*/*.po')

/** The compiled words of one catalogue in a language; of the fallback language when that one lacks it. */
export async function readWords(language: Language, name: string): Promise<Messages | undefined> {
  const load =
    catalogues[`../../locales/${language}/${name}.po`] ?? catalogues[`../../locales/${fallbackLanguage}/${name}.po`]
  return load && (await load()).messages
}
