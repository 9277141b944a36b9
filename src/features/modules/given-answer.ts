import type { Answer } from './module.ts'

/** The answers of a question have a letter each in an address. */
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** How many answers a question may have. */
export const mostAnswers = letters.length

/** What a question's form sends without script: that it was sent, the one answer, or each of several by its letter. */
export const answerParameters = ['check', 'answer', ...letters]

export const letterOf = (place: number): string => letters.charAt(place)

/** Whether more than one answer is right, so that several can be chosen. */
export const hasSeveral = (answers: readonly Answer[]): boolean => answers.filter(({ correct }) => correct).length > 1

/** The ids of the answers that a query says were chosen; undefined when the form has not been sent. */
export function readChosen(
  answers: readonly Answer[],
  query: Readonly<Record<string, unknown>>,
): readonly string[] | undefined {
  if (query['check'] === undefined) return undefined
  return answers
    .filter((_, place) =>
      hasSeveral(answers) ? query[letterOf(place)] !== undefined : query['answer'] === letterOf(place),
    )
    .map(({ id }) => id)
}

/** Whether exactly the right answers were chosen. */
export const isRight = (answers: readonly Answer[], chosen: readonly string[]): boolean =>
  answers.every(({ id, correct }) => chosen.includes(id) === correct)
