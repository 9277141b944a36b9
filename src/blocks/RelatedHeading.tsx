import { Trans } from '@lingui/react/macro'

/** The heading of links to related pages, at the end of a page. */
export const RelatedHeading = () => (
  <Trans id="related-heading" comment="Heading of links to related pages at the end of a page">
    Read next
  </Trans>
)
