import { msg } from '@lingui/core/macro'

export const visitPackTitle = msg({
  message: 'My visit pack',
  comment: 'Title of the page on which readers collect pages, questions and notes for a visit to the doctor, to print',
})
