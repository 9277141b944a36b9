import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Frame } from '#shell/Frame.tsx'
import { pageQuery } from '../-pages/page.queries.ts'
import { pathOfUri, type Page, type PageContent } from '../-pages/page.ts'

/** The path of the navigation link under which a kind of page stands. */
const sections = {
  home: undefined,
  condition: '/all-conditions',
  situation: '/all-conditions',
  treatment: '/all-treatments',
  contact: '/contact',
  page: undefined,
} satisfies Record<PageContent['kind'], string | undefined>

/** The frame around a route's page: the language menu leads to the same page on the other sites. */
export function RouteFrame({ children }: { children: ReactNode }) {
  const { current, frame, siblings, address } = useRouteContext({ from: '__root__' })
  const { pathname, searchStr } = useLocation()
  const queryClient = useQueryClient()
  const page: Page | undefined =
    address?.kind === 'entry'
      ? queryClient.getQueryData(pageQuery(current.site.handle, address.entry.uri).queryKey)
      : undefined
  const languageLinks = siblings.map(({ handle, locale }) => {
    const uri = page?.meta.translations[handle]
    const path = page ? pathOfUri(uri ?? page.meta.uri) : pathname
    return {
      handle,
      locale,
      href: current.publicBases[handle] + encodeURI(path) + searchStr,
      exists: !page || uri !== undefined,
    }
  })
  return (
    <Frame
      frame={frame}
      languageLinks={languageLinks}
      page={pathname === '/' ? 'home' : pathname === '/search' ? 'search' : 'other'}
      section={page ? sections[page.content.kind] : pathname}
    >
      {children}
    </Frame>
  )
}
