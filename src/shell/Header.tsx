import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Brand } from './Brand.tsx'
import { CloseChat } from './CloseChat.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'
import { hasLanguageMenu, type LanguageLink } from './language-link.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Navigation } from './Navigation.tsx'
import type { SiteFrame } from './site-frame.ts'
import styles from './Header.module.css'

/** The kinds of pages for which the header differs. */
export type HeaderPage = 'home' | 'search' | 'chat' | 'other'

type Props = {
  frame: SiteFrame
  page: HeaderPage
  languageLinks: readonly LanguageLink[]
  section?: string
}

/**
 * Renders the header of all pages except those of a learning module, with the brand, the navigation, the search and the
 * languages.
 */
export function Header({ frame, page, languageLinks, section }: Props) {
  const { site, hasFlag } = useCurrentSite()
  const hidesSearch =
    (page === 'home' && hasFlag('nav-hide-search-on-home')) ||
    (page === 'search' && hasFlag('nav-hide-search-on-search')) ||
    (page === 'chat' && hasFlag('nav-hide-search-on-chat'))
  const hidesLanguages = page === 'chat' && hasFlag('nav-no-lang-switch-on-chat')
  const centersLogo = page === 'home' && hasFlag('nav-logo-centered-on-home')
  const variants = [
    centersLogo && styles.centered,
    page === 'chat' && hasFlag('nav-primary-light-on-chat') && styles.light,
  ]
  return (
    <header className={[styles.header, ...variants].filter(Boolean).join(' ')}>
      <div className={`wrap ${styles.row}`}>
        <Brand name={frame.siteName} logo={frame.navigationLogo} />
        <Navigation links={frame.navigation} section={section} folded={centersLogo} />
        <div className={styles.tools}>
          {!hidesSearch && <HeaderSearch />}
          {hasLanguageMenu(site, languageLinks) && !hidesLanguages && <LanguageSwitch links={languageLinks} />}
          {page === 'chat' && hasFlag('nav-close-button-on-chat') && <CloseChat />}
        </div>
      </div>
    </header>
  )
}
