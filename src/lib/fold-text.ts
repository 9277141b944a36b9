import { westernDigits } from './western-digits.ts'
import { withoutDiacritics } from './without-diacritics.ts'

/**
 * The replacements of letters, most of which Unicode does not decompose, and of Arabic letters that are used interchangeably
 * or left out.
 */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
  ة: 'ه',
  // For the next two letters, Persian keyboards produce different characters from Arabic ones.
  ک: 'ك',
  ی: 'ي',
  ٱ: 'ا',
  ى: 'ي',
  ؤ: 'و',
  ئ: 'ي',
  ء: '',
  ـ: '',
  ё: 'е',
}
const knownLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/**
 * Folds a text for comparison: lower case, without diacritics and invisible characters, with Western digits. Folding is the
 * same in every language and preserves the script, unlike that of the content server's search (`foldWord`), which depends on
 * the language. The two are separate, because emergencies must be detected with any content system.
 */
export function foldText(text: string): string {
  const visible = withoutDiacritics(text)
    .replace(/\p{Cf}+/gu, '')
    .replace(/\p{C}+/gu, ' ')
  // By itself, the conversion to lower case turns İ into i with a combining dot, so diacritics are removed before it, and to
  // be safe after it as well.
  const plain = withoutDiacritics(visible.toLowerCase())
  return westernDigits(plain.replace(knownLetters, (letter) => letters[letter] ?? letter))
}
