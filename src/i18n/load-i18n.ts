import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { fallbackLanguage, type Language } from './languages.ts'

/** In the browser one file for each catalogue (docs/decisions/0007). */
const catalogues = import.meta.glob<{ messages: Messages }>('../../locales/*/*.po')

const loaded = new Map<string, Messages>()

async function loadCatalogue(language: Language, name: string): Promise<Messages> {
  const key = `${language}/${name}`
  const known = loaded.get(key)
  if (known) return known
  const load = catalogues[`../../locales/${key}.po`] ?? catalogues[`../../locales/${fallbackLanguage}/${name}.po`]
  if (!load) throw new Error(`There is no catalogue "${name}".`)
  const { messages } = await load()
  loaded.set(key, messages)
  return messages
}

/**
 * The words that every page shows, in a language. `staticMessages` are the content system's own, by key; they stand before
 * the catalogue (settled 1: static message, catalogue, static message in en-US, source text).
 */
export async function loadI18n(language: Language, staticMessages: Messages = {}): Promise<I18n> {
  return setupI18n({
    locale: language,
    messages: { [language]: { ...(await loadCatalogue(language, 'messages')), ...staticMessages } },
  })
}

/** Adds the words of a feature (`src/features/<feature>`); what is there already stays. Rejects when there are none. */
export async function addWords(i18n: I18n, feature: string): Promise<void> {
  const words = await loadCatalogue(i18n.locale as Language, feature)
  i18n.load(i18n.locale, { ...words, ...i18n.messages })
}
