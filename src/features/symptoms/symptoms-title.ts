import { msg } from '@lingui/core/macro'

export const symptomsTitle = msg({
  message: 'Find the page for your symptom',
  comment: 'Title of the page on which readers choose what they notice',
})
