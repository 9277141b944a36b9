import type { AnchorHTMLAttributes, ReactElement, ReactNode } from 'react'
import { Link, type LinkComponentProps, type RegisteredRouter } from '@tanstack/react-router'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { ExternalLink } from './ExternalLink.tsx'
import { FallbackTag } from './FallbackTag.tsx'
import { languageAttributes, parseLinkAddress } from './link-address.ts'
import type { SafeLink } from './safe-link.ts'

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'children'>

/** The target of a link that is not a typed route. `parseLinkTarget` has checked the URLs from content. */
type Target =
  /** A link from content. Its label is shown unless there are children, which need their own `lang` attributes. */
  | { link: SafeLink; children?: ReactNode }
  /** A path of this site without the site's prefix. It may have a query and a hash. */
  | { path: string; children: ReactNode }
  /** A file, an email address, a phone number, an anchor on this page, or an external URL, which begins with `http`. */
  | { href: string; children: ReactNode }

const nothing = {}

/**
 * Renders any link (settled 5). The router handles links to pages of this site, which get `aria-current="page"` on the page
 * itself; other websites open in a new tab; the browser handles everything else. A link of the application's own names its
 * route: `to="/guidelines/$slug/chapter/$chapterSlug"` with `params` and `search`, which the compiler checks.
 */
export function SiteLink<const To extends string>(
  props: LinkComponentProps<'a', RegisteredRouter, string, To> & { to: To },
): ReactElement
export function SiteLink(props: Target & Anchor): ReactElement
export function SiteLink(props: (Target & Anchor) | (LinkComponentProps & { to: string })): ReactElement {
  if ('link' in props) return <ContentLink {...props} />
  if ('path' in props) {
    const { path, ...anchor } = props
    return <SiteLink {...parseLinkAddress(path)} {...anchor} />
  }
  if ('to' in props) {
    return (
      <Link activeOptions={{ exact: true, includeHash: props.hash !== undefined }} activeProps={nothing} {...props} />
    )
  }
  if (props.href.startsWith('http')) return <ExternalLink {...props} />
  const { children, ...anchor } = props
  return <a {...anchor}>{children}</a>
}

function ContentLink({ link, children, ...anchor }: { link: SafeLink; children?: ReactNode } & Anchor) {
  const { site } = useCurrentSite()
  if (link.kind === 'external') {
    return (
      <SiteLink href={link.href} {...anchor}>
        {children ?? link.label}
      </SiteLink>
    )
  }
  const language = languageAttributes(link.language, site.locale)
  return (
    <SiteLink path={link.path} hrefLang={language.lang} {...anchor}>
      {children ??
        (language.lang === undefined ? (
          link.label
        ) : (
          <>
            <span {...language}>{link.label}</span>
            <FallbackTag language={language.lang} />
          </>
        ))}
    </SiteLink>
  )
}
