import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type CurrentSite, CurrentSiteProvider } from '#sites/CurrentSite.tsx'

/** Renders a part of a page to static HTML, without the comments that hydration needs. `at` is the path of the page. */
export function renderPart(node: ReactNode, current: CurrentSite, i18n: I18n, at: string): string {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [at] }),
    isServer: true,
    // The site's own router serializes search params in the same way.
    stringifySearch: (search) => (Object.keys(search).length === 0 ? '' : `?${new URLSearchParams(search)}`),
  })
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <I18nProvider i18n={i18n}>
        <CurrentSiteProvider value={current}>{node}</CurrentSiteProvider>
      </I18nProvider>
    </RouterContextProvider>,
  )
}
