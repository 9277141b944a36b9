import { maxQuestionLength } from './chat-answer.ts'

/**
 * Returns a question without control and formatting characters, which could reverse the direction of the page's text,
 * truncated to `maxQuestionLength`. The first cut, at four times that length, only prevents a huge text from being
 * normalized in full.
 */
export const normalizeQuestion = (text: string): string =>
  text
    .slice(0, 4 * maxQuestionLength)
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, maxQuestionLength)
    // The cut may have split a surrogate pair.
    .replace(/[\uD800-\uDBFF]$/, '')
