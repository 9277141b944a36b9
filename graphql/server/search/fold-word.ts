import { westernDigits } from '#lib/western-digits.ts'
import { withoutDiacritics } from '#lib/without-diacritics.ts'

/**
 * The replacements of letters that Unicode does not decompose, and of Arabic letters that writers use interchangeably.
 */
const foldedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ؤ: 'و',
  ئ: 'ي',
  ء: '',
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ک: 'ك',
  ی: 'ي',
  ـ: '',
}

const folded = new RegExp(`[${Object.keys(foldedLetters).join('')}]`, 'g')

/**
 * The Latin letters for Greek ones, by sound. Readers without a Greek keyboard write that way, and readers with one confuse
 * letters that sound alike (η, ι, υ, ει, οι; ο, ω; ε, αι).
 */
const greekPairs: Readonly<Record<string, string>> = {
  ου: 'u',
  ει: 'i',
  οι: 'i',
  υι: 'i',
  αι: 'e',
  αυ: 'av',
  ευ: 'ev',
  ηυ: 'iv',
  μπ: 'b',
  ντ: 'd',
  γγ: 'g',
  γκ: 'g',
}
const greekLetters: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'i',
  φ: 'f',
  χ: 'h',
  ψ: 'ps',
  ω: 'o',
}
const latinAsGreek: readonly (readonly [RegExp, string])[] = [
  [/ou/g, 'u'],
  [/ei|oi|y/g, 'i'],
  [/ai/g, 'e'],
  [/ch/g, 'h'],
  [/ph/g, 'f'],
  [/ks/g, 'x'],
  [/8/g, 'th'],
  [/w/g, 'o'],
]

/** The Latin letters for Bulgarian ones, according to the Transliteration Act of 2009. */
const bulgarianLetters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ь: 'y',
  ю: 'yu',
  я: 'ya',
}

/**
 * The traditional Chinese characters that occur in urology. `simplified` has the simplified form of each at the same place.
 */
const traditional =
  '腎結輸經術臟膽鏡檢驗藥醫師療導攝護線體會陰莖腫積靜脈張鬆勞轉發熱燒顫難無過動壓傷創斷癥狀癢紅顏濁頻遺溫飲習慣兒婦產後開復複傳統節問題與為麼麽樣嗎誰裡裏邊帶預陽礙濕腸盤脹觸診計劃質敗細異圍變寬緊隻個幾時間還沒讓給'
const simplified =
  '肾结输经术脏胆镜检验药医师疗导摄护线体会阴茎肿积静脉张松劳转发热烧颤难无过动压伤创断症状痒红颜浊频遗温饮习惯儿妇产后开复复传统节问题与为么么样吗谁里里边带预阳碍湿肠盘胀触诊计划质败细异围变宽紧只个几时间还没让给'
const simplifiedForms = new Map([...traditional].map((letter, place) => [letter, [...simplified][place] ?? letter]))

export const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

const replaceLetters = (text: string, letters: Readonly<Record<string, string>>): string =>
  text.replace(/./gsu, (letter) => letters[letter] ?? letter)

/**
 * Returns a word in the form in which words are compared: lower case, without diacritics, in Latin letters (Greek,
 * Bulgarian) or simplified characters (Chinese). Readers who type "bobrek tasi", "Nierenkoerper" or "petra sto nefro" mean
 * "böbrek taşı", "Nierenkörper" and "πέτρα στο νεφρό".
 *
 * @param word a word in NFC, without apostrophes
 * @param language a BCP 47 language tag
 */
export function foldWord(word: string, language: string): string {
  let text = word.toLowerCase()
  // Most words of most languages consist of ASCII letters, which need no folding.
  const isPlain = /^[a-z0-9]*$/.test(text)
  if (!isPlain) {
    if (isHan(text)) return text.replace(/\p{Script=Han}/gu, (letter) => simplifiedForms.get(letter) ?? letter)
    text = westernDigits(text)
    if (language === 'bg-BG') text = replaceLetters(text, bulgarianLetters)
    text = withoutDiacritics(text).replace(folded, (letter) => foldedLetters[letter] ?? letter)
    if (language === 'el-GR') {
      text = text.replace(/ου|ει|οι|υι|αι|αυ|ευ|ηυ|μπ|ντ|γγ|γκ/g, (pair) => greekPairs[pair] ?? pair)
      text = replaceLetters(text, greekLetters)
    }
  } else if (language === 'el-GR') for (const [latin, greek] of latinAsGreek) text = text.replace(latin, greek)
  // Readers without umlaut keys write an e after the vowel ("Nierenkoerper"). The e in "neue", "bauen" and "Quelle" must
  // stay.
  if (language === 'de-DE') text = text.replace(/(?<![aeouq])([aou])e(?![aeiou])/g, '$1')
  return text
}
