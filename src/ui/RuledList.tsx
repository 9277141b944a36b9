import type { ReactNode } from 'react'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Icon } from './Icon.tsx'
import { languageAttributes } from './link-address.ts'
import type { SafeLink } from './safe-link.ts'
import { SiteLink } from './SiteLink.tsx'
import styles from './RuledList.module.css'

type Props = {
  links: readonly SafeLink[]
  /** What stands before a row's words: a number, a sign. */
  mark?: (link: SafeLink, index: number) => ReactNode
}

/** The site's usual card: a ruled list in which the whole row is the link. */
export function RuledList({ links, mark }: Props) {
  const { site } = useCurrentSite()
  return (
    <ul className={styles.list}>
      {links.map((link, index) => (
        <li key={link.kind === 'internal' ? link.path : link.href}>
          <SiteLink link={link} className={styles.row}>
            {mark?.(link, index)}
            <span {...languageAttributes(link.kind === 'internal' ? link.language : undefined, site.locale)}>
              {link.label}
              {link.text && <small>{link.text}</small>}
            </span>
            <Icon name="arrow-right" />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
