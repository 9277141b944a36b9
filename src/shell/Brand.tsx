import { PictureView } from '#blocks/PictureView.tsx'
import type { Picture } from '#blocks/picture.ts'
import { SiteLink } from '#ui/SiteLink.tsx'
import styles from './Brand.module.css'

/** Renders the site's logo and name as a link to the home page. */
export function Brand({ name, logo }: { name: string; logo?: Picture }) {
  return (
    <SiteLink to="/" className={styles.brand}>
      {logo && <PictureView picture={logo} decorative lazy={false} />}
      <span>{name}</span>
    </SiteLink>
  )
}
