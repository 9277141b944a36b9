import { msg } from '@lingui/core/macro'

export const displayTitle = msg({
  message: 'Display settings',
  comment: 'Title of the page with text size, spacing, contrast and motion',
})
