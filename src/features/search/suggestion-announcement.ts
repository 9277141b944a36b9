import { msg, plural } from '@lingui/core/macro'

/** Returns the message about the number of suggestions, which screen readers announce. */
export const suggestionAnnouncement = (count: number) =>
  msg({
    message: plural(count, {
      0: 'No suggestions.',
      one: '# suggestion. Use the arrow keys to go to it.',
      other: '# suggestions. Use the arrow keys to go to them.',
    }),
    comment: 'Read aloud by screen readers when suggestions appear under a search field',
  })
