import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FormSuccess } from './form-state.ts'

export const successMessages = {
  'mail-sent': msg({ message: 'Please look at your mail', comment: 'Title of a note: a mail with a link was sent' }),
  verified: msg({
    message: 'Your e-mail address is confirmed. You can sign in now.',
    comment: 'Said above a page when one of its forms has done what it is for',
  }),
  'email-changed': msg({
    message: 'Your new e-mail address is confirmed. We use it from now on.',
    comment: 'Said above a page when one of its forms has done what it is for',
  }),
  'password-changed': msg({
    message: 'Your new password is set.',
    comment: 'Said above a page when one of its forms has done what it is for',
  }),
  saved: msg({
    message: 'Your change is saved.',
    comment: 'Said above a page when one of its forms has done what it is for',
  }),
  'email-mail-sent': msg({
    message:
      'We have sent a mail to the new address. Follow its link to confirm the address. Until then nothing changes.',
    comment: 'Said above a page when one of its forms has done what it is for',
  }),
  'signed-out': msg({
    message: 'You are signed out.',
    comment: 'Said above a page when one of its forms has done what it is for',
  }),
  'account-deleted': msg({
    message: 'Your account and everything that belonged to it are deleted.',
    comment: 'Said above a page when one of its forms has done what it is for',
  }),
  'page-saved': msg({
    message: 'The page is kept. You find it here.',
    comment: 'Said above a page when one of its forms has done what it is for',
  }),
} satisfies Record<FormSuccess, MessageDescriptor>
