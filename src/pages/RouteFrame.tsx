import { useMatches, useRouteContext, useRouterState } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { pageKinds } from './kinds.ts'
import { languageLinks } from './language-links.ts'
import { showFrame } from './page-components.tsx'
import type { Page, PageMeta } from './page.ts'

/** The name of the window event that is dispatched each time a frame with its page has been hydrated or mounted. */
export const frameShown = 'frame-shown'

type Props = {
  /**
   * The page of the current entry; undefined for one of the application's own pages, for an error and for a missing page.
   */
  page?: Page
  /** The paths of the page on all sites; those of `page` by default. Without them, the path is the same on every site. */
  meta?: Pick<PageMeta, 'translations'> | undefined
  children: ReactNode
}

/** Renders the frame around a route's page. Its language menu links to the same page on every site that has it. */
export function RouteFrame({ page, meta = page?.meta, children }: Props) {
  const context = useRouteContext({ from: '__root__' })
  // The router's `location` is that of the next page as soon as it starts to load.
  const location = useRouterState({ select: (state) => state.resolvedLocation ?? state.location })
  const { frame, PreviewBanner } = context
  const { pathname } = location
  const layout = useMatches({
    select: (matches) => matches.find(({ staticData }) => staticData.layout)?.staticData.layout,
  })
  useEffect(() => void dispatchEvent(new Event(frameShown)), [])
  // The layout's frame removes distractions from the page. Without a page, as after an error, the usual frame is shown.
  return showFrame(page && layout, {
    frame,
    languageLinks: languageLinks(context, location, meta),
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
