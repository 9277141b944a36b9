import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'
import { clientNavigation, showTransitions } from './routes/-document/client-navigation.ts'
import { loadClientDocument } from './routes/-document/client-document.ts'
import { closeMenusOnLeave } from '#shell/close-menus.ts'
import { announceNavigation } from './routes/-document/announce-navigation.ts'
import { fetchVisiblePages } from './routes/-document/fetch-visible-pages.ts'
import { followContentLinks } from './routes/-document/follow-content-links.ts'
import { followSearchFields } from './routes/-document/follow-search-fields.ts'
import { leaveInvalidRoutes } from './routes/-middleware/route-validation.ts'
import { reportProblems } from './routes/-document/report-problems.ts'
import { frameShown } from './routes/-pages/RouteFrame.tsx'
import { loadManifest } from './routes/-pages/payload.ts'
import { hydratePageData } from './routes/-document/page-data.ts'

const minute = 60_000

/**
 * Takes the rendered document over. `onReady` is called once it answers to the reader. After that, or when that fails, the
 * reporting of errors begins with the `problems` there have been.
 *
 * The router loads the page again, from the answers that stand in the document: nothing is asked, and no state of the
 * router's own has to travel (docs/decisions/0006).
 *
 * @returns tells whether the reader is on the way to another page
 */
export const startClient = (onReady: () => void, problems: readonly Event[]): Promise<() => boolean> =>
  takeOver(onReady).finally(() => reportProblems(problems))

async function takeOver(onReady: () => void) {
  await loadClientDocument()
  const router = await getRouter()
  router.update({ ...router.options, ...clientNavigation(router) })
  showTransitions(router)
  const { context } = router.options
  const { current } = context
  const prefix = current.basePath + current.prefix
  hydratePageData(context, context.queryClient)
  // Says that the document was rendered by the server, so that boundaries are put where the server has put them.
  router.ssr = { manifest: undefined }
  let lost: unknown
  const keepLost = (event: Event) => (lost = (event as CustomEvent).detail)
  addEventListener('preload-error', keepLost)
  await router.load()
  removeEventListener('preload-error', keepLost)
  // Without all its files the client cannot take the page over. The page stays as it is, and its links work.
  if (lost) throw lost
  followContentLinks(router, prefix)
  announceNavigation(router, context.i18n)
  leaveInvalidRoutes(router)
  closeMenusOnLeave()
  // Later than the page needs, and earlier than it is needed: by then the files of this build may be gone.
  setTimeout(
    () =>
      import('./routes/-document/watch-builds.ts').then(
        ({ watchBuilds }) => watchBuilds(router, context),
        () => {},
      ),
    minute,
  )
  // They are of what is published.
  if (!current.preview) void loadManifest(context.config).then(() => fetchVisiblePages(router, prefix))
  // A cookie says whether somebody is signed in; the others have nothing to ask for.
  if (document.cookie.includes('signed-in='))
    void import('./routes/-document/follow-saved-page.ts').then((page) => page.followSavedPage(router))
  // React would throw away a field that has been changed before it knows it. It takes over the document first and what is in
  // the router's boundary, the frame and the page, later.
  addEventListener(
    frameShown,
    () => {
      followSearchFields()
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
  return () => router.state.status === 'pending'
}
