import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { RuledList } from '#ui/RuledList.tsx'
import type { SafeLink } from '#ui/safe-link.ts'
import headingStyles from './TextBlock.module.css'

/** A section above or below the text of an article. `ArticleView` leaves out those in `sections` whose body is empty. */
export type Section = { readonly anchor: string; readonly heading: ReactNode; readonly body: ReactNode }

/** Returns a section with a list of links to other pages. Without links, its body is `false`. */
export const linkSection = (anchor: string, heading: ReactNode, links: readonly SafeLink[]): Section => ({
  anchor,
  heading,
  body: links.length > 0 && <RuledList links={links} />,
})

/** Renders a section of an article with its heading, whose id is `anchor`. */
export function ArticleSection({ anchor, heading, body }: Section) {
  return (
    <section aria-labelledby={anchor}>
      <h2 id={anchor} className={headingStyles.heading}>
        {heading}
      </h2>
      {body}
    </section>
  )
}

/** Renders the heading of the links to related pages at the end of a page. */
export const RelatedHeading = () => (
  <Trans id="related-heading" comment="Heading of links to related pages at the end of a page">
    Read next
  </Trans>
)
