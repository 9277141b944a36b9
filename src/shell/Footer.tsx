import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { PictureView } from '#blocks/PictureView.tsx'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { emergencyPath } from '#sites/emergency-path.ts'
import { hasOwnPage } from '#sites/tool-pages.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import { SiteLink } from '#ui/SiteLink.tsx'
import { ConsentLink } from './ConsentLink.tsx'
import { DisplayLink } from './DisplayLink.tsx'
import type { LanguageLink } from './language-link.ts'
import { LanguageList } from './LanguageList.tsx'
import type { SiteFrame } from './site-frame.ts'
import styles from './Footer.module.css'

/** The links for finding content, which are the same on every site. */
const findLinks = [
  ['/all-conditions', <Trans comment="Link in the footer">Conditions A–Z</Trans>],
  ['/all-treatments', <Trans comment="Link in the footer">Treatments</Trans>],
  ['/all-conditions#areas', <Trans comment="Link in the footer">Find by body area</Trans>],
  ['/glossary', <Trans comment="Link in the footer: a list of medical words">Words explained</Trans>],
  ['/news', <Trans comment="Link in the footer: the list of all news">News</Trans>],
  ['/education-events/events', <Trans comment="Link in the footer: the list of all events">Events</Trans>],
] as const
/** The links for getting help, unless the editors have set others. */
const helpLinks = [
  [emergencyPath, <Trans comment="Link to the page about emergencies">When to get help now</Trans>],
  ['/contact', <Trans comment="Link in the footer">Contact</Trans>],
  ['/privacy', <Trans comment="Link in the footer">Privacy</Trans>],
  [
    '/accessibility',
    <Trans comment="Link in the footer: how well people with disabilities can use the website">Accessibility</Trans>,
  ],
] as const
/** The links to the tools, each with the title of its page. A site shows those that it has. */
const toolLinks = [
  ['/symptoms', <Trans comment="Link in the footer: the title of the page">Find the page for your symptom</Trans>],
  ['/my-bladder-diary', <Trans comment="Link in the footer: the title of the page">Your bladder diary</Trans>],
  ['/visit-pack', <Trans comment="Link in the footer: the title of the page">My visit pack</Trans>],
  ['/offline', <Trans comment="Link in the footer: the title of the page">Kept for offline</Trans>],
  ['/stored-data', <Trans comment="Link in the footer: the title of the page">What this browser keeps</Trans>],
] as const

const rowsOf = (links: readonly (readonly [path: string, label: ReactNode])[]) =>
  links.map(([path, label]) => (
    <li key={path}>
      <SiteLink path={path}>{label}</SiteLink>
    </li>
  ))
const editedRowsOf = (links: readonly SafeLink[]) =>
  links.map((link, index) => (
    <li key={index}>
      <SiteLink link={link} />
    </li>
  ))

/**
 * Renders the footer of all pages except those of a learning module, with links to content, links for getting help, links to
 * tools, and all languages.
 */
export function Footer({ frame, languageLinks }: { frame: SiteFrame; languageLinks: readonly LanguageLink[] }) {
  const { site } = useCurrentSite()
  const { siteName } = frame
  return (
    <footer className={`on-deep ${styles.footer}`}>
      <div className={`wrap ${styles.top}`}>
        <nav aria-labelledby="footer-find">
          <h2 id="footer-find">
            <Trans comment="Heading of links in the footer">Find</Trans>
          </h2>
          <ul>{rowsOf(findLinks)}</ul>
        </nav>
        <nav aria-labelledby="footer-help">
          <h2 id="footer-help">
            <Trans comment="Heading of links in the footer">Get help</Trans>
          </h2>
          <ul>
            {frame.footer.length === 0 ? rowsOf(helpLinks) : editedRowsOf(frame.footer)}
            <DisplayLink />
            <ConsentLink />
          </ul>
        </nav>
        <nav aria-labelledby="footer-tools">
          <h2 id="footer-tools">
            <Trans comment="Heading of links in the footer: to a bladder diary, a visit pack and similar pages">
              Tools
            </Trans>
          </h2>
          <ul>{rowsOf(toolLinks.filter(([path]) => hasOwnPage(site, path)))}</ul>
        </nav>
        {languageLinks.length > 0 && (
          <nav className={styles.languages} aria-labelledby="languages">
            <h2 id="languages" tabIndex={-1}>
              <Trans comment="Heading of the list of languages in the footer">Languages</Trans>
            </h2>
            <LanguageList id="languages" links={languageLinks} />
          </nav>
        )}
      </div>
      <div className="wrap">
        <div className={styles.end}>
          {frame.footerLogo && <PictureView picture={frame.footerLogo} decorative />}
          <p>
            <Trans
              id="demonstration-note"
              comment="Last words of every page; the placeholder is the name of the website"
            >
              {siteName} is a demonstration. Its pages are written with care from published guidelines, but they are not
              medical advice and cannot replace a talk with a doctor or nurse. In an emergency call your local emergency
              number.
            </Trans>
          </p>
          {frame.socials.length > 0 && <ul className={styles.socials}>{editedRowsOf(frame.socials)}</ul>}
        </div>
      </div>
    </footer>
  )
}
