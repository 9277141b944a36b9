// Without imports: the route that declares them is part of every client, and the rest of this feature is not.

/** How many answers a question may have: they have a letter each in an address. */
export const maxAnswers = 26

/** The query parameters of a question's form without script: that it was sent, one answer, or several by letter. */
export const answerParameters = ['check', 'answer', ...'abcdefghijklmnopqrstuvwxyz']
