import { useLingui } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { SiteLink } from '#ui/SiteLink.tsx'
import type { SiteFrame } from './site-frame.ts'
import styles from './SiteAlertBanner.module.css'

/** Renders an alert that concerns the whole site. */
export function SiteAlertBanner({ alert }: { alert: NonNullable<SiteFrame['alert']> }) {
  const { t } = useLingui()
  const { site } = useCurrentSite()
  return (
    <aside
      className={alert.level === 'warning' ? `${styles.alert} ${styles.warning}` : styles.alert}
      aria-label={t({ message: 'Message about this website', comment: 'Name of a banner above the page' })}
    >
      <p className="wrap" {...languageAttributes(alert.language, site.locale)}>
        {alert.message} {alert.link && <SiteLink link={alert.link} />}
      </p>
    </aside>
  )
}
