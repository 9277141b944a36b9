import type { Language } from './languages.ts'

const latin = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'

/**
 * The letters of each language's index, in order: the index characters of the Unicode CLDR, with Q, W, X and Y where a
 * language uses them for foreign words. A letter may be several characters (Czech CH).
 */
const alphabets = {
  'en-US': latin,
  'nl-NL': latin,
  'es-ES': 'A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z',
  'de-DE': latin,
  'fr-FR': latin,
  ar: 'ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي',
  'el-GR': 'Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω',
  'pt-PT': latin,
  'sl-SI': 'A B C Č D E F G H I J K L M N O P Q R S Š T U V W X Y Z Ž',
  'tr-TR': 'A B C Ç D E F G H I İ J K L M N O Ö P Q R S Ş T U Ü V W X Y Z',
  'zh-CN': latin,
  'it-IT': latin,
  'lv-LV': 'A B C Č D E F G Ģ H I Y J K Ķ L Ļ M N Ņ O P Q R S Š T U V W X Z Ž',
  'fi-FI': 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Å Ä Ö',
  'cs-CZ': 'A B C Č D E F G H CH I J K L M N O P Q R Ř S Š T U V W X Y Z Ž',
  'sk-SK': 'A Ä B C Č D E F G H CH I J K L M N O Ô P Q R S Š T U V W X Y Z Ž',
  'pl-PL': 'A Ą B C Ć D E Ę F G H I J K L Ł M N Ń O Ó P Q R S Ś T U V W X Y Z Ź Ż',
  'hr-HR': 'A B C Č Ć D DŽ Đ E F G H I J K L LJ M N NJ O P Q R S Š T U V W X Y Z Ž',
  'bg-BG': 'А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ъ Ю Я',
  'sq-AL': 'A B C Ç D DH E Ë F G GJ H I J K L LL M N NJ O P Q R RR S SH T TH U V W X XH Y Z ZH',
  'hu-HU': 'A B C CS D DZ DZS E F G GY H I J K L LY M N NY O Ö P Q R S SZ T TY U Ü V W X Y Z ZS',
  'et-EE': 'A B C D E F G H I J K L M N O P Q R S Š Z Ž T U V W Õ Ä Ö Ü X Y',
} as const satisfies Record<Language, string>

const latinLetters = latin.split(' ')

/** The group of titles that do not begin with a known letter but with a digit or another script. */
const otherLetter = '#'

/** Returns the letters of a language's index, in order. */
export const lettersOf = (language: Language): readonly string[] => alphabets[language].split(' ')

/** Returns the id of a letter's section in an index. */
const letterAnchor = (language: Language, letter: string): string =>
  `letter-${letter === otherLetter ? 'other' : letter.toLocaleLowerCase(language)}`

const collators = new Map<string, Intl.Collator>()

/** Returns the collator of a language; with `base` it ignores accents and case. */
function collatorOf(language: Language, sensitivity: 'base' | 'variant' = 'variant'): Intl.Collator {
  const key = `${language} ${sensitivity}`
  let collator = collators.get(key)
  if (!collator)
    collators.set(
      key,
      (collator = new Intl.Collator(language === 'zh-CN' ? 'zh-CN-u-co-pinyin' : language, { sensitivity })),
    )
  return collator
}

/**
 * Returns the letter under which a title is sorted in the language's index. On a Greek, Cyrillic, Arabic or Chinese site, a
 * word in Latin script is sorted under its Latin letter. On the Chinese site, a Chinese word is sorted under the initial of
 * its pinyin. Titles that do not begin with a letter, or that begin in another script that is foreign to the site, are under
 * `otherLetter`.
 */
export function letterOf(language: Language, title: string): string {
  const start = startOf(language, title)
  if (start === '') return otherLetter
  if (/^\p{Script=Han}/u.test(start)) return language === 'zh-CN' ? pinyinInitial(start) : otherLetter
  if (/^\p{Script=Arabic}/u.test(start)) return language === 'ar' ? arabicLetter(start) : otherLetter
  return (
    matchingLetter(collatorOf(language, 'base'), lettersOf(language), start) ??
    matchingLetter(collatorOf('en-US', 'base'), latinLetters, start) ??
    ligatures[start.charAt(0)] ??
    otherLetter
  )
}

/**
 * The letter under which each ligature is sorted if the ligature is not a letter of the site's language: the first of the
 * two letters that it joins.
 */
const ligatures: Readonly<Record<string, string>> = { Æ: 'A', æ: 'A', Œ: 'O', œ: 'O' }

/**
 * Returns the title from its first letter on, without a prefix that sorting ignores; '' if it has no letter, or if a digit
 * comes first.
 */
