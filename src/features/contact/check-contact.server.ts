import { isEmail, countCharacters, normalizeLine, normalizeText } from '#lib/normalize-text.ts'
import {
  type ContactForm,
  contactLimits,
  type ContactProblem,
  emptyContactForm,
  isFormKey,
  trapField,
} from './contact-form.ts'

/** A posted form, with the problems of its fields. */
export type CheckedContact = {
  readonly form: ContactForm
  /** Whether the message may be spam. Such a message is stored, but mailed only after a review. */
  readonly needsReview: boolean
}

/**
 * The minimum time to fill in the form, in milliseconds. A faster submission requires a review, because it may come from a
 * bot. A negative time does not: the start may come from the reader's device, whose clock may be ahead.
 */
const minFillTimeMs = 3000

/**
 * Parses and checks a contact form.
 *
 * @param subjects the subjects of the form. If there are none, the subject is not checked. If they are undefined because
 * the content system cannot be reached, any text of 1 to 200 characters is valid.
 */
export function checkContact(
  sent: URLSearchParams,
  subjects: readonly string[] | undefined,
  now = Date.now(),
): CheckedContact {
  const empty = emptyContactForm()
  const key = sent.get('key') ?? ''
  const shownAt = Number(sent.get('shown-at') || Number.NaN)
  const fillTime = now - shownAt
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
  const foundProblems = Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
  return {
    form: {
      ...empty,
      ...(isFormKey(key) && { key }),
      ...(Number.isFinite(shownAt) && { shownAt }),
      values,
      problems: foundProblems,
    },
    needsReview: sent.get(trapField) !== '' || !(fillTime >= minFillTimeMs || fillTime < 0),
  }
}

const isSubject = (subject: string, subjects: readonly string[] | undefined) =>
  subjects ? subjects.includes(subject) : subject !== '' && countCharacters(subject) <= 200

function lengthProblem(text: string, minLength: number, maxLength: number): ContactProblem | undefined {
  if (text === '') return 'missing'
  const length = countCharacters(text)
  return length < minLength ? 'too-short' : length > maxLength ? 'too-long' : undefined
}
