import { parsePoFile } from '@lingui/format-po'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** A message in a catalogue. `id` is the English text, or a name such as `type-news` if the code sets one. */
export type CatalogueMessage = {
  readonly id: string
  readonly isNamed: boolean
  readonly translation: string
  /** The comment by which the code explains the message to translators. */
  readonly comment: string
  /** Whether a PO editor has marked the translation as not yet confirmed. */
  readonly isFuzzy: boolean
}

/** Parses the text of a PO file. */
export function readCatalogue(text: string): readonly CatalogueMessage[] {
  return parsePoFile(text).items.map(({ msgid, msgstr, extractedComments, flags }) => ({
    id: msgid,
    isNamed: extractedComments.includes('js-lingui-explicit-id'),
    translation: msgstr[0] ?? '',
    comment: extractedComments
      .filter((line) => !/^(?:js-lingui-explicit-id|placeholder \{)/.test(line))
      .join(' ')
      .trim(),
    isFuzzy: flags.fuzzy === true,
  }))
}

/**
 * Finds the problems of a translation: it is missing, cannot be parsed as an ICU message, has different placeholders or tags
 * from the English text or different plural forms from its language (CLDR), repeats the English text, is much shorter or
 * longer, or has quotation marks or spaces that its language does not use.
 *
 * @param locale BCP 47 tag of the translation's language
 * @returns a sentence for each problem
 */
export function translationProblems(english: string, translation: string, locale: string): string[] {
  if (translation.trim() === '') return ['has no translation']
  let writtenParts: Parts
  try {
    writtenParts = partsOf(translation)
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? error.message.split('\n')[0] : error}`]
  }
  const expectedParts = partsOf(english)
  return [
    ...namesProblem('placeholder', expectedParts.placeholders, writtenParts.placeholders),
    ...namesProblem('tag', expectedParts.tags, writtenParts.tags),
    ...writtenParts.plurals.flatMap((forms) => pluralProblems(forms, locale)),
    ...(english === translation && isCopy(expectedParts.words, locale) ? ['is a copy of the English text'] : []),
    ...lengthProblem(expectedParts.words, writtenParts.words),
    ...quotationProblem(translation, locale),
    ...(locale === 'fr-FR' ? frenchSpaceProblem(translation) : []),
  ]
}

/**
 * Returns the text of an ICU message that a reader sees, without placeholders and tags and with only the form `other` of
 * every plural. A message that cannot be parsed is returned unchanged.
 */
export function shownText(message: string): string {
  const textOf = (tokens: Tokens): string =>
    tokens
      .map((token) => {
        if (typeof token === 'string') return token.replaceAll(/<\/?\w+\/?>/g, '')
        const [, , format] = token
        const { other } = format && typeof format === 'object' ? (format as Record<string, Tokens>) : {}
        return other ? textOf(other) : ''
      })
      .join('')
  try {
    return textOf(compileMessageOrThrow(message))
  } catch {
    return message
  }
}

type Parts = {
  readonly placeholders: ReadonlySet<string>
  readonly tags: ReadonlySet<string>
  /** The forms of each plural: categories such as `one` and `other`, and exact numbers such as `0`. */
  readonly plurals: readonly (readonly string[])[]
  /** The words of two or more letters in the message, with only the form `other` of every plural. */
  readonly words: readonly string[]
}

type Tokens = ReturnType<typeof compileMessageOrThrow>

function partsOf(message: string): Parts {
  const placeholders = new Set<string>()
  const tags = new Set<string>()
  const plurals: string[][] = []
  const words: string[] = []
  const read = (tokens: Tokens, isGeneral: boolean) => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        for (const [tag] of token.matchAll(/<\/?\w+\/?>/g)) tags.add(tag)
        if (isGeneral) words.push(...(token.match(/\p{L}{2,}/gu) ?? []))
        continue
      }
      const [name, type, format] = token
      // Within a plural `#` is a token of its own.
      if (name !== '#') placeholders.add(type && type !== 'plural' ? `${name}, ${type}` : name)
      if (!format || typeof format !== 'object') continue
      const { offset: _, ...choices } = format as Record<string, Tokens>
      if (type === 'plural') plurals.push(Object.keys(choices))
      for (const [form, choice] of Object.entries(choices)) read(choice, isGeneral && form === 'other')
    }
  }
  read(compileMessageOrThrow(message), true)
  return { placeholders, tags, plurals, words }
}

