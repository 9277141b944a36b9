// This file has no imports, so that the route that imports it adds nothing else to the client bundle of every page.

/** The maximum number of answers to a question, each of which has a letter in the query. */
export const maxAnswers = 26

/**
 * The search params of a question's form: a marker that it was submitted, a single answer, and several answers by letter.
 */
export const answerParameters = ['check', 'answer', ...'abcdefghijklmnopqrstuvwxyz']
