import type { ReactNode } from 'react'
import { RuledList } from '#ui/RuledList.tsx'
import type { SafeLink } from '#ui/safe-link.ts'
import headingStyles from './TextBlock.module.css'

/** A part of an article that leads to other pages; nothing when there are none. */
export type LinkSection = { readonly anchor: string; readonly heading: ReactNode; readonly links: readonly SafeLink[] }

/** Those sections that have something to show, for an article's `childHeadings` and its children. */
export const filledSections = (sections: readonly LinkSection[]): readonly LinkSection[] =>
  sections.filter(({ links }) => links.length > 0)

export function LinkSections({ sections }: { sections: readonly LinkSection[] }) {
  return sections.map(({ anchor, heading, links }) => (
    <ArticleSection key={anchor} anchor={anchor} heading={heading}>
      <RuledList links={links} />
    </ArticleSection>
  ))
}

type SectionProps = { anchor: string; heading: ReactNode; children: ReactNode }

/** A part of an article that is no text of its editors. */
export function ArticleSection({ anchor, heading, children }: SectionProps) {
  return (
    <section aria-labelledby={anchor}>
      <h2 id={anchor} className={headingStyles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