function namesProblem(what: string, wanted: Iterable<string>, written: Iterable<string>): string[] {
  const [expected, found] = [[...wanted].toSorted(), [...written].toSorted()]
  return expected.join() === found.join()
    ? []
    : [
        `has other ${what}s than the English text: ${found.join(' ') || 'none'} in place of ${expected.join(' ') || 'none'}`,
      ]
}

function pluralProblems(forms: readonly string[], locale: string): string[] {
  const categories: readonly string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const missing = categories.filter((category) => !forms.includes(category))
  const unknownForms = forms.filter((form) => !/^\d+$/.test(form) && !categories.includes(form))
  return [
    ...(missing.length > 0 ? [`lacks the plural form ${missing.join(', ')} of ${locale}`] : []),
    ...(unknownForms.length > 0 ? [`has the plural form ${unknownForms.join(', ')}, which ${locale} has not`] : []),
  ]
}

/** The locales that are not written in Latin script. Their messages share only abbreviations such as PDF with English. */
const otherScripts = ['ar', 'bg-BG', 'el-GR', 'zh-CN']

const isCopy = (words: readonly string[], locale: string) =>
  otherScripts.includes(locale) ? words.some((word) => /\p{Ll}/u.test(word)) : words.length > 2

/** Estimates the length in English letters: Arabic omits most vowels, and a Chinese character is a whole syllable. */
const lengthOf = (words: readonly string[]) =>
  [...words.join('')].reduce(
    (sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 3.5 : /[؀-ۿ]/.test(letter) ? 1.4 : 1),
    0,
  )

/**
 * Reports a translation with less than half or more than twice the length of the English text. Short texts are excluded,
 * because their lengths vary too much.
 */
function lengthProblem(english: readonly string[], written: readonly string[]): string[] {
  const [wanted, found] = [lengthOf(english), lengthOf(written)]
  if (wanted < 30 || (found >= wanted / 2 && found <= wanted * 2)) return []
  return [`has an odd length, as much as ${Math.round(found)} letters for ${wanted} of the English text`]
}

/** The opening and the closing quotation mark of each language, as in its glossary (`docs/glossary`). */
export const quotationMarks: Readonly<Record<string, readonly [open: string, close: string]>> = {
  'nl-NL': ['‘', '’'],
  'es-ES': ['«', '»'],
  'de-DE': ['„', '“'],
  'fr-FR': ['«', '»'],
  ar: ['«', '»'],
  'el-GR': ['«', '»'],
  'pt-PT': ['«', '»'],
  'sl-SI': ['»', '«'],
  'tr-TR': ['“', '”'],
  'zh-CN': ['“', '”'],
  'it-IT': ['«', '»'],
  'lv-LV': ['„', '”'],
  'fi-FI': ['”', '”'],
  'cs-CZ': ['„', '“'],
  'sk-SK': ['„', '“'],
  'pl-PL': ['„', '”'],
  'hr-HR': ['„', '”'],
  'bg-BG': ['„', '“'],
  'sq-AL': ['“', '”'],
  'hu-HU': ['„', '”'],
  'et-EE': ['„', '“'],
}

/** Matches all quotation marks but `’`, which is also the apostrophe. */
const anyMark = /["«»„“”‘‹›]/

/** Reports a quotation mark that the language does not use, or that lacks its counterpart. */
function quotationProblem(translation: string, locale: string): string[] {
  const [open, close] = quotationMarks[locale] ?? ['', '']
  const withoutQuotations = translation.replaceAll(new RegExp(`${open}[^"«»„“”‘‹›]*?${close}`, 'g'), '')
  return anyMark.test(withoutQuotations) ? [`has other quotation marks than ${open}…${close}`] : []
}

/**
 * Reports French punctuation without a no-break space before it, except in times and URLs, and an opening quotation mark
 * without one after it.
 */
const frenchSpaceProblem = (translation: string): string[] =>
  /(?<!\u00a0)(?:[;?!»]|:(?![\d/]))|«(?!\u00a0)/.test(translation)
    ? ['lacks a no-break space beside : ; ? ! « or »']
    : []
