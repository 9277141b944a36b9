/** The scripts of the site's fonts. The name of a font file contains its script: `literata-latin-ext.woff2`. */
export type FontScript = 'latin' | 'latin-ext' | 'greek' | 'cyrillic' | 'arabic'

/** Returns the characters from one code point to another, both included. */
const characters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')

/**
 * The characters of each script that the fonts of the site contain (`scripts/subset-fonts.ts`); `styles/fonts.css` repeats
 * them as ranges. All others, such as Chinese characters and rare letters in names, are shown in a font of the device.
 */
export const fontLetters: Readonly<Record<FontScript, string>> = {
  // Western European letters, figures, punctuation and signs, which all languages use, and the Turkish ı, because it is in
  // the Latin file of the font packages.
  latin: `${characters(0x20, 0x7e)}\u00A0¡£§©«\u00AD®°±²³µ·»½¿${characters(0xc0, 0xff)}ıŒœŸ–—‘’‚“”„•…‰′″‹›€™→−≤≥`,
  // The letters of Central European, Baltic, Albanian, Turkish and Romanian names.
  'latin-ext': `${characters(0x100, 0x130)}${characters(0x132, 0x17f)}ȘșȚțẞ`,
  greek: characters(0x370, 0x3ff),
  cyrillic: `${characters(0x400, 0x45f)}Ґґ`,
  // Arabic letters, vowel signs, figures and punctuation, with the Persian letters of foreign names.
  arabic: `،؛؟ء${characters(0x622, 0x63a)}${characters(0x640, 0x652)}${characters(0x660, 0x66d)}ٰپچژڤکگی﴾﴿\u200C\u200D\u200E\u200F`,
}
