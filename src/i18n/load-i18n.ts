import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { createIsomorphicFn } from '@tanstack/react-start'
import { fetchJson } from '#lib/retry.ts'
import { readCatalogue } from './catalogues.server.ts'
import { formattingTag } from './formatting.ts'
import type { Language } from './languages.ts'

const buildId: string = import.meta.env.VITE_BUILD_ID ?? 'development'

/** Fetches a catalogue. In the browser its name determines its URL, so that the client needs no list of all catalogues. */
const fetchCatalogue = createIsomorphicFn()
  .server((language: Language, name: string) => readCatalogue(language, name))
  .client((language: Language, name: string) =>
    fetchJson<Messages>(`${import.meta.env.BASE_URL}messages/${language}.${name}.${buildId}.json`),
  )

const loadingCatalogues = new Map<string, Promise<Messages>>()

/** Loads a catalogue once; concurrent calls share the load. A failed load is retried by the next call. */
function loadCatalogue(language: Language, name: string): Promise<Messages> {
  const key = `${language}/${name}`
  const cached = loadingCatalogues.get(key)
  if (cached) return cached
  const catalogue = fetchCatalogue(language, name).then((messages) => {
    if (!messages) throw new Error(`There is no catalogue "${name}".`)
    return messages
  })
  loadingCatalogues.set(key, catalogue)
  catalogue.catch(() => loadingCatalogues.delete(key))
  return catalogue
}

/**
 * Creates the `I18n` of a language with the messages that every page shows. `staticMessages` are the content system's, by
 * key; they take precedence over the catalogue (settled 1: static message, catalogue, static message in en-US, source text).
 */
export async function loadI18n(language: Language, staticMessages: Messages = {}): Promise<I18n> {
  const options = {
    locale: language,
    // For the numbers in messages: browsers differ in the digits that they write for plain `ar`.
    locales: formattingTag(language),
    messages: { [language]: { ...(await loadCatalogue(language, 'messages')), ...staticMessages } },
  }
  if (import.meta.env.DEV) {
    const { isMarking, MarkedI18n } = await import('./marked-i18n.ts')
    if (isMarking()) return new MarkedI18n(options)
  }
  return setupI18n(options)
}

const addedCatalogues = new WeakMap<I18n, Set<string>>()

/**
 * Returns the names of the catalogues that have been added to an `I18n` besides the one that every page has, in alphabetical
 * order: they are loaded concurrently, but every rendering of a page must produce the same HTML.
 */
export const loadedCatalogues = (i18n: I18n): string[] => [...(addedCatalogues.get(i18n) ?? [])].sort()

/**
 * Loads the messages of a feature (`locales/<tag>/<feature>.po`) into an `I18n`, without replacing messages that it already
 * has. Rejects when the feature has no catalogue, or when the catalogue cannot be fetched.
 */
export async function loadMessages(i18n: I18n, feature: string): Promise<void> {
  const messages = await loadCatalogue(i18n.locale as Language, feature)
  i18n.load(i18n.locale, { ...messages, ...i18n.messages })
  addedCatalogues.set(i18n, (addedCatalogues.get(i18n) ?? new Set()).add(feature))
}
