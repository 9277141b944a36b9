import { isEmail, countCharacters, normalizeLine, normalizeText } from '#lib/normalize-text.ts'
import {
  type ContactForm,
  contactLimits,
  type ContactProblem,
  emptyContactForm,
  isFormKey,
  trapField,
} from './contact-form.ts'

/** A form that was sent, parsed, with the problems of its fields. */
export type CheckedContact = {
  readonly form: ContactForm
  /** Something tells that perhaps no person has sent it: it is stored, and looked at before it is mailed. */
  readonly needsReview: boolean
}

/** A form that is sent sooner than this, in milliseconds, may not come from a person. */
const minFillTimeMs = 3000

/**
 * Reads and checks a contact form.
 *
 * @param subjects those from which one has to be chosen; undefined when the content system cannot be asked: then any will do
 */
export function checkContact(
  sent: URLSearchParams,
  subjects: readonly string[] | undefined,
  now = Date.now(),
): CheckedContact {
  const empty = emptyContactForm()
  const key = sent.get('key') ?? ''
  const shownAt = Number(sent.get('shown-at') || Number.NaN)
  const values = {
    subject: normalizeLine(sent.get('subject')),
    name: normalizeLine(sent.get('name')),
    email: normalizeLine(sent.get('email')),
    message: normalizeText(sent.get('message')),
    consent: sent.get('consent') !== null,
  }
  const problems = {
    subject: subjects?.length === 0 || isSubject(values.subject, subjects) ? undefined : 'missing',
    name: lengthProblem(values.name, 1, contactLimits.maxNameLength),
    email: values.email === '' ? 'missing' : isEmail(values.email) ? undefined : 'malformed',
    message: lengthProblem(values.message, contactLimits.minMessageLength, contactLimits.maxMessageLength),
    consent: values.consent ? undefined : 'missing',
  } as const
  const wrong = Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
  return {
    form: {
      ...empty,
      ...(isFormKey(key) && { key }),
      ...(Number.isFinite(shownAt) && { shownAt }),
      values,
      problems: wrong,
    },
    needsReview: sent.get(trapField) !== '' || !(now - shownAt >= minFillTimeMs),
  }
}

const isSubject = (subject: string, subjects: readonly string[] | undefined) =>
  subjects ? subjects.includes(subject) : subject !== '' && countCharacters(subject) <= 200

function lengthProblem(text: string, least: number, most: number): ContactProblem | undefined {
  if (text === '') return 'missing'
  const length = countCharacters(text)
  return length < least ? 'too-short' : length > most ? 'too-long' : undefined
}
