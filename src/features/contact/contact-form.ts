import type { FormFailure } from '#ui/form-messages.ts'

/** The fields of the contact form, in the order of the page. */
export const contactFields = ['subject', 'name', 'email', 'message', 'consent'] as const
export type ContactField = (typeof contactFields)[number]

export type ContactProblem = 'missing' | 'malformed' | 'too-short' | 'too-long'

export const contactLimits = { maxNameLength: 100, minMessageLength: 10, maxMessageLength: 5000 } as const

/** The state of a contact form: empty, or as it was posted. */
export type ContactForm = {
  /** Identifies the form, so that a form sent twice with the same text is stored as one message. */
  readonly key: string
  /** The time at which the form was first rendered, in milliseconds since 1970. */
  readonly shownAt: number
  readonly values: Readonly<Record<Exclude<ContactField, 'consent'>, string>> & { readonly consent: boolean }
  readonly problems: Readonly<Partial<Record<ContactField, ContactProblem>>>
  readonly failure?: FormFailure
}

export const emptyContactForm = (): ContactForm => ({
  key: newKey(),
  shownAt: Date.now(),
  values: { subject: '', name: '', email: '', message: '', consent: false },
  problems: {},
})

// `crypto.randomUUID` is missing in insecure contexts.
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Whether a text has the format of a form's key. */
export const isFormKey = (text: string): boolean => /^[\da-f]{32}$/.test(text)

/** The name of the hidden field that only bots fill in. */
export const trapField = 'reference'
