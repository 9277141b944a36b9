import type { Language } from './languages.ts'

/** Returns the locale for `Intl`: Western digits for Arabic, and the conventions of each language otherwise (settled 1). */
export const formattingTag = (language: Language): string => (language === 'ar' ? 'ar-u-nu-latn' : language)

const formatters = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>()

function memoized<F extends Intl.DateTimeFormat | Intl.NumberFormat>(key: string, make: () => F): F {
  let formatter = formatters.get(key) as F | undefined
  if (!formatter) formatters.set(key, (formatter = make()))
  return formatter
}

/**
 * Formats a calendar date such as `March 12, 2026`. `isoDate` is an ISO 8601 date or time; its day in UTC is formatted.
 *
 * The browser and the server may have different versions of the formats (Chromium has none for Albanian; see
 * `albanian-formats.ts`), so elements with dates, decimals or lists need `suppressHydrationWarning`, with which React keeps
 * the text of the server.
 */
export function formatDate(language: Language, isoDate: string): string {
  return memoized(
    `date ${language}`,
    () =>
      new Intl.DateTimeFormat(formattingTag(language), {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }),
  ).format(new Date(isoDate))
}

/** Formats the month of an ISO 8601 date, which is interpreted in UTC: `March 2028`. */
export function formatMonth(language: Language, isoDate: string): string {
  return memoized(
    `month ${language}`,
    () => new Intl.DateTimeFormat(formattingTag(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  ).format(new Date(isoDate))
}

/** Formats a number with the language's separators. */
export function formatNumber(language: Language, value: number): string {
  return memoized(`number ${language}`, () => new Intl.NumberFormat(formattingTag(language))).format(value)
}

/** Returns the space between two sentences: none in Chinese, whose full stop is as wide as a character. */
export const sentenceSpace = (language: Language): string => (language === 'zh-CN' ? '' : ' ')

/** Returns the colon between a label and its value, with its spaces. In French, a no-break space precedes the colon. */
export const labelSeparator = (language: Language): string =>
  ({ 'fr-FR': '\u{A0}: ', 'zh-CN': '：' } as Partial<Record<Language, string>>)[language] ?? ': '
