import type { Language } from '#i18n/languages.ts'
import { diagnosisWeights } from './diagnosis-weights.server.ts'
import { diagnosisWordScore } from './example-words.server.ts'
import { shapeOf } from './question-shape.server.ts'

let weights: ReadonlyMap<string, number> | undefined

function readWeights(): ReadonlyMap<string, number> {
  weights ??= new Map(
    diagnosisWeights.features.split('|').map((entry) => {
      const colon = entry.lastIndexOf(':')
      return [entry.slice(0, colon), Number(entry.slice(colon + 1))] as const
    }),
  )
  return weights
}

/**
 * Returns how much a question is like requests for a diagnosis (above 0) or like questions that pages answer (below 0), by
 * its shape and its words: people who ask which illness they have describe their complaint first, and then ask in a few
 * words. The weights are the same in all languages; the scores of the words are those of the language.
 */
export function diagnosisScore(question: string, language: Language): number {
  const all = readWeights()
  const start = diagnosisWeights.start + diagnosisWeights.wordScore * diagnosisWordScore(question, language)
  return [...shapeOf(question, language)].reduce((sum, name) => sum + (all.get(name) ?? 0), start)
}
