import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The reason why a form was not accepted, other than errors in its fields. */
export type FormFailure = 'foreign' | 'too-many' | 'unavailable'

/** The messages that every form shows above and beside its errors. */
export const errorMessages = {
  title: msg({ message: 'There is a problem', comment: 'Heading of the list of what is wrong in a form' }),
  error: msg({ message: 'Error:', comment: 'Read by screen readers before what is wrong with a field of a form' }),
} satisfies Record<string, MessageDescriptor>

export const failureMessages = {
  foreign: msg({
    message: 'We could not tell that this came from our own page. Your text is still here. Please send it once more.',
    comment: 'Said above a form that was not taken',
  }),
  'too-many': msg({
    message: 'This was sent too often in a short time. Your text is still here. Please try again in an hour.',
    comment: 'Said above a form that was not taken',
  }),
  unavailable: msg({
    message:
      'Your text could not be stored. The fault is ours, not yours. It is still here: please send it again in a minute.',
    comment: 'Said above a form that was not taken',
  }),
} satisfies Record<FormFailure, MessageDescriptor>
