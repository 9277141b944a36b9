/**
 * Returns a pattern for phrases in a text that `phraseText` has prepared. `|` separates phrases; `*` at the end of a word
 * stands for the rest of the word, and at its beginning for the preceding part of a compound; `…` stands for up to four
 * words in between. Chinese phrases have no `*`, and in them `…` stands for up to twelve characters.
 *
 * @param fold the function that folds case and diacritics
 * @param isChinese whether the phrases are found anywhere in the text, because their language has no spaces
 */
export function phrasePattern(list: string, fold: (text: string) => string, isChinese: boolean): RegExp {
  const phrases = list.split('|').map((phrase) => {
    if (isChinese) return phrase.split('…').map(fold).join('.{0,12}')
    const words = phrase.split(' ').map((word) => {
      if (word === '…') return '(?:[^ ]+ ){0,4}'
      const [start, end] = [word.startsWith('*'), word.endsWith('*')].map((isCompound) => (isCompound ? '[^ ]*' : ''))
      return `${start}${phraseText(word, fold).trim()}${end} `
    })
    return ` ${words.join('')}`
  })
  return new RegExp(phrases.join('|'), 'u')
}

/** Returns the folded words of a text, separated and surrounded by single spaces. */
export const phraseText = (text: string, fold: (text: string) => string): string =>
  ` ${fold(text)
    .replace(/['’ʼ´`]/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
