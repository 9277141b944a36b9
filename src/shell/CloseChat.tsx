import type { MouseEvent } from 'react'
import { useRouter } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { isPlainClick } from '#lib/is-plain-click.ts'
import { Icon } from '#ui/Icon.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import styles from './CloseChat.module.css'

/**
 * Renders a link back to the page that the visitor came from, if it is a page of this origin, and otherwise to the home
 * page. Without JavaScript, the link always leads to the home page.
 */
export function CloseChat() {
  const { history } = useRouter()
  function goBack(event: MouseEvent) {
    if (!isPlainClick(event) || !(history.canGoBack() || isFromHere())) return
    event.preventDefault()
    history.back()
  }
  return (
    <SiteLink to="/" className={styles.close} onClick={goBack}>
      <Icon name="close" />
      <span>
        <Trans comment="Link that leaves the page of the chatbot">Close</Trans>
      </span>
    </SiteLink>
  )
}

/**
 * Whether the history has an entry of another page of this origin before this one. The referrer alone is not enough, because
 * a page that was opened in a new tab has a referrer but no earlier entry.
 */
const isFromHere = () =>
  history.length > 1 &&
  document.referrer.startsWith(`${location.origin}/`) &&
  // The referrer has no hash. It is this page after a question that was sent before the client started.
  document.referrer !== location.href.split('#')[0]
