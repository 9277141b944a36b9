import type { ReactNode } from 'react'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Icon } from './Icon.tsx'
import { languageAttributes } from './link-address.ts'
import type { SafeLink } from './safe-link.ts'
import { SiteLink } from './SiteLink.tsx'
import styles from './RuledRows.module.css'

type Props = {
  links: readonly SafeLink[]
  /** Renders a number or an icon before the text of a row. */
  mark?: (link: SafeLink) => ReactNode
  /** The id of the heading of the list. */
  labelledBy?: string
}

/**
 * Renders links as a list with a line between rows. The whole row is the link. If the pages are not in the site's language,
 * the heading above the list has to say so.
 */
export function RuledRows({ links, mark, labelledBy }: Props) {
  const { site } = useCurrentSite()
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {links.map((link, index) => (
        <li key={index}>
          <SiteLink link={link} className={styles.row}>
            {mark?.(link)}
            <span {...languageAttributes(link.kind === 'internal' ? link.language : undefined, site.locale)}>
              {link.label}
              {link.text && <span className={styles.text}>{link.text}</span>}
            </span>
            <Icon name="arrow-right" />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
