import { formattingTag } from '#i18n/formatting.ts'
import type { Language } from '#i18n/languages.ts'

/**
 * Formats a size in kilobytes (1,000 bytes) or, from one megabyte on, in megabytes with at most one decimal: `640 kB`,
 * `1.2 MB`.
 */
export function formatSize(language: Language, bytes: number): string {
  const [unit, value] = bytes < 1_000_000 ? ['kilobyte', Math.ceil(bytes / 1000)] : ['megabyte', bytes / 1_000_000]
  return new Intl.NumberFormat(formattingTag(language), { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}
