import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FormSuccess } from './form-state.ts'

const comment = 'Said above a page when one of its forms has done what it is for'

export const successWords = {
  'mail-sent': msg({ message: 'Please look at your mail', comment: 'Title of a note: a mail with a link was sent' }),
  verified: msg({ message: 'Your e-mail address is confirmed. You can sign in now.', comment }),
  'email-changed': msg({ message: 'Your new e-mail address is confirmed. We use it from now on.', comment }),
  'password-changed': msg({ message: 'Your new password is set.', comment }),
  saved: msg({ message: 'Your change is saved.', comment }),
  'email-mail-sent': msg({
    message:
      'We have sent a mail to the new address. Follow its link to confirm the address. Until then nothing changes.',
    comment,
  }),
  'signed-out': msg({ message: 'You are signed out.', comment }),
  'account-deleted': msg({ message: 'Your account and everything that belonged to it are deleted.', comment }),
  'page-saved': msg({ message: 'The page is kept. You find it here.', comment }),
} satisfies Record<FormSuccess, MessageDescriptor>
