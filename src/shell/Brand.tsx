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

/** A kidney and its ureter, for sites without a logo of their own. */
function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M13 3.500C6.500 3.500 3 9.500 3 16s3.500 12.500 10 12.500c5 0 7.500-4.500 5.500-9-1.200-2.700-1.200-4.300 0-7C20.500 8 18 3.500 13 3.500Z"
        fill="var(--accent)"
      />
      <path d="M19 16c5 0 7 3 7 7v6" fill="none" stroke="var(--warm)" strokeWidth="3.500" strokeLinecap="round" />
    </svg>
  )
}
