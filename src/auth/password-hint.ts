import { msg } from '@lingui/core/macro'

/** The hint at a field for a new password. The number is that of `form-limits.ts`. */
export const passwordHint = msg({
  message: 'At least 10 characters. Several words in a row are easy to remember and hard to guess.',
  comment: 'Below the label of a field for a new password',
})
