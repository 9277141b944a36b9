import { formattingTag } from './formatting.ts'
import type { Language } from './languages.ts'

/** The size of a file as people say it: `240 kB`, `1.4 MB`. Thousands of bytes, as operating systems show them. */
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
