import type { I18n } from '@lingui/core'
import type { FormState } from '#auth/form-state.ts'
import { errorMessages } from '#ui/form-messages.ts'

/** Returns the prefix of the title of a page whose form has a problem, which screen readers announce first. */
export const errorPrefix = (state: FormState | undefined, i18n: I18n): string =>
  state?.problems === undefined ? '' : `${i18n._(errorMessages.error)} `
