import { formattingTag } from './formatting.ts'
import type { Language } from './languages.ts'

/** Returns the format of a list in a sentence: `A, B, and C`. The type `disjunction` makes it `A, B, or C`. */
export const listFormat = (language: Language, options?: Intl.ListFormatOptions): Intl.ListFormat =>
  new Intl.ListFormat(formattingTag(language), options)
