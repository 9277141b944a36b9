import type { Messages } from '@lingui/core'
import { fallbackLanguage, type Language } from './languages.ts'

const catalogues = import.meta.glob<{ messages: Messages }>('../../locales/*/*.po')

/** Reads the compiled messages of a catalogue in a language, or in the fallback language if it does not exist there. */
export async function readCatalogue(language: Language, name: string): Promise<Messages | undefined> {
  const load =
    catalogues[`../../locales/${language}/${name}.po`] ?? catalogues[`../../locales/${fallbackLanguage}/${name}.po`]
  return load && (await load()).messages
}

/**
 * The static messages of the content system, compiled, by key. They may override the messages of the catalogues or replace
 * missing translations.
 */
export type StaticMessages = {
  /** The messages in the language of the page. */
  readonly own: Messages
  /** The messages in the fallback language. */
  readonly fallback: Messages
}

/**
 * Chooses the static messages that change what a reader sees (settled 1): a message in the language of the page overrides
 * the catalogue's, and one in the fallback language is used if the catalogue has no translation. The key of each is the id
 * of a message in a catalogue. Only the chosen messages are sent to the browser.
 */
export async function chooseStaticMessages(language: Language, { own, fallback }: StaticMessages): Promise<Messages> {
  const source = await readAll(fallbackLanguage)
  const translated: Messages = { ...source, ...(await readAll(language)) }
  const chosen: Messages = {}
  for (const key of Object.keys({ ...fallback, ...own })) {
    if (!Object.hasOwn(translated, key)) continue
    const isSource = isSame(translated[key], source[key])
    const message = own[key] ?? (isSource && !(await isTranslated(language, key)) ? fallback[key] : undefined)
    if (message !== undefined && !isSame(message, translated[key])) chosen[key] = message
  }
  return chosen
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Reads all messages of a language. */
async function readAll(language: Language): Promise<Messages> {
  const modules = await Promise.all(pathsOf(catalogues, language).map((path) => catalogues[path]?.()))
  return Object.assign({}, ...modules.map((module) => module?.messages)) as Messages
}

const pathsOf = (files: object, language: Language) =>
  Object.keys(files).filter((path) => path.includes(`/${language}/`))

const sources = import.meta.glob<string>('../../locales/*/*.po', { query: '?raw', import: 'default' })

/**
 * Whether a catalogue of the language has a translation of a message. The source of the catalogue is searched, because in
 * the compiled catalogue a missing translation is replaced with the source text and looks like a translation that equals it
 * ("Chatbot").
 */
async function isTranslated(language: Language, key: string): Promise<boolean> {
  const texts = await Promise.all(pathsOf(sources, language).map((path) => sources[path]?.()))
  return texts.some((text) => {
    const [, after = ''] = text?.split(`\nmsgid ${JSON.stringify(key)}\n`, 2) ?? []
    return /^msgstr (?:""\n)?"[^"]/.test(after)
  })
}
