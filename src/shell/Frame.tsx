import type { ReactNode } from 'react'
import { ExitLink } from './ExitLink.tsx'
import { Footer } from './Footer.tsx'
import { Header, type HeaderPage } from './Header.tsx'
import type { LanguageLink } from './language-link.ts'
import { SiteAlertBanner } from './SiteAlertBanner.tsx'
import type { SiteFrame } from './site-frame.ts'
import { SkipLink } from './SkipLink.tsx'

type Props = {
  frame: SiteFrame
  /** The links to this page on the enabled sites, in the order of the menu, including the current one. */
  languageLinks: readonly LanguageLink[]
  page?: HeaderPage
  /** The path of the navigation link that is marked as current. */
  section?: string
  /** The banner above the header, which concerns the whole page. */
  banner?: ReactNode
  children: ReactNode
}

/** Renders the header, the banners and the footer around a page. */
export function Frame({ frame, languageLinks, page = 'other', section, banner, children }: Props) {
  return (
    <>
      <SkipLink />
      {frame.exitHref !== undefined && <ExitLink href={frame.exitHref} />}
      {banner}
      <Header frame={frame} page={page} languageLinks={languageLinks} section={section} />
      {frame.alert && <SiteAlertBanner alert={frame.alert} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer frame={frame} languageLinks={languageLinks} />
    </>
  )
}
