/** How many chapters a list shows before it folds, and how many of them stand before the one that is read. */
const shownAtOnce = 20
const shownBefore = 6

/** A list that is too long to be seen at once: what is near `current`, and what folds before and after it. */
export function foldChapters<Item>(
  items: readonly Item[],
  current: number,
): { readonly before: readonly Item[]; readonly near: readonly Item[]; readonly after: readonly Item[] } {
  if (items.length <= shownAtOnce) return { before: [], near: items, after: [] }
  const from = Math.max(0, Math.min(current - shownBefore, items.length - shownAtOnce))
  // Two rows or fewer are sooner read than unfolded.
  const start = from <= 2 ? 0 : from
  const end = start + shownAtOnce >= items.length - 2 ? items.length : start + shownAtOnce
  return { before: items.slice(0, start), near: items.slice(start, end), after: items.slice(end) }
}
