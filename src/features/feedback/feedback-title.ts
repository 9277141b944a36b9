import { msg } from '@lingui/core/macro'

export const feedbackTitle = msg({
  message: 'Your answer on a page',
  comment: 'Title of the page that follows the question “Was this page helpful?”',
})
