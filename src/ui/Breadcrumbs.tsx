import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '#i18n/languages.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Icon } from './Icon.tsx'
import { SiteLink } from './SiteLink.tsx'
import { languageAttributes } from './link-address.ts'
import type { SafeLink } from './safe-link.ts'
import styles from './Breadcrumbs.module.css'

type Props = { ancestors: readonly SafeLink[]; title: string; titleLanguage?: Language }

/** Renders the path from the home page to this page. */
export function Breadcrumbs({ ancestors, title, titleLanguage }: Props) {
  const { t } = useLingui()
  const { site } = useCurrentSite()
  return (
    <nav
      className={styles.crumbs}
      aria-label={t({ message: 'You are here', comment: 'Name of the way from the home page to this page' })}
    >
      <ol>
        <li>
          <SiteLink to="/">
            <Trans id="home-link" comment="Link to the home page">
              Home
            </Trans>
          </SiteLink>
        </li>
        {ancestors.map((link, index) => (
          <li key={index}>
            <Icon name="chevron-right" />
            <SiteLink link={link} />
          </li>
        ))}
        <li aria-current="page">
          <Icon name="chevron-right" />
          <span {...languageAttributes(titleLanguage, site.locale)}>{title}</span>
        </li>
      </ol>
    </nav>
  )
}
