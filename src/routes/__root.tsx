import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createRootRouteWithContext, notFound, Outlet, redirect } from '@tanstack/react-router'
import { previewParameters } from '#lib/preview-parameters.ts'
import { DocumentShell } from './-document/DocumentShell.tsx'
import type { DocumentContext } from './-document/document-context.ts'
import { documentHead } from './-document/document-head.ts'
import { runRouteMiddleware } from './-middleware/route-middleware.ts'
import { validateRoutes, type RouteToCheck } from './-middleware/route-validation.ts'
import type { FoundAddress } from './-pages/address-context.ts'
import { addressQuery } from './-pages/page.queries.ts'
import type { PageContent } from './-pages/page.ts'
import { missingPageHead } from './-pages/page-head.ts'
import { redirectOptions } from './-pages/redirect-options.ts'

export type RouterContext = DocumentContext & {
  readonly queryClient: QueryClient
  readonly i18n: I18n
  /** The kinds of pages whose views have been imported for this document. */
  readonly shownKinds: Set<PageContent['kind']>
  /** Stands above the pages of a preview. */
  readonly PreviewBanner?: ComponentType | undefined
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // What leads on from a preview leads to previews (settled 8).
  search: {
    middlewares: [({ search, next }) => ({ ...next(search), ...previewParameters(Object.entries(search)) })],
  },
  // The global middleware of specification section 2: stored redirects, then the page lookup; after it the route's own
  // validation and middleware. Hovering a link runs it too.
  beforeLoad: async (options): Promise<FoundAddress> => {
    const { context, location, preload } = options
    // The router's own type of the matches is made from the type of this very route.
    const { matches: routes } = options as unknown as { readonly matches: readonly RouteToCheck[] }
    const { current, queryClient, requested, siteEnabled } = context
    if (!siteEnabled) throw notFound()
    const address = await queryClient.query(
      addressQuery(current.site.handle, requested ?? location.href.replace(/#.*$/s, '')),
    )
    switch (address.kind) {
      case 'redirect':
        throw redirect(redirectOptions(address, current))
      case 'gone':
        throw notFound({ data: { statusCode: 410 } })
      case 'entry':
      case 'none':
        await validateRoutes(routes, location.href)
        await runRouteMiddleware(routes, context, { href: location.href, preload })
        return { address }
    }
  },
  head: ({ match }) => {
    const { meta, links } = documentHead(match.context)
    return { links, meta: match.error ? [...meta, ...missingPageHead(match).meta] : meta }
  },
  shellComponent: DocumentShell,
  component: Outlet,
})
