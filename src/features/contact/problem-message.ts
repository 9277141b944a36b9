import type { I18n } from '@lingui/core'
import type { ContactField, ContactForm } from './contact-form.ts'
import { contactProblems } from './contact-messages.ts'

/** Returns the message about a field's problem; undefined when the field has none. */
export function problemMessage({ problems }: ContactForm, field: ContactField, i18n: I18n): string | undefined {
  const problem = problems[field]
  const message = problem && contactProblems[field][problem]
  return message && i18n._(message)
}
