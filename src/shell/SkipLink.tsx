import { Trans } from '@lingui/react/macro'
import styles from './SkipLink.module.css'

/**
 * Renders the link that skips the header. It is the first focusable element of a page unless the consent banner is shown.
 */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      <Trans comment="First link of every page, for keyboards and screen readers">Skip to the content</Trans>
    </a>
  )
}
