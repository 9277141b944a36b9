import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { createIsomorphicFn } from '@tanstack/react-start'
import { readWords } from './catalogues.server.ts'
import type { Language } from './languages.ts'

const buildId: string = import.meta.env.VITE_BUILD_ID ?? 'development'

/** The browser has them as a file that never changes under one address: no list of all catalogues travels with the client. */
const getWords = createIsomorphicFn()
  .server((language: Language, name: string) => readWords(language, name))
  .client(async (language: Language, name: string) => {
    const response = await fetch(`${import.meta.env.BASE_URL}words/${language}.${name}.${buildId}.json`)
    if (!response.ok) throw new Error(`The words "${name}" could not be loaded (status ${response.status}).`)
    return (await response.json()) as Messages
  })

const loaded = new Map<string, Messages>()

async function loadWords(language: Language, name: string): Promise<Messages> {
  const key = `${language}/${name}`
  const known = loaded.get(key)
  if (known) return known
  const words = await getWords(language, name)
  if (!words) throw new Error(`There is no catalogue "${name}".`)
  loaded.set(key, words)
  return words
}

/**
 * The words that every page shows, in a language. `staticMessages` are the content system's own, by key; they stand before
 * the catalogue (settled 1: static message, catalogue, static message in en-US, source text).
 */
export async function loadI18n(language: Language, staticMessages: Messages = {}): Promise<I18n> {
  return setupI18n({
    locale: language,
    messages: { [language]: { ...(await loadWords(language, 'messages')), ...staticMessages } },
  })
}

/** Adds the words of a feature (`locales/<tag>/<feature>.po`); what is there already stays. Rejects when there are none. */
export async function addWords(i18n: I18n, feature: string): Promise<void> {
  const words = await loadWords(i18n.locale as Language, feature)
  i18n.load(i18n.locale, { ...words, ...i18n.messages })
}
