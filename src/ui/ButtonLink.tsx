import type { ReactNode } from 'react'
import { InternalLink } from './InternalLink.tsx'
import styles from './ButtonLink.module.css'

type Props = { quiet?: boolean; children: ReactNode } & (
  | { path: string; href?: undefined }
  /** An address that loads a whole new document. */
  | { href: string; path?: undefined }
)

/** A link that is the main thing to do, or with `quiet` another thing to do. */
export function ButtonLink({ path, href, quiet = false, children }: Props) {
  const attributes = { className: quiet ? `${styles.button} ${styles.quiet}` : styles.button, 'data-button': '' }
  return path === undefined ? (
    <a href={href} {...attributes}>
      {children}
    </a>
  ) : (
    <InternalLink path={path} {...attributes}>
      {children}
    </InternalLink>
  )
}
