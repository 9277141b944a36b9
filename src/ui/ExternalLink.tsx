import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { directionOf } from '#i18n/languages.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'target' | 'rel'> & {
  href: string
  children: ReactNode
}

/** Renders a link to another website, which opens in a new tab, says so, and sends no referrer (settled 5). */
export function ExternalLink({ href, children, ...anchor }: Props) {
  const { locale } = useCurrentSite().site
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...anchor}>
      {children}
      {/* The link may be inside a text in another language. */}
      <span className="vh" lang={locale} dir={directionOf(locale)}>
        {' '}
        <Trans comment="Read out by screen readers after the words of a link that leads to another website">
          (opens in a new tab)
        </Trans>
      </span>
    </a>
  )
}
