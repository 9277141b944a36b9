import { QueryCache, QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { loadingDelayMs } from '#lib/async-status.ts'
import { loadMessages, loadedCatalogues, loadI18n } from '#i18n/load-i18n.ts'

import { retryDelay, shouldRetry } from '#lib/retry.ts'
import { CurrentSiteProvider } from '#sites/CurrentSite.tsx'
import { reportBrowserError } from '#telemetry/browser-failure.ts'
import { getDocumentContext } from './document/document-context.ts'
import { refuseExternalUrl } from './document/refuse-external-url.ts'
import type { RequestContext } from './document/server-document.server.ts'
import { loadPageComponent } from './pages/page-components.tsx'
import type { KindName } from './pages/kinds.ts'
import { dehydrateRichText, hydrateRichText } from './document/dehydrate-rich-text.ts'
import { RouteError } from './pages/RouteError.tsx'
import { routeMatching } from './pages/route-matching.ts'
import { RouteNotFound } from './pages/RouteNotFound.tsx'
import { routeTree } from './routeTree.gen.ts'

const loadPreviewBanner = (i18n: I18n) =>
  Promise.all([
    import('#features/preview/PreviewBanner.tsx').then((module) => module.PreviewBanner),
    loadMessages(i18n, 'preview'),
  ])

/**
 * Creates the router of one document, with one site, one prefix and one language. The server calls this per request, and the
 * browser per document. `rewrite` removes the site's prefix from incoming paths and adds it to outgoing ones; inside the
 * router, all paths are the site's own.
 */
export async function getRouter() {
  const context = await getDocumentContext()
  const { current, frame, nonce } = context
  const { prefix, site } = current
  const i18n = await loadI18n(site.locale, frame.messages)
  const [PreviewBanner] = current.preview ? await loadPreviewBanner(i18n) : []
  const queryClient = new QueryClient({
    // On the server, failed queries are reported where they fail (`content.server.ts`).
    queryCache: new QueryCache(
      import.meta.env.SSR ? {} : { onError: (error, { queryKey }) => reportBrowserError(error, queryKey) },
    ),
    defaultOptions: {
      queries: {
        // On the server there are no retries here, because each call to the content system is retried
        // (`retrying-fetch.server.ts`).
        retry: import.meta.env.SSR ? false : shouldRetry,
        retryDelay,
        staleTime: Infinity,
        // Without a network, a request fails and the reader sees an error. By default, it would wait for the network.
        networkMode: 'always',
      },
    },
  })
  const shownKinds = new Set<KindName>()

  const router = createRouter({
    routeTree,
    context: { ...context, queryClient, i18n, shownKinds, PreviewBanner },
    // The loaders have imported views and catalogues on the server; the browser imports the same ones before it hydrates.
    dehydrate: () => ({ catalogues: loadedCatalogues(i18n), kinds: [...shownKinds] }),
    hydrate: async ({ catalogues, kinds }) => {
      await Promise.all([
        ...catalogues.map((name) => loadMessages(i18n, name)),
        ...kinds.map((kind) => loadPageComponent(kind, i18n)),
      ])
    },
    ssr: { ...(nonce !== undefined && { nonce }) },
    basepath: import.meta.env.BASE_URL,
    rewrite: {
      input: ({ url }) => {
        if (prefix !== '' && (url.pathname === prefix || url.pathname.startsWith(`${prefix}/`))) {
          url.pathname = url.pathname.slice(prefix.length) || '/'
        }
        return url
      },
      // The given URL must not be changed, because the router still uses it without the prefix.
      output: ({ url }) => new URL(prefix + url.pathname + url.search + url.hash, url),
    },
    // The option is off on the server, because it would add a script to every page there. In the browser,
    // `client-navigation.ts` replaces `true` with a rule.
    scrollRestoration: !import.meta.env.SSR,
    defaultPreloadStaleTime: 0,
    defaultPendingMs: loadingDelayMs,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: RouteNotFound,
    trailingSlash: 'never',
    ...routeMatching,
    // Search params are not parsed as JSON, so that a search for `123` or `"a"` stays a string. Routes parse their own
    // params.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined)
      const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
      return text === '' ? '' : `?${text}`
    },
    Wrap: ({ children }) => (
      <I18nProvider i18n={i18n}>
        <CurrentSiteProvider value={current}>{children}</CurrentSiteProvider>
      </I18nProvider>
    ),
  })
  const { navigate } = router
  // Only a caller that sets `reloadDocument` may leave the site.
  router.navigate = async (options) => {
    if (options.href !== undefined) refuseExternalUrl(options.href, options.reloadDocument === true)
    return navigate(options)
  }
  setupRouterSsrQueryIntegration({
    router,
    queryClient,
    dehydrateOptions: {
      // Previews and pages for one reader keep their HTML: the links in the document of a preview differ from those in its
      // data, and a page for one reader may show only a part of its data.
      serializeData: (data) =>
        current.preview || router.state.matches.some(({ staticData }) => staticData.perRequest)
          ? data
          : dehydrateRichText(data),
    },
    hydrateOptions: {
      defaultOptions: { deserializeData: (data) => hydrateRichText(data, current.basePath + prefix) },
    },
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
    /** The context that the HTTP front passes with every request. */
    server: { requestContext: RequestContext }
  }
  interface StaticDataRouteOption {
    /** Whether the page is rendered for every request and never cached, because it may contain data of its reader. */
    readonly perRequest?: boolean
    /** Whether a `perRequest` page contains no data of its reader, so that the browser may fetch its payload. */
    readonly hasPayload?: boolean
    /** The query parameters on which the page depends. All others are not part of a cached page's key. */
    readonly parameters?: readonly string[]
    /** The layout around the page, if it is not the usual frame. Pages with a layout have no view transition. */
    readonly layout?: 'module'
    /** Whether a link to the page preserves the scroll position, because only a part of the page changes. */
    readonly keepsScroll?: boolean
  }
}
