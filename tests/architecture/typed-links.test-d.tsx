import { Link, redirect, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'

// Compiled by `tsc --noEmit` and never run: a link is checked against the routes. Every line that is wrong says so, and the
// check fails when the compiler does not agree.

export const links: readonly ReactNode[] = [
  <Link to="/condition/$slug" params={{ slug: 'kidney-stones' }}>
    A condition
  </Link>,
  <Link to="/all-conditions">All conditions</Link>,
  <Link to="/search" search={{ q: 'stones' }}>
    A search
  </Link>,
  <Link to="/search" search={{}}>
    A search without words
  </Link>,
  <Link to="/$" params={{ _splat: 'about' }}>
    Any page
  </Link>,

  // @ts-expect-error there is no such route
  <Link to="/conditions/$slug" params={{ slug: 'kidney-stones' }}>
    A wrong route
  </Link>,
  // @ts-expect-error the parameter is missing
  <Link to="/condition/$slug">No parameter</Link>,
  // @ts-expect-error the parameter is called `slug`
  <Link to="/condition/$slug" params={{ slugg: 'kidney-stones' }}>
    A misspelt parameter
  </Link>,
  // @ts-expect-error a slug is a text
  <Link to="/condition/$slug" params={{ slug: 7 }}>
    A parameter of another type
  </Link>,
  // @ts-expect-error what is searched for is a text
  <Link to="/search" search={{ q: 7 }}>
    A search of another type
  </Link>,
  // @ts-expect-error the search has no such parameter
  <Link to="/search" search={{ query: 'stones' }}>
    A misspelt search
  </Link>,
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
