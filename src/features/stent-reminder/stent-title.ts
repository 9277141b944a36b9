import { msg } from '@lingui/core/macro'

export const stentTitle = msg({
  message: 'Reminder: stent removal',
  comment: 'Title of a page with a form for the date by which a ureteral stent must be out',
})
