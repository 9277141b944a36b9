import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadAll } from 'js-yaml'
import linguiConfig from '../../lingui.config.ts'
import { fallbackLanguage, type Language } from '../../src/i18n/languages.ts'
import { siteHandles, sites } from '../../src/sites/sites.ts'
import { translationProblems } from './catalogue-problems.ts'
import { lineOf } from './catalogue-remarks.ts'

/** A message in one language, with the information that a translator needs. */
export type EditableMessage = {
  readonly id: string
  readonly locale: Language
  readonly english: string
  readonly comment: string
  readonly translation: string
  /**
   * The places of the message in the catalogues. A message that several features use is in the catalogue of each of them.
   */
  readonly places: readonly { readonly file: string; readonly line: number }[]
  /** The files of the code that show the message. */
  readonly origins: readonly string[]
  /** The plural forms of the language, each with examples of numbers that require it. */
  readonly pluralForms: readonly { readonly form: string; readonly examples: readonly string[] }[]
  /** The file in which editors override the message; their text replaces the translation. */
  readonly wordedIn?: string
}

/** The error for an edit that cannot be made. Its message consists of sentences for the translator. */
export class EditError extends Error {
  override readonly name = 'EditError'
}

/**
 * Finds a message in the catalogues of a language.
 *
 * @param root the directory that contains `locales` and `graphql`
 * @param id the ID by which Lingui knows the message: a name that the code gives it, or a hash of its English text
 * @returns undefined if no catalogue has the message
 */
export async function findMessage(root: string, locale: Language, id: string): Promise<EditableMessage | undefined> {
  const found = await readCatalogues(root, locale, id)
  const message = found[0]?.message
  if (!message) return undefined
  const written = message.message ?? id
  const english = message.message ?? (await readCatalogues(root, fallbackLanguage, id))[0]?.message.translation ?? id
  const wordedIn = fileOfEditors(root, locale, id)
  return {
    id: written,
    locale,
    english,
    comment: (message.comments ?? []).join('\n'),
    translation: message.translation ?? '',
    places: found.map(({ file, text }) => ({ file, line: lineOf(written, text) })),
    origins: [...new Set(found.flatMap(({ message: { origin = [] } }) => origin.map(([file]) => file)))],
    pluralForms: pluralFormsOf(locale),
    ...(wordedIn !== undefined && { wordedIn }),
  }
}

/**
 * Writes a translation into every catalogue of a language that has the message, as `lingui extract` would write it: nothing
 * else in the files changes, except that the mark of an unconfirmed translation is removed.
 *
 * @throws EditError when no catalogue has the message, for an English text, which can only be changed in the code, and for a
 * translation that `npm run i18n:check` would reject
 */
export async function writeTranslation(root: string, locale: Language, id: string, translation: string): Promise<void> {
  const message = await findMessage(root, locale, id)
  if (!message) throw new EditError('No catalogue has this message any more.')
  if (locale === fallbackLanguage) throw new EditError(`English is written in the code: ${message.origins.join(', ')}`)
  const problems = translationProblems(message.english, translation, locale)
  if (problems.length > 0) throw new EditError(problems.map((problem) => `The message ${problem}.`).join('\n'))
  for (const { file, text, catalogue, message: entry } of await readCatalogues(root, locale, id)) {
    const { flags: written } = entry.extra ?? {}
    const flags = Array.isArray(written) ? written.filter((flag) => flag !== 'fuzzy') : []
    const edited = { ...catalogue, [id]: { ...entry, translation, extra: { ...entry.extra, flags } } }
    writeFileSync(join(root, file), await format.serialize(edited, { ...contextOf(locale, file), existing: text }))
  }
}

const format = formatOf(linguiConfig)

function formatOf({ format }: typeof linguiConfig) {
  if (!format) throw new Error('lingui.config.ts names no format of catalogues.')
  return format
}

const contextOf = (locale: Language, filename: string) => ({ locale, sourceLocale: fallbackLanguage, filename })

/** Reads the catalogues of a language that have a message. */
async function readCatalogues(root: string, locale: Language, id: string) {
  const files = globSync('*.po', { cwd: join(root, 'locales', locale) }).toSorted()
  const catalogues = await Promise.all(
    files.map(async (name) => {
      const file = `locales/${locale}/${name}`
      const text = readFileSync(join(root, file), 'utf8')
      return { file, text, catalogue: await format.parse(text, contextOf(locale, file)) }
    }),
  )
  return catalogues.flatMap(({ catalogue, ...each }) => {
    const message = Object.hasOwn(catalogue, id) ? catalogue[id] : undefined
    return message ? [{ ...each, catalogue, message }] : []
  })
}

function fileOfEditors(root: string, locale: Language, id: string): string | undefined {
  const handle = siteHandles.find((name) => sites[name].locale === locale)
  const file = `graphql/content/${handle}/messages.yaml`
  // An empty file has no document.
  const [messages] = loadAll(readFileSync(join(root, file), 'utf8')) as { key: string }[][]
  return messages?.some(({ key }) => key === id) ? file : undefined
}

/** The candidates for the examples of plural forms: the whole numbers from 0 to 111, a fraction and a million. */
const exampleNumbers = [...Array.from({ length: 112 }, (_, number) => number), 1.5, 1_000_000]

function pluralFormsOf(locale: Language) {
  const rules = new Intl.PluralRules(locale)
  return rules.resolvedOptions().pluralCategories.map((form) => ({
    form,
    examples: exampleNumbers
      .filter((number) => rules.select(number) === form)
      .slice(0, 4)
      .map(String),
  }))
}
