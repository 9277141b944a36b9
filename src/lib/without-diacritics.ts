/**
 * A text without accents, dots and vowel signs, and with compatible forms (ligatures, full width) as plain letters. Letters
 * that Unicode does not take apart stay (ø, ł, ß): for what they stand depends on the language.
 */
export const withoutDiacritics = (text: string): string => text.normalize('NFKD').replace(/\p{M}+/gu, '')
