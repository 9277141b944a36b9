import { useLingui } from '@lingui/react/macro'
import { SiteLink } from '#ui/SiteLink.tsx'
import type { SiteFrame } from './site-frame.ts'
import styles from './SiteAlertBanner.module.css'

/** Renders an alert that concerns the whole site. */
export function SiteAlertBanner({ alert }: { alert: NonNullable<SiteFrame['alert']> }) {
  const { t } = useLingui()
  return (
    <aside
      className={alert.level === 'warning' ? `${styles.alert} ${styles.warning}` : styles.alert}
      aria-label={t({ message: 'Message about this website', comment: 'Name of a banner above the page' })}
    >
      <p className="wrap">
        {alert.message} {alert.link && <SiteLink link={alert.link} />}
      </p>
    </aside>
  )
}
