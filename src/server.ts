import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { getGlobalStartContext } from '@tanstack/react-start'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { isbot } from 'isbot'
import { handleChatForm } from '#features/chat/stream-answer.server.ts'
import { handlePreview } from '#features/preview/handle-preview.server.ts'
import { currentPreview } from './content/preview.server.ts'
import { previewQuery } from '#lib/preview-parameters.ts'
import { isPlainTechnicalPath, isTechnicalPath } from '#lib/technical-path.ts'
import { textResponse } from '#lib/text-response.ts'
import { configuredSites } from '#sites/configured-sites.server.ts'
import { siteAddresses } from '#sites/site-addresses.server.ts'
import type { Site } from '#sites/sites.ts'
import { contentSecurityPolicy } from './document/content-security-policy.server.ts'
import { errorResponse } from './document/error-response.server.ts'
import { answerHeaders, findFailure } from './pages/answer-headers.server.ts'
import type { RequestContext } from './document/server-document.server.ts'
import { answerPayload, payloadSuffix } from './pages/answer-payload.server.ts'

const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Longer addresses are refused before anything is matched against them (settled 2). */
const longestPath = 2048

const handler = createStartHandler(async (rendering) => {
  // No route of the application has answered, and a page never stands there.
  if (isTechnicalPath(new URL(rendering.request.url).pathname.slice(basePath.length)))
    return textResponse(404, 'Not found')
  // No route answers at this technical address, or none answers this method, and there is no page to show either.
  if (isTechnicalPath(rendering.router.state.location.pathname)) return textResponse(404, 'Not found')
  const failure = findFailure(rendering.router)
  if (getGlobalStartContext()?.payload) return answerPayload(rendering.router, failure !== undefined)
  answerHeaders(rendering.router, failure).forEach((value, name) => rendering.responseHeaders.set(name, value))
  if (failure && isbot(rendering.request.headers.get('user-agent'))) {
    rendering.responseHeaders.set('cache-control', 'no-store')
    return textResponse(
      failure.status,
      failure.status === 404 ? 'Not found' : 'This page is not available at the moment.',
      rendering.responseHeaders,
    )
  }
  return defaultStreamHandler(rendering)
})

/** The application: from a request to an answer. Never rejects. */
const application = createServerEntry({
  fetch: async (request) => {
    const url = new URL(request.url)
    if (!url.pathname.startsWith(`${basePath}/`)) {
      return url.pathname === basePath ? moved(`${basePath}/`) : textResponse(404, 'Not found')
    }
    const path = url.pathname.slice(basePath.length)
    if (path.length > longestPath) return textResponse(414, 'The address is too long.')
    // The router would send these to a form of theirs that it likes better.
    if (isTechnicalPath(path) && !isPlainTechnicalPath(path)) return textResponse(404, 'Not found')
    const host = request.headers.get('host') ?? url.host
    // `search` says nothing of a query that is only its question mark.
    const search = request.url.endsWith('?') ? '?' : url.search
    const isPreview = request.method !== 'POST' && previewQuery(url.search) !== ''
    const siteRequest = siteAddresses.resolve(host, isTechnicalPath(path) ? '/' : path + search)
    try {
      switch (siteRequest.kind) {
        case 'unknown-host':
          return textResponse(421, 'This server answers for other addresses than the one you asked for.')
        case 'malformed':
          return textResponse(400, 'The address cannot be read.')
        case 'redirect':
          return moved(basePath + siteRequest.location, isPreview)
        case 'site': {
          if (siteRequest.prefix !== '' && isTechnicalPath(siteRequest.path)) return textResponse(404, 'Not found')
          if (import.meta.env.DEV) {
            const { handleStyleguide } = await import('./styleguide/handle-styleguide.server.ts')
            const page = await handleStyleguide(request, siteRequest)
            if (page) return page
          }
          const answer = async () =>
            withDefaults(
              await (request.method === 'POST' ? answerPost : answerPage)(request, siteRequest, url.search),
              configuredSites[siteRequest.site.handle],
            )
          return await (isPreview ? handlePreview(request, siteRequest.site, answer) : answer())
        }
      }
    } catch (error) {
      return errorResponse(error)
    }
  },
})

