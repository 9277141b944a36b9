/**
 * Removes accents, dots and vowel signs, and converts compatibility forms (ligatures, full width) to plain letters. Letters
 * that Unicode does not decompose (ø, ł, ß) are not changed, because their base letters depend on the language.
 */
export const withoutDiacritics = (text: string): string => text.normalize('NFKD').replace(/\p{M}+/gu, '')
