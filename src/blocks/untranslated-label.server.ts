import { msg } from '@lingui/core/macro'

/** The notice that other systems get with a page that is returned in English because there is no translation. */
export const untranslatedLabel = msg({
  message: 'This page has not been translated yet.',
  comment: 'Above a page that is shown in English because there is no translation',
})
