import type { ReactNode } from 'react'
import { SiteLink } from './SiteLink.tsx'
import styles from './ButtonLink.module.css'

type Props = { quiet?: boolean; children: ReactNode } & (
  | { path: string; href?: undefined }
  /** An address that loads a whole new document. */
  | { href: string; path?: undefined }
)

/** A link that is the main thing to do, or with `quiet` another thing to do. */
export function ButtonLink({ quiet = false, ...link }: Props) {
  return <SiteLink className={quiet ? `${styles.button} ${styles.quiet}` : styles.button} data-button="" {...link} />
}
