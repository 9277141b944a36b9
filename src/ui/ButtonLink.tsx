import type { ReactNode } from 'react'
import { SiteLink } from './SiteLink.tsx'
import styles from './ButtonLink.module.css'

type Props = { quiet?: boolean; children: ReactNode } & (
  | { path: string; href?: undefined }
  /** A URL that is loaded as a new document. */
  | { href: string; path?: undefined }
)

/** Renders a link that looks like a button. With `quiet` it looks like a secondary action. */
export function ButtonLink({ quiet = false, ...link }: Props) {
  return <SiteLink className={quiet ? `${styles.button} ${styles.quiet}` : styles.button} data-button="" {...link} />
}
