import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The titles of the pages, also used in the head and for links and buttons, and the labels and hints of the fields. */
export const signInMessages = {
  login: msg({ message: 'Sign in', comment: 'Title of a page, and its button' }),
  register: msg({ message: 'Create an account', comment: 'Title of a page, and its button' }),
  forgot: msg({ message: 'Forgotten your password?', comment: 'Title of a page, and the link to it' }),
  reset: msg({ message: 'Choose a new password', comment: 'Title of a page' }),
  verify: msg({ message: 'Confirm your e-mail address', comment: 'Title of a page' }),
  name: msg({ message: 'Your name', comment: 'Label of a field' }),
  email: msg({ message: 'E-mail address', comment: 'Label of a field' }),
  password: msg({ message: 'Password', comment: 'Label of a field' }),
  registeredPassword: msg({
    message: 'The password that you chose when you registered.',
    comment: 'Below the label of the field for the password, on the page to which the mail for a new account leads',
  }),
  accountPassword: msg({
    message: 'The password of the account for which you entered this address.',
    comment:
      'Below the label of the field for the password, on the page to which the mail for another address of an account leads',
  }),
  newPassword: msg({ message: 'New password', comment: 'Label of a field' }),
} satisfies Record<string, MessageDescriptor>
