import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { clientNavigation, trackTraversals } from './document/client-navigation.ts'
import { closeMenusOnLeave } from '#shell/close-menus.ts'
import { announceNavigation } from './document/announce-navigation.ts'
import { prefetchVisiblePages } from './pages/prefetch-visible-pages.ts'
import { enhanceSearchFields } from './pages/enhance-search-fields.ts'
import { enhanceContentLinks } from './document/enhance-content-links.ts'
import { restorePreviousUrl } from './pages/route-validation.ts'
import { readSessionHint } from '#auth/session-hint.ts'
import { reportProblems } from './document/report-problems.ts'
import { frameShown } from './pages/RouteFrame.tsx'
import { loadManifest } from './pages/payload.ts'

/**
 * Hydrates the document. `onReady` is called once the document is interactive. As soon as hydration has begun or failed to
 * begin, error reporting starts with the `problems` that have occurred so far. If `isReloading` returns true because the
 * document is about to be reloaded for another history entry, the document is not hydrated, because hydration would fail at
 * the URL of that entry.
 *
 * @returns the router of the document; stays pending if the document is about to be reloaded
 */
export const startClient = (
  onReady: () => void,
  problems: readonly Event[],
  isReloading: () => boolean,
): Promise<AnyRouter> => hydrateDocument(onReady, isReloading).finally(() => reportProblems(problems))

async function hydrateDocument(onReady: () => void, isReloading: () => boolean): Promise<AnyRouter> {
  const never = new Promise<never>(() => {})
  if (isReloading()) return never
  const router = await hydrateStart()
  if (isReloading()) return never
  const isTraversal = trackTraversals(router.history)
  router.update({ ...router.options, ...clientNavigation(router, isTraversal) })
  const { context } = router.options
  const { current } = context
  // A click on a link in the error summary while React hydrates the page makes the router load the page again, which needs
  // the posted form as well.
  context.posted = router.state.matches[0]?.context.posted
  const prefix = current.basePath + current.prefix
  enhanceContentLinks(router, prefix)
  announceNavigation(router, context.i18n, isTraversal)
  restorePreviousUrl(router)
  closeMenusOnLeave()
  // A preview does not use payloads, because they contain published content, so it does not need the manifest either.
  if (!current.preview) void loadManifest(context.config).then(() => prefetchVisiblePages(router, prefix))
  // Without the cookie that says that the reader may be signed in, no session is fetched.
  if (readSessionHint(document.cookie))
    void import('./document/provide-session.ts').then((session) => session.provideSession(router))
  // The search fields and `onReady` wait for the frame: a field that is changed before its hydration loses its value. React
  // hydrates the document first, and the frame and the page inside the router's boundary later.
  addEventListener(
    frameShown,
    () => {
      delete context.posted
      enhanceSearchFields(context.queryClient)
      onReady()
    },
    { once: true },
  )
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
  return router
}
