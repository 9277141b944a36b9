/**
 * The longest run of plain characters that every match contains: outside groups and classes, and not repeated or optional.
 * Empty when there is none.
 */
export function longestLiteral(source: string): string {
  // Escapes of several characters would be taken for plain ones.
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
    // The character before it need not be there, or not once only.
    if (/^[*+?{]/.test(token)) run = Array.from(run).slice(0, -1).join('')
    if (isLiteral) run += token.at(-1)
    else end()
  }
  end()
  return longest
}

/** The parts of a pattern: its classes, counts, escapes and single characters. */
export const tokensOf = (source: string): readonly string[] =>
  source.match(/\[\^?\]?(?:\\.|\[:\^?\w+:\]|[^\]\\])*\]|\{[\d,]*\}|\\.|[\s\S]/gu) ?? []

/** One form for letters that a pattern without regard to case takes for the same. */
export const fold = (text: string): string =>
  Array.from(text, (letter) => {
    const folded = letter.toUpperCase().toLowerCase()
    return folded.length === letter.length ? folded : letter
  }).join('')
