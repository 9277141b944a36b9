import type { MouseEvent } from 'react'
import { Trans } from '@lingui/react/macro'
import styles from './SkipLink.module.css'

/**
 * Renders the link that skips the header. It is the first focusable element of a page unless the consent banner is shown.
 */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main" onClick={skip}>
      <Trans comment="First link of every page, for keyboards and screen readers">Skip to the content</Trans>
    </a>
  )
}

/** Moves to the content without a history entry, so that “Close” in the chat still leads back to the previous page. */
function skip(event: MouseEvent) {
  event.preventDefault()
  const main = document.querySelector('main')
  main?.scrollIntoView()
  main?.focus()
}
