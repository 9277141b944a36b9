/** A text with the positions of the terms of the query: pairs of start and end, in UTF-16 code units. */
export type MarkedText = { readonly text: string; readonly marks: readonly number[] }

const maxExcerptLength = 240
/**
 * The maximum distance of a space from the ideal place for a cut, in UTF-16 code units. If there is none so near, as in
 * Chinese, the text is cut at the ideal place.
 */
const maxSpaceDistance = 30

/** Cuts a long text to an excerpt that begins shortly before its first mark. */
export function shortenExcerpt({ text, marks }: MarkedText): MarkedText {
  if (text.length <= maxExcerptLength) return { text, marks }
  const idealStart = Math.max(0, Math.min((marks[0] ?? 0) - 60, text.length - maxExcerptLength))
  const spaceAfter = text.slice(idealStart, idealStart + maxSpaceDistance).indexOf(' ')
  const start = idealStart === 0 ? 0 : idealStart + spaceAfter + 1
  const idealEnd = start + maxExcerptLength
  const spaceBefore = text.lastIndexOf(' ', idealEnd)
  const end = idealEnd >= text.length ? text.length : idealEnd - spaceBefore < maxSpaceDistance ? spaceBefore : idealEnd
  const before = start > 0 ? '… ' : ''
  const shift = before.length - start
  const inside: number[] = []
  for (let at = 0; at + 1 < marks.length; at += 2) {
    const from = marks[at] ?? 0
    const to = marks[at + 1] ?? 0
    if (from >= start && to <= end) inside.push(from + shift, to + shift)
  }
  return { text: before + text.slice(start, end) + (end < text.length ? ' …' : ''), marks: inside }
}
