/**
 * Matches a question mark of any script, or a Chinese particle for questions, at the end of a text. A semicolon is a
 * question mark in Greek only.
 */
const questionEnd = /(?:[?？؟]|(?<=\p{Script=Greek}\P{L}*);|[吗么呢][?？。]?)\s*$/u

/**
 * Matches between two clauses. A dot or comma before a digit may be part of a number ("38.5"), and a space ends a clause
 * only in Chinese, which has no other spaces.
 */
const clauseBreak = /(?<=[;:!?،؛؟。，；：！？、\n()"…]|[.,](?!\d))|\s[-–—]\s|(?<=\p{Script=Han})\s|(?=[¿¡])/u

/** Whether a text ends with a question mark or with a Chinese particle for questions. */
export const endsWithQuestion = (text: string): boolean => questionEnd.test(text)

/**
 * Returns a text without the clauses that are questions: only the first sentence of "I can't pee. What should I do?".
 * Returns undefined if none of its clauses is a question, or if all of them are.
 */
export function withoutQuestions(text: string): string | undefined {
  const clauses = text.split(clauseBreak).filter((clause) => /[\p{L}\p{N}]/u.test(clause))
  const statements = clauses.filter((clause) => !endsWithQuestion(clause))
  return statements.length === 0 || statements.length === clauses.length ? undefined : statements.join(' ')
}