function startOf(language: Language, title: string): string {
  const start = title.normalize('NFC').replace(/^[^\p{L}\p{N}]+/u, '')
  if (!/^\p{L}/u.test(start)) return ''
  return language === 'ar' ? withoutArabicArticle(start) : start
}

/** Returns the longest letter that `start` begins with, because in Czech `Ch` is not C. */
function matchingLetter(collator: Intl.Collator, letters: readonly string[], start: string): string | undefined {
  return letters
    .filter((letter) => collator.compare([...start].slice(0, letter.length).join(''), letter) === 0)
    .sort((one, other) => other.length - one.length)[0]
}

/** The first character, in pinyin order, of the syllables that begin with each letter. No syllable begins with I, U or V. */
const pinyinBoundaries = [
  ['A', '吖'],
  ['B', '丷'],
  ['C', '嚓'],
  ['D', '咑'],
  ['E', '妸'],
  ['F', '发'],
  ['G', '旮'],
  ['H', '哈'],
  ['J', '丌'],
  ['K', '咔'],
  ['L', '垃'],
  ['M', '呣'],
  ['N', '拏'],
  ['O', '喔'],
  ['P', '妑'],
  ['Q', '七'],
  ['R', '呥'],
  ['S', '仨'],
  ['T', '他'],
  ['W', '屲'],
  ['X', '夕'],
  ['Y', '丫'],
  ['Z', '帀'],
] as const

/** Medical words whose first character has a different pronunciation from the one by which it is sorted. */
const otherReadings: readonly (readonly [word: string, initial: string])[] = [
  ['膀胱', 'P'],
  ['重复', 'C'],
  ['重建', 'C'],
  ['长期', 'C'],
  ['调节', 'T'],
]

function pinyinInitial(start: string): string {
  const matchedReading = otherReadings.find(([word]) => start.startsWith(word))
  if (matchedReading) return matchedReading[1]
  const [character = ''] = start
  const collator = collatorOf('zh-CN')
  return pinyinBoundaries.findLast(([, boundary]) => collator.compare(boundary, character) <= 0)?.[0] ?? otherLetter
}

const arabicForms: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ء: 'ا',
  ؤ: 'و',
  ئ: 'ي',
  ى: 'ي',
  ة: 'ت',
}

function arabicLetter(start: string): string {
  const [first = ''] = start
  const letter = arabicForms[first] ?? first
  return lettersOf('ar').includes(letter) ? letter : otherLetter
}

/** Matches words that only seem to begin with the article: nouns of the form iftiʿāl, such as التهاب (inflammation). */
const noArticle = /^الت(?:هاب|واء|صاق|ئام|حام|قاط|زام|فاف|قاء|ماس)/u

/** Removes vowel signs, tatweel (U+0640) and the article ال from an Arabic word. */
export function withoutArabicArticle(word: string): string {
  const bare = word.replace(/[\u064b-\u0652\u0670\u0640]/g, '')
  return noArticle.test(bare) ? bare : bare.replace(/^[اٱ]ل(?=\p{L}{2})/u, '')
}

/** A letter of an index, and whether it has entries. */
export type IndexLetter = { readonly letter: string; readonly anchor: string; readonly isUsed: boolean }

/**
 * Returns the letters of an index: the language's whole alphabet, and other letters only if a title is sorted under them.
 */
export function indexLetters(language: Language, titles: readonly string[]): readonly IndexLetter[] {
  const used = new Set(titles.map((title) => letterOf(language, title)))
  return withForeignLetters(language, used).map((letter) => ({
    letter,
    anchor: letterAnchor(language, letter),
    isUsed: used.has(letter),
  }))
}

function withForeignLetters(language: Language, used: ReadonlySet<string>): readonly string[] {
  const own = lettersOf(language)
  const foreign = latinLetters.filter((letter) => used.has(letter) && !own.includes(letter))
  return [...own, ...foreign, ...(used.has(otherLetter) ? [otherLetter] : [])]
}

/** Groups the entries of an index by letter, in the language's order. Empty letters are omitted. */
export function groupByLetter<Link extends { readonly label: string }>(
  language: Language,
  links: readonly Link[],
): readonly { readonly letter: string; readonly anchor: string; readonly links: readonly Link[] }[] {
  const groups = new Map<string, Link[]>()
  for (const link of links) {
    const letter = letterOf(language, link.label)
    const group = groups.get(letter)
    if (group) group.push(link)
    else groups.set(letter, [link])
  }
  const collator = collatorOf(language)
  return withForeignLetters(language, new Set(groups.keys())).flatMap((letter) => {
    const group = groups.get(letter)
    if (!group) return []
    group.sort((one, other) =>
      collator.compare(startOf(language, one.label) || one.label, startOf(language, other.label) || other.label),
    )
    return [{ letter, anchor: letterAnchor(language, letter), links: group }]
  })
}
