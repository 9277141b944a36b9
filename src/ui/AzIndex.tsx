import { useLingui } from '@lingui/react/macro'
import type { IndexLetter } from '#i18n/alphabet.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { languageAttributes } from './link-address.ts'
import { LetterNav } from './LetterNav.tsx'
import type { SafeLink } from './safe-link.ts'
import { SiteLink } from './SiteLink.tsx'
import styles from './AzIndex.module.css'

/** The entries of an index under one letter. */
export type LetterGroup = { readonly letter: string; readonly anchor: string; readonly links: readonly SafeLink[] }

type Props = {
  /** The alphabet of the site's language. */
  letters: readonly IndexLetter[]
  groups: readonly LetterGroup[]
}

/** Renders an index by first letter: the alphabet, and the groups, each with its letter beside the entries. */
export function AzIndex({ letters, groups }: Props) {
  const { t } = useLingui()
  const { site } = useCurrentSite()
  return (
    <div className={`wrap ${styles.index}`}>
      <nav
        className={`beside ${styles.letters}`}
        aria-label={t({ message: 'Letters', comment: 'Name of a list of links: the letters of the alphabet' })}
      >
        <LetterNav letters={letters} />
      </nav>
      <div>
        {groups.map(({ letter, anchor, links }) => (
          <section key={anchor} className={styles.group} aria-labelledby={anchor}>
            <h2 id={anchor}>{letter}</h2>
            <ul className={styles.entries}>
              {links.map((link, index) => (
                <li
                  key={index}
                  {...languageAttributes(link.kind === 'internal' ? link.language : undefined, site.locale)}
                >
                  <SiteLink link={link} />
                  {link.text !== undefined && <p className="note">{link.text}</p>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
