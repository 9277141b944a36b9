import { Trans, useLingui } from '@lingui/react/macro'
import styles from './ExitLink.module.css'

/**
 * Renders the link with which a reader leaves the website immediately. Pressing Shift three times has the same effect, and
 * the `data-` attributes contain the announcements for these presses (`bind-exit-shortcut.ts`). Without JavaScript it is an
 * ordinary link to another website.
 */
export function ExitLink({ href }: { href: string }) {
  const { t } = useLingui()
  return (
    <section className={styles.exit} aria-labelledby="exit-link" data-exit="">
      <a
        id="exit-link"
        href={href}
        rel="noopener noreferrer"
        data-press="exit"
        data-left-2={t({
          message: 'Shift, press 2 more times to leave',
          comment: 'Said and shown after the key Shift was pressed once; three presses leave the website',
        })}
        data-left-1={t({
          message: 'Shift, press 1 more time to leave',
          comment: 'Said and shown after the key Shift was pressed twice; three presses leave the website',
        })}
        data-expired={t({
          message: 'You have not left the site',
          comment: 'Said and shown when the key Shift was pressed once or twice, and then not again',
        })}
      >
        <Trans comment="Button at the top of every page: leaves the website at once for a harmless one, when somebody must not see the page">
          Leave this site now
        </Trans>
      </a>
    </section>
  )
}
