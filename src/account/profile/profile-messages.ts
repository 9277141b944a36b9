import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const profileMessages = {
  title: msg({ message: 'Your profile', comment: 'Title of the page of a reader who is signed in' }),
  name: msg({ message: 'Your name', comment: 'Label of a field' }),
  email: msg({ message: 'New e-mail address', comment: 'Label of a field' }),
  language: msg({ message: 'Language of our mails to you', comment: 'Label of a field' }),
  password: msg({ message: 'Your password', comment: 'Label of a field: the password that one has now' }),
  newPassword: msg({ message: 'New password', comment: 'Label of a field' }),
  save: msg({ message: 'Save', comment: 'Button that saves a change' }),
  takeAlong: msg({ message: 'Take your data along', comment: 'Opens a form in the profile, and its button' }),
  delete: msg({ message: 'Delete your account', comment: 'Opens a form in the profile, and its button' }),
  confirmDelete: msg({
    message: 'Yes, delete my account and everything that belongs to it',
    comment: 'Label of a box that has to be ticked before an account is deleted',
  }),
} satisfies Record<string, MessageDescriptor>
