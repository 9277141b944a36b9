import { dehydrate } from '@tanstack/react-query'
import type { AnyRouter, Register } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { type defaultStreamHandler, type RequestHandler } from '@tanstack/react-start/server'
import { isbot } from 'isbot'
import { internalHeaders } from '#lib/internal-headers.ts'
import { isTechnicalPath } from '#lib/technical-path.ts'
import { textResponse } from '#lib/text-response.ts'
import { reportError } from '#telemetry/report.server.ts'
import { contentSecurityPolicy } from '#document/content-security-policy.server.ts'
import { removeNonce } from '#document/render-nonce.server.ts'
import { toPageError } from '#document/to-page-error.server.ts'
import { findFailure, pageHeaders } from './page-headers.server.ts'
import { renderDocument } from './render-document.server.tsx'
import type { RouterContext } from './router-context.ts'

type Rendering = Parameters<typeof defaultStreamHandler>[0]

/**
 * Renders the page that the router has loaded, or its payload. If a part of the page fails to render, the error page is
 * rendered instead. A bot gets an error as one line of text. A technical path that no server route handles is a 404.
 *
 * @param handle the application's request handler, which renders the error page
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
    const html = await renderDocument(router, request.signal)
    headers.forEach((value, name) => responseHeaders.set(name, value))
    responseHeaders.set('content-security-policy', contentSecurityPolicy(html, contextOf(router).current.site))
    // The status is set here, because the router only uses 200, 404 and 500, and never 410 or 503.
    return new Response(removeNonce(html), { status: failure?.status ?? 200, headers: responseHeaders })
  } catch (error) {
    // The error page failed as well, or the visitor has left.
    if (!context || context.failure || request.signal.aborted) throw error
    const { siteRequest } = context
    const page = `${siteRequest.site.handle} ${siteRequest.path}`
    reportError(error, { event: 'page.render_failed', context: { page } })
    const again = new Request(request.url, { headers: request.headers, signal: request.signal })
    return handle(again, { context: { siteRequest, failure: toPageError(error) } })
  }
}

const failureText = (status: number, headers?: Headers): Response =>
  textResponse(status, status === 404 ? 'Not found' : 'This page is not available at the moment.', headers)

/** The context that `getRouter` has passed to the router. The router's type does not contain it here. */
const contextOf = (router: AnyRouter) => router.options.context as RouterContext

/**
 * Responds with the payload of a page: the dehydrated queries that it was loaded with, for client navigations. Responds 404
 * for a page that is rendered for one reader.
 */
function payloadResponse(router: AnyRouter, headers: Headers): Response {
  const isPersonal = ({ staticData }: (typeof router.state.matches)[number]) =>
    staticData.perRequest && !staticData.hasPayload
  if (router.state.matches.some(isPersonal)) return textResponse(404, 'Not found')
  const { queryClient } = contextOf(router)
  // The header is emptied, because the browser itself checks whether other parameters may cause a redirect.
  headers.set(internalHeaders.redirectParameters, '')
  return Response.json(dehydrate(queryClient), { headers })
}

/**
 * Responds to a failed payload request. A 5xx is passed on, so that the HTTP front serves the stale payload. Anything else
 * becomes a 404.
 */
const payloadFailure = (status: number, headers: Headers): Response =>
  status >= 500 ? failureText(status, headers) : failureText(404)
