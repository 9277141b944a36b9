import type { RequestContext } from '#document/server-document.server.ts'
import { payloadSuffix } from '#lib/payload-path.ts'
import { previewQuery } from '#lib/preview-parameters.ts'
import { declaredQuery, findRouteRule, type RouteMatcher } from './route-rules.ts'

const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Whether a request is for the payload of a page. A preview has no payloads. */
export const isPayloadRequest = ({ method }: Request, { siteRequest }: RequestContext): boolean =>
  method === 'GET' && siteRequest.path.endsWith(payloadSuffix) && previewQuery(siteRequest.search) === ''

/**
 * Responds with the payload of a page. `render` handles the request for the page, with only the parameters on which the page
 * depends. Responds 204 if the result is not a page, such as a redirect: the client then calls the server function, which
 * returns it. A failure of the server (5xx) is passed on.
 */
export async function handlePayload(
  request: Request,
  { siteRequest }: RequestContext,
  matcher: RouteMatcher,
  render: (request: Request, context: RequestContext) => Promise<Response> | Response,
): Promise<Response> {
  const path = siteRequest.path.slice(0, -payloadSuffix.length) || '/'
  const url = new URL(request.url)
  url.pathname = basePath + siteRequest.prefix + path
  const rule = findRouteRule(matcher, path)
  url.search = rule ? declaredQuery(rule, url.search) : ''
  const page = { ...siteRequest, path, search: url.search }
  const response = await render(new Request(url, request), { siteRequest: page, isPayload: true })
  const isPayload = response.ok && response.headers.get('content-type') === 'application/json'
  if (isPayload || response.status >= 500) return response
  void response.body?.cancel()
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}
