import { Trans } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { Brand } from './Brand.tsx'
import { ExitLink } from './ExitLink.tsx'
import type { Frame } from './Frame.tsx'
import { hasLanguageMenu } from './language-link.ts'
import { LanguageList } from './LanguageList.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import styles from './ModuleFrame.module.css'
import { ConsentLink } from './ConsentLink.tsx'
import { DisplayLink } from './DisplayLink.tsx'
import { SiteAlertBanner } from './SiteAlertBanner.tsx'
import { SkipLink } from './SkipLink.tsx'

type Props = Parameters<typeof Frame>[0]

/**
 * Renders the reduced frame of a learning module, which has the logo, the languages and a link to leave the module, but no
 * main navigation.
 */
export function ModuleFrame({ frame, languageLinks, banner, children }: Props) {
  const { site } = useCurrentSite()
  return (
    <div className={styles.frame}>
      <SkipLink />
      {frame.exitHref !== undefined && <ExitLink href={frame.exitHref} />}
      {banner}
      <header className={styles.header}>
        <div className={`wrap ${styles.row}`}>
          <Brand name={frame.siteName} logo={frame.navigationLogo} />
          {hasLanguageMenu(site, languageLinks) && <LanguageSwitch links={languageLinks} />}
          <SiteLink to="/" className={styles.leave}>
            <Trans comment="Link from a learning module to the home page">Close</Trans>
          </SiteLink>
        </div>
      </header>
      {frame.alert && <SiteAlertBanner alert={frame.alert} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <nav className="wrap" aria-labelledby="footer-help">
          <h2 id="footer-help" className="vh">
            <Trans comment="Heading of links in the footer">Get help</Trans>
          </h2>
          <ul>
            {frame.footer.map((link, index) => (
              <li key={index}>
                <SiteLink link={link} />
              </li>
            ))}
            <DisplayLink />
            <ConsentLink />
          </ul>
        </nav>
        {languageLinks.length > 1 && (
          <nav className="wrap" aria-labelledby="languages">
            <h2 id="languages" className="vh">
              <Trans comment="Heading of the list of languages in the footer">Languages</Trans>
            </h2>
            <LanguageList id="languages" links={languageLinks} />
          </nav>
        )}
      </footer>
    </div>
  )
}
