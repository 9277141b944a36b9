import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { attemptWindowMinutes } from './form-limits.ts'
import type { FormProblem } from './form-state.ts'

const tooManyAttempts = msg({
  message: plural(attemptWindowMinutes, {
    one: 'There were too many attempts in a short time. Please wait # minute and try again.',
    other: 'There were too many attempts in a short time. Please wait # minutes and try again.',
  }),
  comment: 'Said where a form of an account is not in order',
})

/** The message of each problem. The numbers in the messages are those of `form-limits.ts` and `maxSavedPages`. */
export const problemMessages = {
  'name-missing': msg({ message: 'Enter your name.', comment: 'Said where a form of an account is not in order' }),
  'name-long': msg({
    message: 'Your name is too long. It can have up to 100 characters.',
    comment: 'Said where a form of an account is not in order',
  }),
  'email-missing': msg({
    message: 'Enter your e-mail address.',
    comment: 'Said where a form of an account is not in order',
  }),
  'email-malformed': msg({
    message: 'Enter an e-mail address such as name@example.org.',
    comment: 'Said where a form of an account is not in order',
  }),
  'password-missing': msg({
    message: 'Enter your password.',
    comment: 'Said where a form of an account is not in order',
  }),
  'password-short': msg({
    message: 'The password is too short. It needs at least 10 characters.',
    comment: 'Said where a form of an account is not in order',
  }),
  'password-long': msg({
    message: 'The password is too long. It can have up to 128 characters.',
    comment: 'Said where a form of an account is not in order',
  }),
  'password-is-email': msg({
    message: 'Choose a password that is not your e-mail address.',
    comment: 'Said where a form of an account is not in order',
  }),
  'password-weak': msg({
    message: 'This password is easy to guess. Choose another one, for example several words in a row.',
    comment: 'Said where a form of an account is not in order',
  }),
  'password-wrong': msg({
    message: 'This is not your password.',
    comment: 'Said where a form of an account is not in order',
  }),
  'confirmation-missing': msg({
    message: 'Tick the box, so that we know you mean it.',
    comment: 'Said where a form of an account is not in order',
  }),
  'credentials-wrong': msg({
    message:
      'The e-mail address and password do not match. If you have just registered, confirm your address first: we have sent you a mail.',
    comment: 'Said where a form of an account is not in order',
  }),
  'token-invalid': msg({
    message: 'This link does not work any more. It works only once and for a limited time. Please ask for a new one.',
    comment: 'Said where a form of an account is not in order',
  }),
  'form-expired': msg({
    message: 'We could not tell that this came from our own page. Nothing was changed. Please send it once more.',
    comment: 'Said where a form of an account is not in order',
  }),
  'too-many-attempts': tooManyAttempts,
  // The limit on requests from one IP address has a window of one minute (`create-auth.server.ts`).
  'too-many-requests': { ...tooManyAttempts, values: { attemptWindowMinutes: 1 } },
  'provider-failed': msg({
    message: 'Signing in there did not work. Please try again, or use your e-mail address.',
    comment: 'Said where a form of an account is not in order',
  }),
  'account-not-linked': msg({
    message: 'There is already an account with this e-mail address. Please sign in with your password.',
    comment: 'Said where a form of an account is not in order',
  }),
  'access-denied': msg({
    message: 'Access was denied. Please try again, or use your e-mail address.',
    comment: 'Said on the sign-in page after the other website has not signed the reader in',
  }),
  'session-required': msg({
    message: 'Please sign in to see this page.',
    comment: 'Said on the sign-in page, to which a reader was sent who wanted to see a page of an account',
  }),
  'sign-in-again': msg({
    message: 'For this you must have signed in just now. Sign out, sign in again and repeat it.',
    comment: 'Said where a form of an account is not in order',
  }),
  'mail-failed': msg({
    message: 'We could not send a mail. The fault is ours, not yours. Please try again in a minute.',
    comment: 'Said where a form of an account is not in order',
  }),
  'saved-pages-full': msg({
    message: 'Your list is full: it holds 500 pages. Remove a page before you keep another one.',
    comment: 'Said in the profile to a reader who wants to keep one more page',
  }),
} satisfies Record<FormProblem, MessageDescriptor>
