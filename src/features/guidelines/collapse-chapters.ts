/**
 * The number of chapters of a long list that are shown at once (up to two more at the end of the list), and how many of them
 * are before the current one, unless that is near an end.
 */
const shownAtOnce = 20
const shownBefore = 6

/** Splits a list that is too long into the items near `current`, and those to collapse before and after them. */
export function collapseChapters<Item>(
  items: readonly Item[],
  current: number,
): { readonly before: readonly Item[]; readonly near: readonly Item[]; readonly after: readonly Item[] } {
  if (items.length <= shownAtOnce) return { before: [], near: items, after: [] }
  const from = Math.max(0, Math.min(current - shownBefore, items.length - shownAtOnce))
  // The disclosure takes a row itself, so collapsing two rows would save only one.
  const start = from <= 2 ? 0 : from
  const end = start + shownAtOnce >= items.length - 2 ? items.length : start + shownAtOnce
  return { before: items.slice(0, start), near: items.slice(start, end), after: items.slice(end) }
}
