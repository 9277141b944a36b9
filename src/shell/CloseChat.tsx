import type { MouseEvent } from 'react'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#ui/SiteLink.tsx'
import styles from './CloseChat.module.css'

/** Leads back to where the visitor came from, when that is a page of ours; else home. */
export function CloseChat() {
  const canGoBack = useCanGoBack()
  const { history } = useRouter()
  function goBack(event: MouseEvent) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain || !(canGoBack || isFromHere())) return
    event.preventDefault()
    history.back()
  }
  return (
    <SiteLink to="/" className={styles.close} onClick={goBack}>
      <Trans comment="Link that leaves the page of the chatbot">Close</Trans>
    </SiteLink>
  )
}

const isFromHere = () =>
  URL.canParse(document.referrer) &&
  new URL(document.referrer).origin === location.origin &&
  document.referrer !== location.href
