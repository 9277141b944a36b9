import { formattingTag } from '#i18n/formatting.ts'
import type { Language } from '#i18n/languages.ts'
import type { Figure, FigureName } from './diary-figures.ts'
import { formatClock } from './diary.ts'

const numberFormat = (language: Language, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(formattingTag(language), options)

/** Formats a volume in milliliters, with the unit as it is abbreviated in the language. */
export const formatVolume = (language: Language, milliliters: number): string =>
  numberFormat(language, { style: 'unit', unit: 'milliliter', unitDisplay: 'short', maximumFractionDigits: 0 }).format(
    milliliters,
  )

const timeFormat = (language: Language) =>
  new Intl.DateTimeFormat(formattingTag(language), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

const clockDate = (minutes: number) => new Date(`2000-01-01T${formatClock(minutes)}:00Z`)

/** Formats minutes since midnight as a clock time. */
export const formatTime = (language: Language, minutes: number): string =>
  timeFormat(language).format(clockDate(minutes))

/**
 * Returns the hour of a clock time as `formatTime` writes it and, in languages with a 12-hour clock, the half of the day,
 * such as `8` and `AM`. The format of `Intl` for an hour alone is too long for an axis in some languages (`08 Uhr`).
 */
export function formatHour(language: Language, minutes: number): { readonly hour: string; readonly half?: string } {
  const parts = timeFormat(language).formatToParts(clockDate(minutes))
  const half = parts.find(({ type }) => type === 'dayPeriod')?.value
  return { hour: parts.find(({ type }) => type === 'hour')?.value ?? '', ...(half !== undefined && { half }) }
}

/** Formats an ISO 8601 date with the day of the week, in full or, with `short`, abbreviated. */
export const formatDay = (language: Language, date: string, style: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(formattingTag(language), {
    weekday: style,
    day: 'numeric',
    month: style,
    timeZone: 'UTC',
  }).format(new Date(date))

/** Formats a figure, which is a volume, a percentage or a count. The average of a count has at most one decimal. */
export function formatFigure(language: Language, name: FigureName, value: Figure['value']): string {
  switch (name) {
    case 'intake':
    case 'volume':
    case 'nightVolume':
    case 'meanVolume':
    case 'maxVolume':
      return formatVolume(language, value)
    case 'nightShare':
      return numberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(value)
    case 'dayVoids':
    case 'nightVoids':
    case 'leaks':
      return numberFormat(language, { maximumFractionDigits: 1 }).format(value)
  }
}

/** Returns the comma that separates the parts of an entry in the language, with a space after it except in Chinese. */
export const partSeparator = (language: Language): string =>
  ({ ar: '، ', 'zh-CN': '，' } as Partial<Record<Language, string>>)[language] ?? ', '
