import { dehydrate, type QueryClient } from '@tanstack/react-query'
import type { AnyRouter, Register } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { defaultStreamHandler, type RequestHandler } from '@tanstack/react-start/server'
import { isbot } from 'isbot'
import { internalHeaders } from '#lib/internal-headers.ts'
import { isTechnicalPath } from '#lib/technical-path.ts'
import { textResponse } from '#lib/text-response.ts'
import { reportError } from '#telemetry/report.server.ts'
import { toPageError } from '#document/to-page-error.server.ts'
import { hasFailedBoundary } from './has-failed-boundary.ts'
import { findFailure, pageHeaders } from './page-headers.server.ts'

type Rendering = Parameters<typeof defaultStreamHandler>[0]

/**
 * Renders the page that the router has loaded, or its payload. A page of which a part fails while it is rendered is rendered
 * again as the error page. A bot gets a failure as one line of text. At a technical path, which no server route handles, there
 * is no page: 404.
 *
 * @param handle the application, which handles the request for the error page
 */
export async function renderPage(rendering: Rendering, handle: RequestHandler<Register>): Promise<Response> {
  const { router, request, responseHeaders } = rendering
  if (isTechnicalPath(router.state.location.pathname)) return textResponse(404, 'Not found')
  const failure = findFailure(router)
  const headers = pageHeaders(router, failure)
  const context = getGlobalStartContext()
  if (context?.isPayload) return failure ? payloadFailure(failure.status, headers) : payloadResponse(router, headers)
  if (failure && isbot(request.headers.get('user-agent'))) return failureText(failure.status, headers)
  try {
    const html = await renderHtml(rendering)
    headers.forEach((value, name) => responseHeaders.set(name, value))
    // The router knows 200, 404 and 500 only.
    return new Response(html, { status: failure?.status ?? 200, headers: responseHeaders })
  } catch (error) {
    // The error page failed as well, or the visitor is gone.
    if (!context || context.failure || request.signal.aborted) throw error
    const { siteRequest } = context
    const page = `${siteRequest.site.handle} ${siteRequest.path}`
    reportError(error, { event: 'page.render_failed', context: { page } })
    const again = new Request(request.url, { headers: request.headers, signal: request.signal })
    return handle(again, { context: { siteRequest, failure: toPageError(error) } })
  }
}

/** Renders the whole page, because only its end tells whether all of it could be rendered. */
async function renderHtml(rendering: Rendering): Promise<string> {
  const result = await defaultStreamHandler(rendering)
  const html = await (result instanceof Response ? result : result.response).text()
  // React has logged the error itself: the router passes no handler on.
  if (hasFailedBoundary(html)) throw new Error('A part of the page failed while it was rendered.')
  return html
}

const failureText = (status: number, headers?: Headers): Response =>
  textResponse(status, status === 404 ? 'Not found' : 'This page is not available at the moment.', headers)

/**
 * The payload of a page: the queries that it was loaded with, dehydrated, for a client that goes there. 404 for a page that is
 * rendered for one reader.
 */
function payloadResponse(router: AnyRouter, headers: Headers): Response {
  const isPersonal = ({ staticData }: (typeof router.state.matches)[number]) =>
    staticData.perRequest && !staticData.hasPayload
  if (router.state.matches.some(isPersonal)) return textResponse(404, 'Not found')
  const { queryClient } = router.options.context as { queryClient: QueryClient }
  // The browser looks itself whether a redirect may stand at the page with other parameters.
  headers.set(internalHeaders.redirectParameters, '')
  return Response.json(dehydrate(queryClient), { headers })
}

/** During an outage the cached payload stays in use, as a cached page does; what is no page has none. */
const payloadFailure = (status: number, headers: Headers): Response =>
  status >= 500 ? failureText(status, headers) : failureText(404)
