import { formattingTag } from '#i18n/formatting.ts'
import type { Language } from '#i18n/languages.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options])
  let cached = formatters.get(key)
  if (!cached) formatters.set(key, (cached = new Intl.DateTimeFormat(formattingTag(language), options)))
  return cached
}

type Moment = number | Date

/**
 * Formats the range between two moments: `Thursday, January 21, 2027, 7:00 – 8:00 PM`. Parts that both moments share are not
 * repeated. `timeZone` defaults to the reader's own.
 */
export const formatEventRange = (language: Language, start: Moment, end: Moment, timeZone?: string): string =>
  formatRange(formatter(language, { dateStyle: 'full', timeStyle: 'short', ...(timeZone && { timeZone }) }), start, end)

/**
 * Formats a range of days, including the last one: `Thursday, January 21 – Saturday, January 23, 2027`. The days are ISO
 * 8601 dates.
 */
export function formatDateRange(language: Language, first: string, last: string): string {
  const format = formatter(language, { dateStyle: 'full', timeZone: 'UTC' })
  const [start, end] = [new Date(first), new Date(last)]
  // In Chinese, Intl formats a range of days with slashes, which is not how dates are written on an invitation.
  if (language === 'zh-CN' && first !== last) return `${format.format(start)}${unbroken(' – ')}${format.format(end)}`
  return formatRange(format, start, end)
}

/** Formats a time of day: `7:00 PM`. */
export const formatTime = (language: Language, moment: Moment, timeZone: string): string =>
  bindTimes(formatter(language, { timeStyle: 'short', timeZone }).format(moment))

/** Returns the generic name of a time zone, which is the same in winter and in summer: `Central European Time`. */
export const formatZoneName = (language: Language, moment: Moment, timeZone: string): string | undefined =>
  formatter(language, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value

/** Replaces the space between a time and its suffix with a no-break space: `10:00 ص`, `19:00 ч.`. */
const bindTimes = (text: string): string => text.replace(/(?<=\d[:.]\d\d) (?=\p{L})/gu, '\u00a0')

const wordJoiner = '\u2060'

/**
 * Returns a dash and the spaces around it so that no line breaks there. Word joiners do not prevent a break at an ordinary
 * space between them, so no-break spaces replace the spaces.
 */
const unbroken = (dash: string): string =>
  ['', ...dash.replaceAll(' ', '\u00a0').replaceAll('\u2009', '\u202f'), ''].join(wordJoiner)

/**
 * Formats a range as usual in the language, but without line breaks at the dash, and with spaces around the dash if one of
 * its sides contains letters and spaces: `četrtek, 21. – sobota, 23. januar`.
 */
function formatRange(format: Intl.DateTimeFormat, start: Moment, end: Moment): string {
  const parts = format.formatRangeToParts(start, end)
  const dash = parts.findIndex(({ source, value }) => source === 'shared' && /[-–—]\s*$/.test(value))
  const text = (some: typeof parts) => bindTimes(some.map(({ value }) => value).join(''))
  const side = (source: string) => text(parts.filter((part) => part.source === source))
  const isLong = [side('startRange'), side('endRange')].some((words) => /\p{L}.*\s|\s.*\p{L}/u.test(words))
  if (dash < 0) return text(parts)
  const before = text(parts.slice(0, dash + 1)).replace(/\s*[-–—]\s*$/, (sign) => unbroken(isLong ? ' – ' : sign))
  return before + text(parts.slice(dash + 1)).trimStart()
}
