import { formattingTag } from './formatting.ts'
import type { Language } from './languages.ts'

/** Returns the formatter of lists in a sentence: `A, B, and C`, or `A, B, or C` with the type `disjunction`. */
export const listFormat = (language: Language, options?: Intl.ListFormatOptions): Intl.ListFormat =>
  new Intl.ListFormat(formattingTag(language), options)
