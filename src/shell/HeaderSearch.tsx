import { Trans } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SearchForm } from '#ui/SearchForm.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import styles from './Header.module.css'

/** Renders the search in the header, which is a field if there is room, and otherwise a link to the search page. */
export function HeaderSearch() {
  const { hasFlag } = useCurrentSite()
  return (
    <>
      <div className={styles.search}>
        <SearchForm size="small" suggests={hasFlag('nav-enhanced-search')} />
      </div>
      <SiteLink to="/search" className={styles.searchLink}>
        <Icon name="search" />
        <span>
          <Trans comment="Link to the search page">Search</Trans>
        </span>
      </SiteLink>
    </>
  )
}
