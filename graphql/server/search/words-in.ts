/**
 * The kinds of the characters in the Basic Multilingual Plane, or 0 for a character whose kind has not been determined yet.
 */
const kinds = new Uint8Array(65_536)
const none = 1
const letter = 2
const digit = 3
const han = 4

const isLetter = /[\p{L}\p{M}]/u
const isDigit = /\p{N}/u
const isChinese = /\p{Script=Han}/u

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  const cachedKind = kinds[code] ?? 0
  if (cachedKind !== 0) return cachedKind
  const character = text[at] ?? ''
  // Surrogates separate words as punctuation does, because characters beyond the Basic Multilingual Plane are emoji or rare
  // Chinese characters.
  const kind =
    code >= 0xd800 && code <= 0xdfff
      ? none
      : isChinese.test(character)
        ? han
        : isLetter.test(character)
          ? letter
          : isDigit.test(character)
            ? digit
            : none
  kinds[code] = kind
  return kind
}

const isApostrophe = (code: number) => code === 0x27 || code === 0x2019 || code === 0x2bc

/**
 * Calls `visit` with the position of each word of a text. Apostrophes inside a word belong to it ("can't", "l'urine"), as do
 * the periods between the letters of an abbreviation (U.T.I.); a run of Chinese characters is one word. The scanner is
 * written by hand: an index reads all texts, and the equivalent pattern takes four times as long.
 *
 * @param text a text in NFC
 */
export function wordsIn(text: string, visit: (start: number, end: number, isHan: boolean) => void): void {
  const length = text.length
  let at = 0
  while (at < length) {
    const first = kindAt(text, at)
    if (first === none) {
      at += 1
      continue
    }
    const start = at
    if (first === han) {
      while (at < length && kindAt(text, at) === han) at += 1
      visit(start, at, true)
      continue
    }
    let isAbbreviation = false
    while (at < length) {
      const kind = kindAt(text, at)
      if (kind === letter || kind === digit) {
        at += 1
        continue
      }
      const isJoined = at + 1 < length && kindAt(text, at + 1) === letter
      if (isJoined && isApostrophe(text.charCodeAt(at))) {
        at += 2
        continue
      }
      // In an abbreviation, each letter is alone between two periods.
      const isPoint = text.charCodeAt(at) === 0x2e && (at - start === 1 || isAbbreviation)
      const isAlone = isPoint && isJoined && (at + 2 >= length || isPart(text, at + 2) === false)
      if (!isAlone) break
      isAbbreviation = true
      at += 2
    }
    visit(start, at, false)
  }
}

const isPart = (text: string, at: number): boolean => {
  const kind = kindAt(text, at)
  return kind === letter || kind === digit
}
