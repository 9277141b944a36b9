import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The messages that the banner and the page share. */
export const consentMessages = {
  title: msg({
    message: 'Cookies and your consent',
    comment: 'Title of the page on which consent is given and withdrawn',
  }),
  allow: msg({ message: 'Allow', comment: 'Button that gives consent to counting visits' }),
  refuse: msg({ message: 'Refuse', comment: 'Button that refuses or withdraws consent to counting visits' }),
  privacy: msg({ message: 'Privacy', comment: 'Link to the page about privacy' }),
} satisfies Record<string, MessageDescriptor>
