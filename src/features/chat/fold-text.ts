import { westernDigits } from '#lib/western-digits.ts'
import { withoutDiacritics } from '#lib/without-diacritics.ts'

/** Letters that Unicode's decomposition does not split, and letters that Arabic writers use for one another. */
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
  // Persian keyboards have their own.
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
const known = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/**
 * A text as it is compared: lower case, without diacritics, in Western digits, and without characters that cannot be seen. It
 * is the same in every language, and keeps the script: the content server's search folds words by their language, and writes
 * some in Latin letters (`foldWord`). Emergencies are known whatever content system there is, so the two stand apart.
 */
export function foldText(text: string): string {
  const visible = withoutDiacritics(text)
    .replace(/\p{Cf}+/gu, '')
    .replace(/\p{C}+/gu, ' ')
  // Lower case brings diacritics of its own: İ becomes i with a dot.
  const plain = withoutDiacritics(visible.toLowerCase())
  return westernDigits(plain.replace(known, (letter) => letters[letter] ?? letter))
}
