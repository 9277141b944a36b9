/**
 * Returns the longest run of literal characters that every match contains: outside groups and classes, and not repeated or
 * optional. Empty when there is none.
 */
export function longestLiteral(source: string): string {
  // Escapes of several characters would be mistaken for literals.
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
