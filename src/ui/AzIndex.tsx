import { Trans, useLingui } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { InLanguage, UntranslatedNote } from './InLanguage.tsx'
import { languageAttributes } from './link-address.ts'
import { LetterNav } from './LetterNav.tsx'
import type { IndexRow, NameIndex, UntranslatedRow } from './name-index.ts'
import { SiteLink } from './SiteLink.tsx'
import styles from './AzIndex.module.css'

/**
 * Renders an index by first letter: the alphabet, and the groups, each with its letter beside the entries. Pages that are
 * not translated follow after the last letter.
 */
export function AzIndex({ index: { letters, groups, untranslated } }: { index: NameIndex }) {
  const { t } = useLingui()
  const [first] = untranslated
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
              {links.map((row, index) => (
                <Row key={index} row={row} />
              ))}
            </ul>
          </section>
        ))}
        {first?.link.kind === 'internal' && first.link.language !== undefined && (
          <section className={styles.untranslated} aria-labelledby="untranslated">
            <h2 id="untranslated">
              <InLanguage language={first.link.language} />
            </h2>
            <p className="note">
              <UntranslatedNote />
            </p>
            <ul className={styles.entries}>
              {untranslated.map((row, index) => (
                <ForeignRow key={index} row={row} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}

function Row({ row: { label, link } }: { row: IndexRow }) {
  if (label !== link.label)
    return (
      <li className={styles.other}>
        <SiteLink link={link}>
          <Trans comment="In an index: a name of a condition or treatment, and the title of the page about it. Enlarged prostate: see Benign prostatic enlargement">
            {label}: see <b>{link.label}</b>
          </Trans>
        </SiteLink>
      </li>
    )
  return (
    <li>
      <SiteLink link={link}>{label}</SiteLink>
      {link.text !== undefined && <p className="note">{link.text}</p>}
    </li>
  )
}

/**
 * Renders a page that is not translated: its name in the site's language, if it has one, its title in its own language, and
 * its further names.
 */
function ForeignRow({ row: { label, link, more, anchor } }: { row: UntranslatedRow }) {
  const { site } = useCurrentSite()
  const language = languageAttributes(link.kind === 'internal' ? link.language : undefined, site.locale)
  return (
    <li id={anchor}>
      <SiteLink link={link}>
        {label !== link.label && `${label}: `}
        <span {...language}>{link.label}</span>
      </SiteLink>
      {more.length > 0 && <p className="note">{more.join(' · ')}</p>}
    </li>
  )
}
