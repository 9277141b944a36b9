import { redirect, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SiteLink } from '#ui/SiteLink.tsx'

// This file is compiled by `tsc --noEmit` and never run. The compiler checks each link against the routes.
// `@ts-expect-error` is the assertion of this test and does not hide anything: `tsc` fails if the line below it compiles,
// that is, if a wrong link would be accepted.

export const links: readonly ReactNode[] = [
  <SiteLink to="/condition/$slug" params={{ slug: 'kidney-stones' }}>
    A condition
  </SiteLink>,
  <SiteLink to="/all-conditions">All conditions</SiteLink>,
  <SiteLink to="/guidelines/$slug/chapter/$chapterSlug" params={{ slug: 'stones', chapterSlug: 'diet' }} hash="water">
    A place in a chapter
  </SiteLink>,
  // Paths and URLs from the content are not typed as routes; they are checked where the content is parsed.
  <SiteLink path="/about">A page of the editors</SiteLink>,
  <SiteLink href="mailto:press@example.org">An address to write to</SiteLink>,
  <SiteLink to="/search" search={{ q: 'stones' }}>
    A search
  </SiteLink>,
  <SiteLink to="/search" search={{}}>
    A search without words
  </SiteLink>,
  <SiteLink to="/$" params={{ _splat: 'about' }}>
    Any page
  </SiteLink>,

  // @ts-expect-error the chapter is missing
  <SiteLink to="/guidelines/$slug/chapter/$chapterSlug" params={{ slug: 'stones' }}>
    A misspelled chapter
  </SiteLink>,
  // @ts-expect-error the link has no target
  <SiteLink>Nothing</SiteLink>,
  // @ts-expect-error there is no such route
  <SiteLink to="/conditions/$slug" params={{ slug: 'kidney-stones' }}>
    A wrong route
  </SiteLink>,
  // @ts-expect-error the parameter is missing
  <SiteLink to="/condition/$slug">No parameter</SiteLink>,
  // @ts-expect-error the parameter is called `slug`
  <SiteLink to="/condition/$slug" params={{ slugg: 'kidney-stones' }}>
    A misspelled parameter
  </SiteLink>,
  // @ts-expect-error a slug is a string
  <SiteLink to="/condition/$slug" params={{ slug: 7 }}>
    A parameter of another type
  </SiteLink>,
  // @ts-expect-error the search term is a string
  <SiteLink to="/search" search={{ q: 7 }}>
    A search of another type
  </SiteLink>,
  // @ts-expect-error the search has no such parameter
  <SiteLink to="/search" search={{ query: 'stones' }}>
    A misspelled search
  </SiteLink>,
]

export function useTypedNavigation() {
  const navigate = useNavigate()
  void navigate({ to: '/all-treatments/$slug', params: { slug: 'ureteroscopy' } })
  // @ts-expect-error there is no such route
  void navigate({ to: '/all-treatment/$slug', params: { slug: 'ureteroscopy' } })
  // @ts-expect-error the parameter is missing
  void navigate({ to: '/all-treatments/$slug' })
}

export const redirects = [
  redirect({ to: '/search', search: { q: 'stones' } }),
  // @ts-expect-error there is no such route
  redirect({ to: '/serach' }),
]
