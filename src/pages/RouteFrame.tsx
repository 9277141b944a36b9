import { useLocation, useMatches, useRouteContext } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { pathFromUri } from '#lib/uri-path.ts'
import { siteLanguages } from '#sites/site-languages.ts'
import { pageKinds } from './kinds.ts'
import { showFrame } from './page-components.tsx'
import type { Page } from './page.ts'

/** The name of the window event that is dispatched when the frame and its page have been hydrated and are interactive. */
export const frameShown = 'frame-shown'

type Props = {
  /** The entry that is shown; undefined for one of the application's own pages. */
  page?: Page
  children: ReactNode
}

/** Renders the frame around a route's page, whose language menu links to the same page on the other sites. */
export function RouteFrame({ page, children }: Props) {
  const { current, frame, siblings, primarySite, PreviewBanner } = useRouteContext({ from: '__root__' })
  const { href, pathname, searchStr } = useLocation()
  const layout = useMatches({
    select: (matches) => matches.find(({ staticData }) => staticData.layout)?.staticData.layout,
  })
  useEffect(() => void dispatchEvent(new Event(frameShown)), [])
  const languageLinks = siblings.map(({ handle, locale, name }) => {
    const translation = page?.meta.translations[handle]
    // A site without its own translation shows the primary site's text, at the primary site's path.
    const path = page
      ? (translation ?? page.meta.translations[primarySite] ?? pathFromUri(page.meta.uri)) + searchStr
      : href.replace(/#.*$/s, '')
    return {
      handle,
      locale,
      name,
      href: current.publicBases[handle] + path,
      shownIn: page && translation === undefined ? siteLanguages[primarySite] : locale,
    }
  })
  // A layout removes distractions from its page. A route without a page, such as an error, gets the usual frame.
  return showFrame(page && layout, {
    frame,
    languageLinks,
    page:
      pathname === '/'
        ? 'home'
        : pathname === '/search'
          ? 'search'
          : page?.content.kind === 'chatbot'
            ? 'chat'
            : 'other',
    banner: PreviewBanner && <PreviewBanner />,
    section: page ? pageKinds[page.content.kind].navigation : pathname,
    children,
  })
}
