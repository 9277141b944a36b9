import { Trans } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'

/** The item of a list of links that leads to where consent is given and withdrawn; only where there is something to consent to. */
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
