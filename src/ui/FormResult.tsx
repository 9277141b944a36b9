import type { ReactNode } from 'react'

type Props = { children: ReactNode; 'data-draft'?: 'sent' }

/**
 * Says on the next page what a form has done. It takes the focus when the page is shown, without script too: a
 * status that is on a page from the beginning is not read out by itself.
 */
export function FormResult(props: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- who has sent a form has to know first what has come of it
    <div role="status" tabIndex={-1} autoFocus {...props} />
  )
}
