import { msg } from '@lingui/core/macro'

/** The hint below the label of a field for a new password. Its number is `minPasswordLength` of `form-limits.ts`. */
export const passwordHint = msg({
  message: 'At least 10 characters. Several words in a row are easy to remember and hard to guess.',
  comment: 'Below the label of a field for a new password',
})
