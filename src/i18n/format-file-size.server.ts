import { formattingTag } from './formatting.ts'
import type { Language } from './languages.ts'

/** Formats the size of a file in decimal kilobytes or megabytes: `240 kB`, `1.4 MB`. */
export function formatFileSize(language: Language, bytes: number): string {
  const [unit, size] = bytes < 999_500 ? (['kilobyte', bytes / 1e3] as const) : (['megabyte', bytes / 1e6] as const)
  const digits = unit === 'megabyte' && size < 10 ? 1 : 0
  return new Intl.NumberFormat(formattingTag(language), {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(Math.max(size, 1))
}
