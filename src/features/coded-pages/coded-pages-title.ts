import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Returns the title of the page that lists the pages about a clinical code. */
export const codedPagesTitle = (i18n: I18n, code: string): string =>
  i18n._(
    msg({
      message: `Pages about ${code}`,
      comment: 'Title of a list of pages; the placeholder is a code of a diagnosis, such as ICD-10 N23',
    }),
  )
