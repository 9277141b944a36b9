import type { ReactNode } from 'react'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { FallbackTag } from './FallbackTag.tsx'
import { Icon } from './Icon.tsx'
import { languageAttributes } from './link-address.ts'
import type { SafeLink } from './safe-link.ts'
import { SiteLink } from './SiteLink.tsx'
import styles from './RuledList.module.css'

type Props = {
  links: readonly SafeLink[]
  /** Renders a number or an icon before the text of a row. */
  mark?: (link: SafeLink, index: number) => ReactNode
}

/** Renders links as a list with a line between rows. The whole row is the link. */
export function RuledList({ links, mark }: Props) {
  return (
    <ul className={styles.list}>
      {links.map((link, index) => (
        <li key={index}>
          <SiteLink link={link} className={styles.row}>
            {mark?.(link, index)}
            <RowWords link={link} />
            <Icon name="arrow-right" />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function RowWords({ link }: { link: SafeLink }) {
  const { site } = useCurrentSite()
  const language = languageAttributes(link.kind === 'internal' ? link.language : undefined, site.locale)
  return (
    <span {...language}>
      {link.label}
      {language.lang !== undefined && <FallbackTag language={language.lang} />}
      {link.text && <span className={styles.text}>{link.text}</span>}
    </span>
  )
}
