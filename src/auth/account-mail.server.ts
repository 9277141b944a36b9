import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { loadMessages, loadI18n } from '#i18n/load-i18n.ts'
import { composeMail } from '#mail/compose-mail.ts'
import { queueMail } from '#mail/outbox.server.ts'
import { sites } from '#sites/sites.ts'
import { getStorage } from '#storage/storage.server.ts'
import type { AccountMail } from './auth-options.ts'

type Messages = {
  readonly subject: MessageDescriptor
  readonly text: MessageDescriptor
  /** The text of the link, which names the action on the page to which the link leads. */
  readonly action: MessageDescriptor
  /** The advice for a person who did not request the email. */
  readonly otherwise: MessageDescriptor
}

const notRequestedMessage = msg({
  message: 'If you did not ask for this, you need not do anything. Nothing changes.',
  comment: 'In a mail about an account',
})
const notMyRequestMessage = msg({
  message: 'If this was not you, choose a new password at once. The link below takes you there.',
  comment: 'In a mail that tells of a change to an account',
})

const confirm = msg({ message: 'Confirm your e-mail address', comment: 'Subject of a mail, and the link in it' })
const choose = msg({ message: 'Choose a new password', comment: 'Subject of a mail, and the link in it' })

const messages = {
  'verify-email': {
    subject: confirm,
    text: msg({
      message:
        'You have registered with this address. Please confirm that it is yours: then you can sign in. The link works for a few days.',
      comment: 'In a mail to somebody who has registered',
    }),
    action: confirm,
    otherwise: msg({
      message:
        'If you did not register, please do not confirm. Somebody may have typed your address by mistake. We then delete it.',
      comment: 'In a mail to somebody who has registered',
    }),
  },
  'account-exists': {
    subject: msg({ message: 'You already have an account', comment: 'Subject of a mail' }),
    text: msg({
      message:
        'Somebody has tried to use this address for an account. You already have an account with it. If it was you and you have forgotten your password, you can choose a new one.',
      comment: 'In a mail to somebody whose address was used to register although there is an account',
    }),
    action: choose,
    otherwise: notRequestedMessage,
  },
  'reset-password': {
    subject: choose,
    text: msg({
      message: 'You have asked for a new password. The link works once, and for one hour.',
      comment: 'In a mail to somebody who has forgotten the password',
    }),
    action: choose,
    otherwise: notRequestedMessage,
  },
  'change-email': {
    subject: confirm,
    text: msg({
      message:
        'You want to use this address for your account. Please confirm that it is yours. The link works for one day.',
      comment: 'In a mail to the new address of an account',
    }),
    action: confirm,
    otherwise: notRequestedMessage,
  },
  'email-changed': {
    subject: msg({ message: 'Your e-mail address has been changed', comment: 'Subject of a mail' }),
    text: msg({
      message: 'Your account now has another e-mail address. This one is no longer used.',
      comment: 'In a mail to the old address of an account',
    }),
    action: msg({ message: 'Write to us', comment: 'Link in a mail, to the contact page' }),
    otherwise: msg({
      message: 'If this was not you, please write to us at once.',
      comment: 'In a mail to the old address of an account',
    }),
  },
  'password-changed': {
    subject: msg({ message: 'Your password has been changed', comment: 'Subject of a mail' }),
    text: msg({
      message: 'The password of your account has been changed. On all other devices you are signed out.',
      comment: 'In a mail about an account',
    }),
    action: choose,
    otherwise: notMyRequestMessage,
  },
} as const satisfies Record<AccountMail['kind'], Messages>

const greeting = (name: string) =>
  msg({ message: `Hello ${name},`, comment: 'Beginning of a mail; the placeholder is the name of a person' })

/** Queues an email about an account, in the language of `site`. */
export async function sendAccountMail({ kind, to, name, userId, site, url, expiresAt }: AccountMail): Promise<void> {
  const { locale, name: siteName } = sites[site]
  const i18n = await loadI18n(locale)
  await loadMessages(i18n, 'auth')
  const { subject, text, action, otherwise } = messages[kind]
  const { db } = await getStorage()
  await queueMail(
    db,
    {
      to,
      ...composeMail({
        language: locale,
        subject: `${i18n._(subject)} – ${siteName}`,
        before: [...(addressable(name) === '' ? [] : [i18n._(greeting(addressable(name)))]), i18n._(text)],
        link: { label: i18n._(action), href: url },
        after: [i18n._(otherwise)],
        from: siteName,
      }),
    },
    { userId, ...(expiresAt && { expiresAt }) },
  )
}

/** Shortens a name to one line without URLs and email addresses: an attacker may register with a message as the name. */
export const addressable = (name: string): string =>
  name
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/\S*(?::\/\/|www\.|[<>@])\S*/gi, '')
    // Mail programs turn anything that looks like a host name into a link.
    .replace(/[.\u3002\uff0e\uff61](?=\S)/g, '. ')
    .trim()
    .slice(0, 60)
