import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#ui/SiteLink.tsx'

/** Renders a list item that links to the settings for text size, spacing, contrast and motion. */
export const DisplayLink = () => (
  <li>
    <SiteLink to="/display">
      <Trans comment="Link in the footer: to text size, spacing, contrast and motion">Display settings</Trans>
    </SiteLink>
  </li>
)
