import { normalizeInput } from '#lib/normalize-input.ts'
import { maxQuestionLength } from './chat-answer.ts'

/**
 * Normalizes a question with `normalizeInput` and truncates it to `maxQuestionLength`. The first cut, at four times that
 * length, only prevents a huge text from being normalized in full.
 */
export const normalizeQuestion = (text: string): string =>
  normalizeInput(text.slice(0, 4 * maxQuestionLength))
    .slice(0, maxQuestionLength)
    // The cut may have split a surrogate pair.
    .replace(/[\uD800-\uDBFF]$/, '')
