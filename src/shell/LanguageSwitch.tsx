import { useLingui } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { LanguageLink } from './language-link.ts'
import { LanguageList } from './LanguageList.tsx'
import styles from './LanguageSwitch.module.css'

/** Renders the language menu of the header (flag nav-lang-switch). It opens and closes without JavaScript. */
export function LanguageSwitch({ links }: { links: readonly LanguageLink[] }) {
  const { t } = useLingui()
  const { languageLabel } = useCurrentSite().site
  return (
    <div className={styles.switch}>
      <button
        type="button"
        popoverTarget="language-menu"
        aria-label={t({
          message: `${languageLabel}: choose another language`,
          comment: 'Name of the button that opens the language menu; begins with the name of the current language',
        })}
      >
        <Icon name="globe" />
        <span>{languageLabel}</span>
      </button>
      <div id="language-menu" popover="auto" className={styles.menu}>
        <LanguageList id="language-menu" links={links} />
      </div>
    </div>
  )
}
