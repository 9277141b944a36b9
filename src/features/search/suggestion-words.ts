import { msg, plural } from '@lingui/core/macro'

/** What a screen reader says when suggestions have come. */
export const suggestionCount = (count: number) =>
  msg({
    message: plural(count, {
      0: 'No suggestions.',
      one: '# suggestion. Use the arrow keys to go to it.',
      other: '# suggestions. Use the arrow keys to go to them.',
    }),
    comment: 'Read aloud by screen readers when suggestions appear under a search field',
  })
