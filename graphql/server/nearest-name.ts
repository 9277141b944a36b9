import { editDistance } from '#lib/edit-distance.ts'

/**
 * Returns the candidate nearest to a misspelled word, regardless of case; undefined if none is near enough. The edit
 * distance must be at most 1, or at most a third of the candidate's length, and the lengths must differ by at most 4.
 */
export function nearestName(word: string, candidates: Iterable<string>): string | undefined {
  let best: { word: string; distance: number } | undefined
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > 4) continue
    const maxDistance = Math.max(1, Math.floor(candidate.length / 3))
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), maxDistance)
    if (distance <= maxDistance && (!best || distance < best.distance)) best = { word: candidate, distance }
  }
  return best?.word
}
