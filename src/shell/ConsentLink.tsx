import { Trans } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'

/** Renders a list item that links to the consent page, only on sites that ask for consent. */
export function ConsentLink() {
  const { site } = useCurrentSite()
  if (site.gtmId === null) return null
  return (
    <li>
      <SiteLink to="/consent">
        <Trans comment="Link in the footer: to the page on which consent is given and withdrawn">
          Cookies and your consent
        </Trans>
      </SiteLink>
    </li>
  )
}
