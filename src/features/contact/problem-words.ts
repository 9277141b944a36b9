import type { I18n } from '@lingui/core'
import type { ContactField, ContactForm } from './contact-form.ts'
import { contactProblems } from './contact-words.ts'

/** Returns the message about a field's problem; undefined when the field has none. */
export function wordsOfProblem({ problems }: ContactForm, field: ContactField, i18n: I18n): string | undefined {
  const problem = problems[field]
  const words = problem && contactProblems[field][problem]
  return words && i18n._(words)
}
