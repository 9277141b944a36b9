/**
 * Returns the edit distance of two words (Damerau–Levenshtein, optimal string alignment): the minimum number of letters to
 * insert, delete, replace, or swap with the next one. A distance above `maxDistance` is not always computed exactly; the
 * result is then some number above `maxDistance`.
 */
export function editDistance(one: string, other: string, maxDistance: number): number {
  if (Math.abs(one.length - other.length) > maxDistance) return maxDistance + 1
  const width = other.length + 1
  let before = new Uint16Array(width)
  let previous = new Uint16Array(width)
  let current = new Uint16Array(width)
  for (let column = 0; column < width; column += 1) previous[column] = column
  for (let row = 1; row <= one.length; row += 1) {
    current[0] = row
    let rowMinimum = row
    for (let column = 1; column < width; column += 1) {
      const same = one.charCodeAt(row - 1) === other.charCodeAt(column - 1)
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one.charCodeAt(row - 1) === other.charCodeAt(column - 2) &&
        one.charCodeAt(row - 2) === other.charCodeAt(column - 1)
      if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current[column] = cost
      if (cost < rowMinimum) rowMinimum = cost
    }
    if (rowMinimum > maxDistance) return maxDistance + 1
    ;[before, previous, current] = [previous, current, before]
  }
  return previous[width - 1] ?? 0
}
