import type { Answer } from './module.ts'

/** Returns the letter of an answer in the query. `place` is the index of the answer, counted from 0. */
export const letterOf = (place: number): string => String.fromCodePoint(97 + place)

/** Whether more than one answer is right, so that several can be chosen. */
export const hasSeveralCorrect = (answers: readonly Answer[]): boolean =>
  answers.filter(({ correct }) => correct).length > 1

/** Returns the ids of the chosen answers in a query; undefined when the form has not been submitted. */
export function readChosen(
  answers: readonly Answer[],
  query: Readonly<Record<string, unknown>>,
): readonly string[] | undefined {
  if (query['check'] === undefined) return undefined
  return answers
    .filter((_, place) =>
      hasSeveralCorrect(answers) ? query[letterOf(place)] !== undefined : query['answer'] === letterOf(place),
    )
    .map(({ id }) => id)
}

/** Whether exactly the right answers were chosen. */
export const isRight = (answers: readonly Answer[], chosen: readonly string[]): boolean =>
  answers.every(({ id, correct }) => chosen.includes(id) === correct)
