/**
 * Returns the longest run of literal characters that every match of a pattern contains when both are folded; an empty string
 * when there is none. Characters in groups and classes are excluded, and so are repeated and optional ones.
 */
export function longestLiteral(source: string): string {
  // `tokensOf` splits escapes such as `\x41` after the first letter, so the rest would be mistaken for literals.
  if (/\\(?![dDwWsSbBAztnrfva])\w/.test(source)) return ''
  let depth = 0
  let run = ''
  let longest = ''
  const end = () => {
    if (run.length > longest.length) longest = run
    run = ''
  }
  for (const token of tokensOf(source)) {
    if (token === '(') depth++
    if (token === ')') depth--
    if (token === '|' && depth === 0) return ''
    const isLiteral = depth === 0 && (/^[^\\^$.*+?()[\]{}|]$/u.test(token) || /^\\[^\w\s]$/u.test(token))
    // The character before a quantifier may be absent, or occur several times.
    if (/^[*+?{]/.test(token)) run = Array.from(run).slice(0, -1).join('')
    if (isLiteral) run += token.at(-1)
    else end()
  }
  end()
  return longest
}

/** Splits a pattern into tokens: its classes, counts, escapes and single characters. */
export const tokensOf = (source: string): readonly string[] =>
  source.match(/\[\^?\]?(?:\\.|\[:\^?\w+:\]|[^\]\\])*\]|\{[\d,]*\}|\\.|[\s\S]/gu) ?? []

/** Folds letters that a case-insensitive pattern does not distinguish into one form. */
export const fold = (text: string): string =>
  Array.from(text, (letter) => {
    const folded = letter.toUpperCase().toLowerCase()
    return folded.length === letter.length ? folded : letter
  }).join('')
