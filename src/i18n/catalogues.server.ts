import type { Messages } from '@lingui/core'
import { fallbackLanguage, type Language } from './languages.ts'

const catalogues = import.meta.glob<{ messages: Messages }>('../../locales/*/*.po')

/** The compiled messages of one catalogue in a language; of the fallback language when that one lacks it. */
export async function readCatalogue(language: Language, name: string): Promise<Messages | undefined> {
  const load =
    catalogues[`../../locales/${language}/${name}.po`] ?? catalogues[`../../locales/${fallbackLanguage}/${name}.po`]
  return load && (await load()).messages
}

/**
 * The static messages of the content system that change what a reader sees: their key is the id of a message in a catalogue
 * of the language, and they say something else. Only these travel with a page.
 */
export async function changedMessages(language: Language, staticMessages: Messages): Promise<Messages> {
  const paths = Object.keys(catalogues).filter((path) => path.includes(`/${language}/`))
  const modules = await Promise.all(paths.map((path) => catalogues[path]?.()))
  const known: Messages = Object.assign({}, ...modules.map((module) => module?.messages))
  return Object.fromEntries(
    Object.entries(staticMessages).filter(
      ([key, message]) => Object.hasOwn(known, key) && JSON.stringify(known[key]) !== JSON.stringify(message),
    ),
  )
}
