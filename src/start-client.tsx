import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { clientNavigation, followHistory } from './document/client-navigation.ts'
import { closeMenusOnLeave } from '#shell/close-menus.ts'
import { announceNavigation } from './document/announce-navigation.ts'
import { fetchVisiblePages } from './pages/fetch-visible-pages.ts'
import { followSearchFields } from './pages/follow-search-fields.ts'
import { followContentLinks } from './document/follow-content-links.ts'
import { leaveInvalidRoutes } from './pages/route-validation.ts'
import { readSessionHint } from '#auth/session-hint.ts'
import { reportProblems } from './document/report-problems.ts'
import { frameShown } from './pages/RouteFrame.tsx'
import { loadManifest } from './pages/payload.ts'

/**
 * Takes the rendered document over. `onReady` is called once it answers to the reader. After that, or when that fails, the
 * reporting of errors begins with the `problems` there have been.
 *
 * @returns the router of the document
 */
export const startClient = (onReady: () => void, problems: readonly Event[]): Promise<AnyRouter> =>
  takeOver(onReady).finally(() => reportProblems(problems))

async function takeOver(onReady: () => void): Promise<AnyRouter> {
  const router = await hydrateStart()
  const isTraversal = followHistory(router.history)
  router.update({ ...router.options, ...clientNavigation(router, isTraversal) })
  const { context } = router.options
  const { current } = context
  const prefix = current.basePath + current.prefix
  followContentLinks(router, prefix)
  announceNavigation(router, context.i18n, isTraversal)
  leaveInvalidRoutes(router)
  closeMenusOnLeave()
  // They are of what is published.
  if (!current.preview) void loadManifest(context.config).then(() => fetchVisiblePages(router, prefix))
  // A cookie says whether somebody is signed in; the others have nothing to ask for.
  if (readSessionHint(document.cookie))
    void import('./document/provide-session.ts').then((session) => session.provideSession(router))
  // React would throw away a field that has been changed before it knows it. It takes over the document first and what is in
  // the router's boundary, the frame and the page, later.
  addEventListener(
    frameShown,
    () => {
      followSearchFields(context.queryClient)
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
