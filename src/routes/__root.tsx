import { createRootRouteWithContext, notFound, Outlet, redirect } from '@tanstack/react-router'
import { previewParameters } from '#lib/preview-parameters.ts'
import { DocumentShell } from '#document/DocumentShell.tsx'
import { documentHead } from '#document/document-head.ts'
import type { RootContext } from '#pages/address-context.ts'
import { addressQuery } from '#pages/page.queries.ts'
import { missingPageHead } from '#pages/page-head.ts'
import { redirectOptions } from '#pages/redirect-options.ts'
import type { RouterContext } from '#pages/router-context.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  // Every link contains the preview parameters, so that links in a preview lead to previews (settled 8).
  search: {
    middlewares: [({ search, next }) => ({ ...next(search), ...previewParameters(Object.entries(search)) })],
  },
  // Runs the global middleware of specification section 2, also for preloads: editors' redirects, then the page lookup. The
  // validation and the middleware of a route run in its own `beforeLoad`.
  beforeLoad: async ({ context, location, serverContext }): Promise<RootContext> => {
    const { current, queryClient, requested, siteEnabled } = context
    if (serverContext?.failure) throw serverContext.failure
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
        return { address, ...(serverContext?.posted && { posted: serverContext.posted }) }
    }
  },
  head: ({ match }) => {
    const { meta, links } = documentHead(match.context)
    return { links, meta: match.error ? [...meta, ...missingPageHead(match).meta] : meta }
  },
  shellComponent: DocumentShell,
  component: Outlet,
})
