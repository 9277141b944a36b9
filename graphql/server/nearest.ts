/** The number of single-letter changes that turn one word into the other (Levenshtein). */
function distance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1
      current.push(
        Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (previous[column - 1] ?? 0) + same),
      )
    }
    previous = current
  }
  return previous[other.length] ?? 0
}

/** The known word that was probably meant, if one is near enough: at most a third of its letters differ. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: { word: string; changes: number } | undefined
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > 4) continue
    const changes = distance(word.toLowerCase(), candidate.toLowerCase())
    if (changes <= Math.max(1, Math.floor(candidate.length / 3)) && (!best || changes < best.changes)) {
      best = { word: candidate, changes }
    }
  }
  return best?.word
}
