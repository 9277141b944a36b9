import type { Language } from '#i18n/languages.ts'

/** The scripts of the site's fonts. The name of a font file contains its script: `literata-latin-ext.woff2`. */
export type FontScript = 'latin' | 'latin-ext' | 'greek' | 'cyrillic' | 'arabic'

/** Returns the characters from one code point to another, both included. */
const characters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')

/**
 * The characters of each script that the fonts of the site contain (`scripts/subset-fonts.ts`). `styles/fonts.css` repeats
 * those of italics and of Arabic as ranges. All others, such as Chinese characters and rare letters in names, are shown in a
 * font of the device.
 */
export const fontLetters: Readonly<Record<FontScript, string>> = {
  // Western European letters, figures, punctuation and signs, which all languages use, and the Turkish ı, because it is in
  // the Latin file of the font packages.
  latin: `${characters(0x20, 0x7e)}\u00A0¡£§©«\u00AD®°±²³µ·»½¿${characters(0xc0, 0xff)}ıŒœŸ–—‘’‚“”„•…‰′″‹›€™→−≤≥`,
  // The letters of Central European, Baltic, Turkish and Romanian names.
  'latin-ext': `${characters(0x100, 0x130)}${characters(0x132, 0x151)}${characters(0x154, 0x177)}${characters(0x179, 0x17f)}ȘșȚțẞ`,
  greek: characters(0x370, 0x3ff),
  cyrillic: `${characters(0x400, 0x45f)}Ґґ`,
  // Arabic letters, vowel signs, figures and punctuation, with the Persian letters of foreign names.
  arabic: `،؛؟ء${characters(0x622, 0x63a)}${characters(0x640, 0x652)}${characters(0x660, 0x66d)}ٰپچژڤکگی﴾﴿\u200C\u200D\u200E\u200F`,
}

/** The punctuation and signs beyond ASCII that texts in any language may contain. */
const signs = '\u00A0«°·»×–—‘’‚“”„•…−'
const ascii = characters(0x20, 0x7e)

/** Returns letters in both cases, except `ß`, which stays lowercase because its capital is two letters. */
const bothCases = (letters: string) => letters + letters.replace('ß', '').toUpperCase()

/** The letters beyond ASCII of each language, by its primary subtag: those of CLDR, without those of loan words. */
const lettersBeyondAscii = {
  bg: bothCases('абвгдежзийклмнопрстуфхцчшщъьюяѝ'),
  cs: bothCases('áčďéěíňóřšťúůýž'),
  de: bothCases('äöüß'),
  el: bothCases('αβγδεζηθικλμνξοπρστυφχψωάέήίόύώϊϋ') + 'ςΐΰ',
  en: '',
  es: bothCases('áéíñóúü') + '¡¿',
  et: bothCases('äõöü'),
  fi: bothCases('åäö'),
  fr: bothCases('àâæçèéêëîïôœùûüÿ'),
  hr: bothCases('čćđšž'),
  hu: bothCases('áéíóöőúüű'),
  it: bothCases('àèéìíîòóùú'),
  lv: bothCases('āčēģīķļņšūž'),
  nl: bothCases('áäèéëíïóöúü'),
  pl: bothCases('ąćęłńóśźż'),
  pt: bothCases('àáâãçéêíòóôõú'),
  sk: bothCases('áäčďéíĺľňóôŕšťúýž'),
  sl: bothCases('čšž'),
  sq: bothCases('çë'),
  // In Turkish, both the i with a dot and the one without have two cases.
  tr: `${bothCases('âçğöşûü')}îÎıİ`,
} as const

/** The name of an alphabet, which is part of the names of its font files: `literata-latin-ext-pl.woff2`. */
export type Alphabet = keyof typeof lettersBeyondAscii

const isAlphabet = (tag: string): tag is Alphabet => tag in lettersBeyondAscii

/** The digits, punctuation and signs of headings in scripts other than Latin, which hardly ever contain a Latin letter. */
export const headingSigns = characters(0x20, 0x40) + signs

/** The alphabets in scripts other than Latin. */
const otherScripts: readonly Alphabet[] = ['bg', 'el']

/** The use of a font: text and headings have different fonts. */
export type FontUse = 'text' | 'headings'

/**
 * Returns the characters that text or headings in a language usually contain. The font files with only these characters are
 * smaller than those of whole scripts, which a page loads only if it contains other letters.
 */
export function alphabetLetters(alphabet: Alphabet, use: FontUse): string {
  const latin = use === 'headings' && otherScripts.includes(alphabet) ? headingSigns : ascii + signs
  return latin + lettersBeyondAscii[alphabet]
}

/**
 * Returns the alphabet of text or headings in a language. Arabic and Chinese text has the English one, for words in Latin
 * script. The result is undefined for headings in these languages: the Arabic ones have a font of their own, and the Chinese
 * ones a font of the device.
 */
export function alphabetOf(language: Language, use: FontUse): Alphabet | undefined {
  const [tag = ''] = language.split('-')
  return isAlphabet(tag) ? tag : use === 'text' ? 'en' : undefined
}

/** Splits the characters of a script into those that are in a string and the others. */
export function splitScript(script: FontScript, own: string): { readonly own: string; readonly others: string } {
  const letters = [...fontLetters[script]]
  const isOwn = (letter: string) => own.includes(letter)
  return { own: letters.filter(isOwn).join(''), others: letters.filter((letter) => !isOwn(letter)).join('') }
}
