import type { Language } from '#i18n/languages.ts'
import { foldText } from '#lib/fold-text.ts'
import { diagnosisWordScores } from './diagnosis-word-scores.server.ts'
import { emergencyWordScores } from './emergency-word-scores.server.ts'

/** Returns the features by which examples are compared: the beginnings of words or, for Chinese, pairs of characters. */
export function wordBeginnings(text: string, language: Language): ReadonlySet<string> {
  const folded = foldText(text)
  if (language === 'zh-CN') {
    const characters = folded.match(/\p{Script=Han}/gu) ?? []
    return new Set(characters.slice(1).map((character, place) => `${characters[place]}${character}`))
  }
  const words = folded.match(/\p{L}{3,}/gu) ?? []
  return new Set(words.map((word) => word.slice(0, beginningLength)))
}

const beginningLength = 5

/** The limit of the sum of the scores of words, so that words decide only if the other evidence is inconclusive. */
const limit = 6

/** Returns the sum of the scores of a text's words, clamped to the range from `-limit` to `limit`. */
export const sumWordScores = (words: ReadonlySet<string>, scores: ReadonlyMap<string, number>): number =>
  Math.min(
    limit,
    Math.max(
      -limit,
      [...words].reduce((sum, word) => sum + (scores.get(word) ?? 0), 0),
    ),
  )

/** Returns the function that scores a text by a list of scores for each language, such as "ache:-1.9 agony:0.7". */
function wordScorer(lists: Readonly<Record<Language, string>>): (text: string, language: Language) => number {
  const scoresByLanguage = new Map<Language, ReadonlyMap<string, number>>()
  return (text, language) => {
    let scores = scoresByLanguage.get(language)
    if (!scores) {
      scores = new Map(
        lists[language].split(' ').map((entry) => {
          const [word = '', score] = entry.split(':')
          return [word, Number(score)] as const
        }),
      )
      scoresByLanguage.set(language, scores)
    }
    return sumWordScores(wordBeginnings(text, language), scores)
  }
}

/**
 * Returns the similarity of the words of a text to those of examples of emergencies (above 0) or of harmless examples (below
 * 0), from -6 to 6.
 */
export const exampleWordScore = wordScorer(emergencyWordScores)

/**
 * Returns the similarity of the words of a question to those of requests for a diagnosis (above 0) or of questions that have
 * an answer (below 0), from -6 to 6.
 */
export const diagnosisWordScore = wordScorer(diagnosisWordScores)
