import { useLocation, useMatches, useRouteContext } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { pathFromUri } from '#lib/uri-path.ts'
import { siteLanguages } from '#sites/site-languages.ts'
import { pageKinds } from './kinds.ts'
import { showFrame } from './page-components.tsx'
import type { Page } from './page.ts'

/** An event of the window: a frame and the page in it are React's, and answer to the reader. */
export const frameShown = 'frame-shown'

type Props = {
  /** The entry that is shown; a page of the application's own has none. */
  page?: Page
  children: ReactNode
}

/** The frame around a route's page: the language menu leads to the same page on the other sites. */
export function RouteFrame({ page, children }: Props) {
  const { current, frame, siblings, primarySite, PreviewBanner } = useRouteContext({ from: '__root__' })
  const { href, pathname, searchStr } = useLocation()
  const layout = useMatches({
    select: (matches) => matches.find(({ staticData }) => staticData.layout)?.staticData.layout,
  })
  useEffect(() => void dispatchEvent(new Event(frameShown)), [])
  const languageLinks = siblings.map(({ handle, locale, name }) => {
    const translation = page?.meta.translations[handle]
    // A site that lacks the page shows the primary one's, under its address.
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
  // A layout keeps distractions away from its page. A route that shows no page, such as an error, gets the usual frame.
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
