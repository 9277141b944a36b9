import type { I18n } from '@lingui/core'
import { errorMessages } from './form-messages.ts'

/**
 * Returns the prefix `Error:` of the title of a page whose form has a problem: screen readers announce the title first.
 * Without a problem, it is empty. `ErrorSummary` keeps the prefix in the browser.
 */
export const errorPrefix = (hasProblem: boolean, i18n: I18n): string =>
  hasProblem ? `${i18n._(errorMessages.error)} ` : ''
