import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/**
 * Returns the title of the page that compares the treatments of a condition. `i18n` needs the catalogue `content-labels`.
 */
export const comparisonTitle = (i18n: I18n, condition: string): string =>
  i18n._(
    msg({
      message: `${condition}: compare the treatments`,
      comment: 'Title of a page; the placeholder is the name of a condition, such as Prostate cancer',
    }),
  )

/**
 * Returns the short title of the page that compares the treatments of a condition. It precedes the name of the condition in
 * the `<title>`. `i18n` needs the catalogue `content-labels`.
 */
export const comparisonPart = (i18n: I18n): string =>
  i18n._(msg({ message: 'Compare the treatments', comment: 'Before the name of a condition, in the title of a page' }))
