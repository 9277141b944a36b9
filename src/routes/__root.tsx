import { createRootRouteWithContext, notFound, Outlet, redirect } from '@tanstack/react-router'
import { previewParameters } from '#lib/preview-parameters.ts'
import { DocumentShell } from '#document/DocumentShell.tsx'
import { documentHead } from '#document/document-head.ts'
import { runRouteMiddleware } from '#account/route-middleware.ts'
import { validateRoutes, type RouteToCheck } from '#account/route-validation.ts'
import type { FoundAddress } from '#pages/address-context.ts'
import { addressQuery } from '#pages/page.queries.ts'
import { missingPageHead } from '#pages/page-head.ts'
import { redirectOptions } from '#pages/redirect-options.ts'
import type { RouterContext } from '#pages/router-context.ts'

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
