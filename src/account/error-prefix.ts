import type { I18n } from '@lingui/core'
import type { FormState } from '#auth/form-state.ts'
import { errorMessages } from '#ui/form-messages.ts'

/** Returns the prefix that marks the title of a page if its form has a problem: screen readers announce the title first. */
export const errorPrefix = (state: FormState | undefined, i18n: I18n): string =>
  state?.problems === undefined ? '' : `${i18n._(errorMessages.error)} `
