import type { Register } from '@tanstack/react-router'
import { createStartHandler, type RequestHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { startBackgroundJobs, stopBackgroundJobs } from './background-jobs.server.ts'
import type { RequestContext } from './document/server-document.server.ts'
import { countMails } from './mail/outbox.server.ts'
import { createRouteFinder } from './pages/find-route.server.ts'
import { handleOfflineCopies, isOfflineRequest } from './pages/handle-offline-copies.server.ts'
import { handlePayload, isPayloadRequest } from './pages/handle-payload.server.ts'
import { renderPage } from './pages/render-page.server.ts'
import { createRouteMatcher } from './pages/route-matcher.server.ts'
import { checkReadiness } from './readiness.server.ts'
import { routeTree } from './routeTree.gen.ts'
import { countConnections } from './storage/storage.server.ts'

const handle: RequestHandler<Register> = createStartHandler((rendering) => renderPage(rendering, handle))
const render = (page: Request, context: RequestContext) => handle(page, { context })
const routeMatcher = createRouteMatcher(routeTree)

/** The server entry of the application. The HTTP front passes the context of each request. */
const application = createServerEntry({
  fetch: async (request, options) => {
    const context = options?.context
    if (context && isPayloadRequest(request, context)) return handlePayload(request, context, routeMatcher, render)
    if (context && isOfflineRequest(request, context)) return handleOfflineCopies(request, context, render)
    return handle(request, options)
  },
})

/** `routeMatcher` is exported for the manifest of the build (`scripts/print-route-matcher.ts`). */
export default {
  ...application,
  routeMatcher,
  findRoute: createRouteFinder(routeTree),
  checkReadiness,
  countMails,
  countConnections,
  startBackgroundJobs,
  stopBackgroundJobs,
}
