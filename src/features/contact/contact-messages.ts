import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContactField, ContactProblem } from './contact-form.ts'

/** The heading of the form, the labels of its fields, and the empty option of the subject. */
export const contactMessages = {
  title: msg({ message: 'Write to us', comment: 'Heading of the form on the contact page' }),
  subject: msg({ message: 'Subject', comment: 'Label of a field in which one subject is chosen' }),
  choose: msg({ message: 'Choose a subject', comment: 'The first line of a list from which a subject is chosen' }),
  name: msg({ message: 'Your name', comment: 'Label of a field' }),
  email: msg({ message: 'Your e-mail address', comment: 'Label of a field' }),
  message: msg({ message: 'Your message', comment: 'Label of a field' }),
  consent: msg({
    message: 'I agree that my message, my name and my e-mail address are stored, so that you can answer me.',
    comment: 'Label of a box that has to be ticked before a message is sent',
  }),
} satisfies Record<ContactField | 'title' | 'choose', MessageDescriptor>

const tooShort = msg({
  message: 'Write a message of at least 10 characters.',
  comment: 'Said where a field of the contact form is not in order',
})

type Problems = { readonly [Field in ContactField]: Readonly<Partial<Record<ContactProblem, MessageDescriptor>>> }

/** The messages about the problems of each field. Their numbers must be those of `contactLimits`. */
export const contactProblems = {
  subject: {
    missing: msg({ message: 'Choose a subject.', comment: 'Said where a field of the contact form is not in order' }),
  },
  name: {
    missing: msg({ message: 'Enter your name.', comment: 'Said where a field of the contact form is not in order' }),
    'too-long': msg({
      message: 'Your name is too long. It can have up to 100 characters.',
      comment: 'Said where a field of the contact form is not in order',
    }),
  },
  email: {
    missing: msg({
      message: 'Enter your e-mail address.',
      comment: 'Said where a field of the contact form is not in order',
    }),
    malformed: msg({
      message: 'Enter an e-mail address such as name@example.org.',
      comment: 'Said where a field of the contact form is not in order',
    }),
  },
  message: {
    missing: tooShort,
    'too-short': tooShort,
    'too-long': msg({
      message: 'Your message is too long. It can have up to 5,000 characters.',
      comment: 'Said where a field of the contact form is not in order',
    }),
  },
  consent: {
    missing: msg({
      message: 'Tick the box, so that we may store your message.',
      comment: 'Said where a field of the contact form is not in order',
    }),
  },
} satisfies Problems as Problems
