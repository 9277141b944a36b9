import { msg } from '@lingui/core/macro'

export const offlinePageTitle = msg({
  message: 'Kept for offline',
  comment: 'Title of the page that lists the pages that this browser keeps for reading without a connection',
})
