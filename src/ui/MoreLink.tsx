import type { ReactNode } from 'react'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Icon } from './Icon.tsx'
import { languageAttributes } from './link-address.ts'
import { SiteLink } from './SiteLink.tsx'
import type { SafeLink } from './safe-link.ts'
import styles from './MoreLink.module.css'

type Props =
  | { path: string; children: ReactNode; link?: undefined }
  | { link: SafeLink; path?: undefined; children?: undefined }

/** Renders a link with an arrow that leads from a part of a page to another page, such as the complete list. */
export function MoreLink({ path, link, children }: Props) {
  const { site } = useCurrentSite()
  if (link) {
    return (
      <SiteLink link={link} className={styles.more}>
        <span {...languageAttributes(link.kind === 'internal' ? link.language : undefined, site.locale)}>
          {link.label}
        </span>
        <Icon name="arrow-right" />
      </SiteLink>
    )
  }
  return (
    <SiteLink path={path} className={styles.more}>
      {children}
      <Icon name="arrow-right" />
    </SiteLink>
  )
}
