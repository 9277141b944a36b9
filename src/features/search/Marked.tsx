/** A text in which the words that were searched for are marked, also where a word only begins with one of them. */
export function Marked({ text, query }: { text: string; query: string }) {
  return piecesOf(text, query).map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece))
}

/**
 * Splits a text at the words of a query: every second piece, beginning with the second one, is a match. Words of one
 * letter are not looked for; upper and lower case are the same.
 */
export function piecesOf(text: string, query: string): readonly string[] {
  const words = query
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 || /\p{Script=Han}/u.test(word))
    .sort((a, b) => b.length - a.length)
  if (words.length === 0) return [text]
  // Letters and digits only, so nothing in them has a meaning in a pattern. Chinese has no word boundaries.
  const pattern = words
    .map((word) => (/\p{Script=Han}/u.test(word) ? word : `(?<![\\p{L}\\p{N}])${word}[\\p{L}\\p{N}]*`))
    .join('|')
  return text.split(new RegExp(`(${pattern})`, 'giu'))
}
