import { Trans, useLingui } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { SafeLink } from '#ui/safe-link.ts'
import { SiteLink } from '#ui/SiteLink.tsx'
import styles from './Navigation.module.css'

type Props = {
  links: readonly SafeLink[]
  /** The path of the link that is marked as current. */
  section?: string
  /** Whether the links are folded on wide screens too. */
  folded?: boolean
}

/**
 * The links that only the folded navigation has: a line has no room for them, but on a small screen the footer, which
 * usually has them too, is far below.
 */
const linksOfMenu = [
  ['/education-events/events', <Trans comment="Link in the footer: the list of all events">Events</Trans>],
  ['/contact', <Trans comment="Link in the footer">Contact</Trans>],
] as const

/** Renders the main navigation: a line of links, or a disclosure with a few more of them on narrow screens. */
export function Navigation({ links, section, folded }: Props) {
  const { t } = useLingui()
  const { path } = useCurrentSite()
  if (links.length === 0) return null
  const paths = links.map((link) => link.kind === 'internal' && link.path)
  return (
    <nav
      className={`${styles.navigation} ${folded ? styles.folded : ''}`}
      aria-label={t({ message: 'Main', comment: 'Name of the main navigation' })}
    >
      <details>
        <summary>
          <Icon name="menu" />
          <Trans comment="Opens the main navigation on small screens">Menu</Trans>
        </summary>
        <ul>
          {links.map((link, index) => (
            <li key={index}>
              <SiteLink
                link={link}
                aria-current={link.kind === 'internal' && link.path === section ? 'true' : undefined}
              />
            </li>
          ))}
          {linksOfMenu.map(
            ([to, label]) =>
              !paths.includes(to) && (
                <li key={to} className={styles.inMenu}>
                  <SiteLink path={to}>{label}</SiteLink>
                </li>
              ),
          )}
          <li>
            {/*
             * The link is shown to everybody, because the route redirects signed-out visitors. It is a plain link that loads
             * a new document, because only the server can read the profile.
             */}
            <a href={path('/profile')}>
              <Trans comment="Link in the navigation to the reader's own page; whoever is not signed in signs in there">
                Profile
              </Trans>
            </a>
          </li>
        </ul>
      </details>
    </nav>
  )
}
