import type { MarkedText } from './search-results.ts'

/** Renders a text with the matches of a search marked. */
export function Marked({ text: { text, marks } }: { text: MarkedText }) {
  const ends = [...marks, text.length]
  return ends.map((end, place) => {
    const piece = text.slice(place === 0 ? 0 : ends[place - 1], end)
    return place % 2 === 1 ? <mark key={place}>{piece}</mark> : piece
  })
}
