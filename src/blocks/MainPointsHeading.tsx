import { Trans } from '@lingui/react/macro'

export const MainPointsHeading = () => (
  <Trans comment="Heading of three to five short sentences at the head of a page">The main points</Trans>
)
