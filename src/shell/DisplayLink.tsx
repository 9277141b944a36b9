import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#ui/SiteLink.tsx'

/** The item of a list of links that leads to where readers set text size, spacing, contrast and motion. */
export const DisplayLink = () => (
  <li>
    <SiteLink to="/display">
      <Trans comment="Link in the footer: to text size, spacing, contrast and motion">Display settings</Trans>
    </SiteLink>
  </li>
)
