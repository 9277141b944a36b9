import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createRootRouteWithContext, notFound, Outlet, redirect } from '@tanstack/react-router'
import { previewParameters } from '#lib/preview-parameters.ts'
import { DocumentShell } from './-document/DocumentShell.tsx'
import type { DocumentContext } from './-document/document-context.ts'
import { documentHead } from './-document/document-head.ts'
import { addressQuery } from './-pages/page.queries.ts'
import { redirectOptions } from './-pages/redirect-options.ts'

export type RouterContext = DocumentContext & {
  readonly queryClient: QueryClient
  readonly i18n: I18n
  /** Stands above the pages of a preview. */
  readonly PreviewBanner?: ComponentType | undefined
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // What leads on from a preview leads to previews (settled 8).
  search: {
    middlewares: [({ search, next }) => ({ ...next(search), ...previewParameters(Object.entries(search)) })],
  },
  // The global middleware of specification section 2: stored redirects, then the page lookup. Hovering a link runs it too.
  beforeLoad: async ({ context, location }) => {
    const { current, queryClient, requested, siteEnabled } = context
    if (!siteEnabled) throw notFound()
    const address = await queryClient.query(
      addressQuery(current.site.handle, requested ?? location.href.replace(/#.*$/s, '')),
    )
    switch (address.kind) {
      case 'redirect':
        throw redirect(redirectOptions(address, current))
      case 'gone':
        throw notFound({ data: { status: 410 } })
      case 'entry':
      case 'none':
        return { address }
    }
  },
  head: ({ match }) => documentHead(match.context),
  shellComponent: DocumentShell,
  component: Outlet,
})
