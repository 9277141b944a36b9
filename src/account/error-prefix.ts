import type { I18n } from '@lingui/core'
import type { FormState } from '#auth/form-state.ts'
import { formMessages } from '#ui/form-messages.ts'

/** Stands before the title of a page whose form has a problem: it is the first that a screen reader says. */
export const errorPrefix = (state: FormState | undefined, i18n: I18n): string =>
  state?.problems === undefined ? '' : `${i18n._(formMessages.error)} `
