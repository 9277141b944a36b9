import type { ReactNode } from 'react'

type Props = { children: ReactNode; 'data-draft'?: 'sent' }

/**
 * Renders the result of a form on the next page. It takes the focus when the page is shown, even without JavaScript, because
 * a status that is part of the page from the beginning is not announced.
 */
export function FormResult(props: Props) {
  return <div role="status" tabIndex={-1} autoFocus {...props} />
}
