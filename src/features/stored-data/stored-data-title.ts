import { msg } from '@lingui/core/macro'

export const storedDataTitle = msg({
  message: 'What this browser keeps',
  comment: 'Title of the page that lists what the website has stored in the browser',
})
