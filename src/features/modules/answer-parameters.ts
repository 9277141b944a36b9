// Without imports: the route that declares them is part of every client, and the rest of this feature is not.

/** How many answers a question may have: they have a letter each in an address. */
export const mostAnswers = 26

/** What a question's form sends without script: that it was sent, the one answer, or each of several by its letter. */
export const answerParameters = ['check', 'answer', ...'abcdefghijklmnopqrstuvwxyz']
