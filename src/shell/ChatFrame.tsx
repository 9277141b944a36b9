import type { MouseEvent } from 'react'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { Brand } from './Brand.tsx'
import styles from './ChatFrame.module.css'
import { Footer } from './Footer.tsx'
import type { Frame } from './Frame.tsx'
import header from './Header.module.css'
import { HeaderSearch } from './HeaderSearch.tsx'
import { hasLanguageMenu } from './language-link.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Navigation } from './Navigation.tsx'
import { SiteAlertBanner } from './SiteAlertBanner.tsx'
import { SkipLink } from './SkipLink.tsx'

type Props = Parameters<typeof Frame>[0]

/** Renders the usual frame around a chatbot, as the feature flags of the chat change it (settled 13). */
export function ChatFrame({ frame, languageLinks, section, banner, children }: Props) {
  const { site, hasFlag } = useCurrentSite()
  const isLight = hasFlag('nav-primary-light-on-chat')
  const hasLanguages = hasLanguageMenu(site, languageLinks) && !hasFlag('nav-no-lang-switch-on-chat')
  return (
    <>
      <SkipLink />
      {banner}
      <header className={isLight ? `${header.header} ${styles.light}` : header.header}>
        <div className={`wrap ${header.row}`}>
          <Brand name={frame.siteName} logo={frame.navigationLogo} />
          <Navigation links={frame.navigation} section={section} />
          {!hasFlag('nav-hide-search-on-chat') && <HeaderSearch />}
          {hasLanguages && <LanguageSwitch links={languageLinks} />}
          {hasFlag('nav-close-button-on-chat') && <Close />}
        </div>
      </header>
      {frame.alert && <SiteAlertBanner alert={frame.alert} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer frame={frame} languageLinks={languageLinks} />
    </>
  )
}

/** Back to where the visitor came from, when that is a page of ours; else home. */
function Close() {
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