/** A form that was sent to its page, or what is sent to a technical address. */
async function answerPost(request: Request, siteRequest: RequestContext['siteRequest'], search: string) {
  const { path, prefix, site } = siteRequest
  const showPage = async (sentForm: RequestContext['sentForm']) =>
    handler(new Request(request.url, { headers: readingHeaders(request.headers), signal: request.signal }), {
      context: { siteRequest, requested: path, sentForm },
    })
  // With it come the database and its client, which no page needs.
  const { answerPageForm } = await import('./pages/answer-form.server.ts')
  const answer = await answerPageForm(request, { path, site, prefix: basePath + prefix }, showPage)
  if (answer) return answer
  // A question to a chatbot, sent without script: the page is rendered with its answer.
  const exchange = path.startsWith('/chat/') ? await handleChatForm(request, site) : undefined
  return answerPage(request, siteRequest, search, exchange)
}

/** The headers of a request without those that tell of its body. */
function readingHeaders(all: Headers): Headers {
  const headers = new Headers(all)
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) headers.delete(name)
  return headers
}

/** Opens the database and starts the background jobs, which send mails and delete data that has been kept long enough. */
async function startBackgroundJobs(): Promise<void> {
  const [{ startMailDelivery }, { startRetention }] = await Promise.all([
    import('#mail/mail-delivery.server.ts'),
    import('#storage/retention.server.ts'),
  ])
  startMailDelivery()
  startRetention()
}

/** Ends it, and closes the database: after the last answer. */
async function stopBackgroundJobs(): Promise<void> {
  const [{ stopMailDelivery }, { stopRetention }, { closeStorage }] = await Promise.all([
    import('#mail/mail-delivery.server.ts'),
    import('#storage/retention.server.ts'),
    import('#storage/storage.server.ts'),
  ])
  stopRetention()
  await stopMailDelivery()
  await closeStorage()
}

/** A page, or its payload: the page is loaded for both, without the query for the latter. A preview has no payload. */
async function answerPage(
  request: Request,
  siteRequest: RequestContext['siteRequest'],
  search: string,
  exchange?: RequestContext['exchange'],
) {
  if (!siteRequest.path.endsWith(payloadSuffix))
    return handler(request, { context: { siteRequest, requested: siteRequest.path + search, exchange } })
  if (currentPreview()) return textResponse(404, 'Not found')
  const path = siteRequest.path.slice(0, -payloadSuffix.length) || '/'
  const address = new URL(request.url)
  // The page's one form: a site's home ends in a slash.
  address.pathname = basePath + siteRequest.prefix + path
  address.search = ''
  const answer = await handler(new Request(address, request), {
    context: { siteRequest: { ...siteRequest, path }, requested: path, payload: true },
  })
  if (answer.headers.get('content-type') === 'application/json') return answer
  // The response is no page's payload but a redirect, a file or a failure, so the client is told that there is none.
  void answer.body?.cancel()
  return textResponse(404, 'Not found')
}

export default { ...application, startBackgroundJobs, stopBackgroundJobs }

const moved = (location: string, isPreview = false): Response =>
  new Response(null, {
    status: 301,
    headers: { location, 'cache-control': isPreview ? 'private, no-store' : 'public, max-age=3600' },
  })

/** The headers of the application's answers that do not depend on a page; the HTTP front adds those of every answer. */
async function withDefaults(response: Response, site: Site): Promise<Response> {
  const headers = new Headers(response.headers)
  const status = Number(headers.get('x-page-status') ?? response.status)
  headers.delete('x-page-status')
  if (status >= 400 || !headers.has('cache-control')) headers.set('cache-control', 'no-store')
  const isPage = headers.get('content-type')?.startsWith('text/html') && !headers.has('content-security-policy')
  if (!isPage) return new Response(response.body, { status, headers })
  const html = await response.text()
  headers.set('content-security-policy', contentSecurityPolicy(html, site))
  return new Response(html, { status, headers })
}
