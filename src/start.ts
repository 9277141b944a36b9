import { createSerializationAdapter, isNotFound } from '@tanstack/react-router'
import { createCsrfMiddleware, createIsomorphicFn, createMiddleware, createStart } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { PageError, type PageErrorFields } from '#lib/page-error.ts'
import { previewParameters, previewQuery } from '#lib/preview-parameters.ts'
import { responseError } from '#lib/retry.ts'
import { textResponse } from '#lib/text-response.ts'
import { runInRequest } from '#telemetry/request-context.server.ts'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { trackStaleContent } from '#content/track-stale-content.server.ts'
import { handlePreview } from '#features/preview/handle-preview.server.ts'
import { completeResponse } from './document/complete-response.server.ts'
import { errorResponse } from './document/error-response.server.ts'
import { isReadableServerFunctionCall } from './document/is-readable-server-function-call.server.ts'
import { requireEnabledSite } from './document/require-enabled-site.server.ts'
import { toPageError } from './document/to-page-error.server.ts'

const publicFieldsOf = createIsomorphicFn()
  .server((error: Error): PageErrorFields => toPageError(error).fields)
  // This function is never called, because errors are only serialized from the server to the browser.
  .client((): PageErrorFields => ({ kind: 'internal', status: 500 }))

/** Serializes all errors as their public fields. By default, Start would send the error's message. */
const pageErrorAdapter = createSerializationAdapter({
  key: 'page-error',
  test: (value): value is Error => value instanceof Error,
  toSerializable: publicFieldsOf,
  fromSerializable: (fields: PageErrorFields) => new PageError(fields),
})

/**
 * Converts errors of server functions to their public fields and sets the status. By default, Start would respond with
 * status 200 and send the message of the error.
 */
const publicErrors = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  try {
    return await next()
  } catch (error) {
    if (isNotFound(error)) {
      setResponseStatus(404)
      throw error
    }
    const pageError = v.isValiError(error)
      ? new PageError({ kind: 'input', status: 400, problems: describeIssues(error.issues) })
      : toPageError(error)
    setResponseStatus(pageError.fields.status)
    // `Retry-After` is not set here, because the browser reads it from the fields, and a rendered page sets its own.
    throw pageError
  }
})

const describeIssues = (issues: readonly v.BaseIssue<unknown>[]): readonly string[] =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`)

/** Refuses calls for a site that is not enabled. A server function's URL has no prefix, so each call names its site. */
const enabledSite = createMiddleware({ type: 'function' })
  .validator(v.parser(v.looseObject({ site: siteHandleSchema })))
  .server(async ({ data, next }) => {
    await requireEnabledSite(data.site)
    return next()
  })

/**
 * Responds 400 or 404 to calls that cannot be parsed or that name no function, which Start would report as server errors.
 */
const readableCalls = createMiddleware().server(async ({ handlerType, request, next }) => {
  if (handlerType !== 'serverFn') return next()
  if (!isReadableServerFunctionCall(request)) throw textResponse(400, 'The call cannot be read.')
  try {
    return await next()
  } catch (error) {
    if (request.signal.aborted) throw error
    // Errors that a function throws become its response, so only the lookup of the function itself can fail here.
    throw textResponse(404, 'Not found')
  }
})

/** Reports errors that no route handles and responds in plain text. Server functions respond with their own errors. */
const errorResponses = createMiddleware().server(async ({ handlerType, request, next }) => {
  try {
    return await next()
  } catch (error) {
    if (handlerType === 'serverFn' || request.signal.aborted) throw error
    return errorResponse(error)
  }
})

/** Handles requests for a preview: the response shows drafts, for the editor alone (settled 8). */
const previews = createMiddleware().server(async ({ context, request, next }) => {
  if (request.method === 'POST' || previewQuery(new URL(request.url).search) === '') return next()
  return handlePreview(request, context.siteRequest.site, async () => (await next()).response)
})

const completeResponses = createMiddleware().server(async ({ next }) => {
  const { result, usesStaleContent } = await trackStaleContent(async () => (await next()).response)
  return completeResponse(result, usesStaleContent)
})

/** Serves the pages that show the components and flags, in development only. */
const developmentPages = createMiddleware().server(async ({ context, request, next }) => {
  if (import.meta.env.DEV) {
    const { handleStyleguide } = await import('./styleguide/handle-styleguide.server.ts')
    const response = await handleStyleguide(request, context.siteRequest)
    if (response) return response
  }
  return next()
})

/** Marks the messages of a response for the translator's desk, in development only. */
const markedMessages = createMiddleware().server(async ({ request, next }) => {
  if (!import.meta.env.DEV) return next()
  const { runMarked } = await import('./i18n/marked-requests.server.ts')
  return runMarked(request.headers.get('cookie'), () => next())
})

/** Adds the id of the request to all lines that the application logs while it handles the request. */
const loggedRequests = createMiddleware().server(({ request, next }) =>
  runInRequest(request.headers.get('x-request-id'), () => next()),
)

/** Adds the header `Server-Timing`, in development only, because it reveals what is cached. */
const developmentTimings = createMiddleware().server(async ({ next }) => {
  if (!import.meta.env.DEV) return next()
  const { withServerTiming } = await import('./document/server-timing.server.ts')
  return withServerTiming(async () => (await next()).response)
})

export const startInstance = createStart(() => ({
  serializationAdapters: [pageErrorAdapter],
  // Start does not add its default middleware, the protection against CSRF, to a custom `start.ts`, so it is listed here.
  // The order matters: `previews` runs all later middleware with the token of the preview, on which the content security
  // policy of the page depends.
  requestMiddleware: [
    loggedRequests,
    developmentTimings,
    errorResponses,
    previews,
    completeResponses,
    createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' }),
    readableCalls,
    markedMessages,
    developmentPages,
  ],
  functionMiddleware: [publicErrors, enabledSite],
  serverFns: {
    // In a preview the calls pass its parameters on, so that their results contain drafts too (settled 8).
    fetch: async (url, init) => {
      const preview = new URLSearchParams(previewParameters(new URLSearchParams(location.search)))
      const response = await fetch(preview.size === 0 ? url : `${String(url)}&${preview}`, init)
      // A refusal by the HTTP front or by a proxy is not a result of the function, and Start would lose its status. A
      // function's own errors are serialized; only its not-found result is plain JSON.
      const { headers, ok, status } = response
      const isNothing = status === 404 && headers.get('content-type') === 'application/json'
      if (!ok && !isNothing && !headers.has('x-tss-serialized')) throw responseError(response)
      return response
    },
  },
}))
