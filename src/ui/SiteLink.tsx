import type { ReactNode } from 'react'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { ExternalLink } from './ExternalLink.tsx'
import { FallbackTag } from './FallbackTag.tsx'
import { InternalLink } from './InternalLink.tsx'
import { languageAttributes } from './link-address.ts'
import type { SafeLink } from './safe-link.ts'

type Props = { link: SafeLink; className?: string; children?: ReactNode; 'aria-current'?: 'true' }

/** A link out of content: within the site through the router, elsewhere in a new tab. Its label is the content unless there are children, which then say themselves in which language they are. */
export function SiteLink({ link, children, ...anchor }: Props) {
  const { site } = useCurrentSite()
  if (link.kind === 'external') {
    return (
      <ExternalLink href={link.href} {...anchor}>
        {children ?? link.label}
      </ExternalLink>
    )
  }
  const language = languageAttributes(link.language, site.locale)
  return (
    <InternalLink path={link.path} hrefLang={language.lang} {...anchor}>
      {children ??
        (language.lang === undefined ? (
          link.label
        ) : (
          <>
            <span {...language}>{link.label}</span>
            <FallbackTag language={language.lang} />
          </>
        ))}
    </InternalLink>
  )
}
