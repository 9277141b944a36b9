import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { fallbackLanguage, type Language } from './languages.ts'

/** One catalogue, and in the browser one file, per language. */
const catalogues = import.meta.glob<{ messages: Messages }>('../../locales/*/messages.po')

const loaded = new Map<Language, Messages>()

async function loadCatalogue(language: Language): Promise<Messages> {
  const known = loaded.get(language)
  if (known) return known
  const load =
    catalogues[`../../locales/${language}/messages.po`] ?? catalogues[`../../locales/${fallbackLanguage}/messages.po`]
  const messages = load ? (await load()).messages : {}
  loaded.set(language, messages)
  return messages
}

/**
 * The words of the interface in a language. `staticMessages` are the content system's own, by key; they stand before the
 * catalogue (settled 1: static message, catalogue, static message in en-US, source text).
 */
export async function loadI18n(language: Language, staticMessages: Messages = {}): Promise<I18n> {
  return setupI18n({
    locale: language,
    messages: { [language]: { ...(await loadCatalogue(language)), ...staticMessages } },
  })
}
