import { PictureView } from '#blocks/PictureView.tsx'
import type { Picture } from '#blocks/picture.ts'
import { SiteLink } from '#ui/SiteLink.tsx'
import styles from './Brand.module.css'

/** The site's sign and name, leading home. */
export function Brand({ name, logo }: { name: string; logo?: Picture }) {
  return (
    <SiteLink to="/" className={styles.brand}>
      {logo ? <PictureView picture={logo} decorative lazy={false} /> : <BrandMark />}
      <span>{name}</span>
    </SiteLink>
  )
}

/** The primary site's mark in the colours of the theme, for sites without a logo of their own. */
function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" fill="none" strokeLinecap="round">
      <path d="M9 0h14q9 0 9 9v14q0 9-9 9H0V9q0-9 9-9" fill="var(--accent)" />
      <path d="M13 10q-5 6 0 12" stroke="var(--on-accent)" strokeWidth="9" />
      <path d="M18.5 16q6 0 6 9" stroke="var(--warm)" strokeWidth="3.5" />
    </svg>
  )
}
