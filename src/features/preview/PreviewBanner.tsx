import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import styles from './PreviewBanner.module.css'

/** Renders a banner that says that the page is a preview, with a link to the published page. */
export function PreviewBanner() {
  const { t } = useLingui()
  const { path } = useCurrentSite()
  const { pathname } = useLocation()
  return (
    <aside
      className={styles.preview}
      aria-label={t({ message: 'Preview', comment: 'Name of the banner above a page that is a preview' })}
    >
      <p className="wrap">
        <strong>
          <Trans comment="In the banner above a page that is a preview for editors">
            This is a preview. It may show drafts that are not published.
          </Trans>
        </strong>
        {/* The link opens a new tab, because the published page cannot be framed by the content system. */}
        <ExternalLink href={path(pathname)}>
          <Trans comment="Link from a preview for editors to the same page as visitors see it">
            The page as it is published
          </Trans>
        </ExternalLink>
      </p>
    </aside>
  )
}
