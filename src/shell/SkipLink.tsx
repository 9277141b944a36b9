import { Trans } from '@lingui/react/macro'
import styles from './SkipLink.module.css'

/** The first thing a keyboard reaches: past the header to the page itself. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      <Trans comment="First link of every page, for keyboards and screen readers">Skip to the content</Trans>
    </a>
  )
}
