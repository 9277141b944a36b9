import { dehydrate, type QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { defaultStreamHandler } from '@tanstack/react-start/server'
import { isbot } from 'isbot'
import { internalHeaders } from '#lib/internal-headers.ts'
import { isTechnicalPath } from '#lib/technical-path.ts'
import { textResponse } from '#lib/text-response.ts'
import { findFailure, pageHeaders } from './page-headers.server.ts'

type Rendering = Parameters<typeof defaultStreamHandler>[0]
type RenderResult = Awaited<ReturnType<typeof defaultStreamHandler>>

/**
 * Renders the page that the router has loaded, or its payload. A bot gets a failure as one line of text. At a technical path,
 * which no server route handles, there is no page: 404.
 */
export async function renderPage(rendering: Rendering): Promise<RenderResult> {
  const { router, request, responseHeaders } = rendering
  if (isTechnicalPath(router.state.location.pathname)) return textResponse(404, 'Not found')
  const failure = findFailure(router)
  const headers = pageHeaders(router, failure)
  if (getGlobalStartContext()?.isPayload)
    return failure ? payloadFailure(failure.status, headers) : payloadResponse(router, headers)
  headers.forEach((value, name) => responseHeaders.set(name, value))
  if (!failure) return defaultStreamHandler(rendering)
  if (!isbot(request.headers.get('user-agent')))
    return withStatus(await defaultStreamHandler(rendering), failure.status)
  return failureText(failure.status, responseHeaders)
}

const failureText = (status: number, headers?: Headers): Response =>
  textResponse(status, status === 404 ? 'Not found' : 'This page is not available at the moment.', headers)

/**
 * The payload of a page: the queries that it was loaded with, dehydrated, for a client that goes there. 404 for a page that is
 * rendered for one reader.
 */
function payloadResponse(router: AnyRouter, headers: Headers): Response {
  if (router.state.matches.some(({ staticData }) => staticData.perRequest)) return textResponse(404, 'Not found')
  const { queryClient } = router.options.context as { queryClient: QueryClient }
  // The browser looks itself whether a redirect may stand at the page with other parameters.
  headers.set(internalHeaders.redirectParameters, '')
  return Response.json(dehydrate(queryClient), { headers })
}

/** During an outage the cached payload stays in use, as a cached page does; what is no page has none. */
const payloadFailure = (status: number, headers: Headers): Response =>
  status >= 500 ? failureText(status, headers) : failureText(404)

/** The same response with another status. The router knows 200, 404 and 500 only. */
function withStatus(result: RenderResult, status: number): RenderResult {
  if (!(result instanceof Response)) return { ...result, response: withStatusOf(result.response, status) }
  return withStatusOf(result, status)
}

const withStatusOf = ({ body, headers }: Response, status: number) => new Response(body, { status, headers })
