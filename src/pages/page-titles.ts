import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The titles of the indexes and of the search page, for the head. */
export const pageTitles = {
  conditions: msg({ message: 'Conditions A–Z', comment: 'Title of the index of all conditions' }),
  treatments: msg({ message: 'Treatments A–Z', comment: 'Title of the index of all treatments' }),
  guidelines: msg({ message: 'Guidelines', comment: 'Title of the list of all guidelines' }),
  guidelineArchive: msg({
    message: 'Archive of guidelines',
    comment: 'Title of the list of editions that have been replaced',
  }),
  search: msg({ message: 'Search', comment: 'Title of the search page' }),
} satisfies Record<string, MessageDescriptor>
