/**
 * Whether one word becomes the other with at most `most` letters put in, left out, put for another, or swapped with the next
 * (Damerau and Levenshtein, each pair swapped once). How many it takes is not asked: that is the search's question, to which
 * the content server has its own answer (`editDistance`).
 */
export function isWithinEdits(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  let before: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column)
  // Outside of the table every way is too long.
  const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1
      let cost = Math.min(at(previous, column) + 1, at(current, column - 1) + 1, at(previous, column - 1) + same)
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, at(before, column - 2) + 1)
      current.push(cost)
    }
    if (Math.min(...current) > most) return false
    ;[before, previous] = [previous, current]
  }
  return at(previous, other.length) <= most
}
