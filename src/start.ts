import { createSerializationAdapter, isNotFound } from '@tanstack/react-router'
import { createCsrfMiddleware, createIsomorphicFn, createMiddleware, createStart } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { PageError, type PageErrorFields } from '#lib/page-error.ts'
import { previewParameters, previewQuery } from '#lib/preview-parameters.ts'
import { responseError } from '#lib/retry.ts'
import { textResponse } from '#lib/text-response.ts'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { handlePreview } from '#features/preview/handle-preview.server.ts'
import { completeResponse } from './document/complete-response.server.ts'
import { errorResponse } from './document/error-response.server.ts'
import { isReadableCall } from './document/readable-call.server.ts'
import { requireEnabledSite } from './document/require-enabled-site.server.ts'
import { toPageError } from './document/to-page-error.server.ts'

const publicFieldsOf = createIsomorphicFn()
  .server((error: Error): PageErrorFields => toPageError(error).fields)
  // This is never used: errors are only sent from the server to the browser.
  .client((): PageErrorFields => ({ kind: 'internal', status: 500 }))

/** An error reaches the browser as what a visitor may know of it, whatever it is: Start would send its message. */
const pageErrorAdapter = createSerializationAdapter({
  key: 'page-error',
  test: (value): value is Error => value instanceof Error,
  toSerializable: publicFieldsOf,
  fromSerializable: (fields: PageErrorFields) => new PageError(fields),
})

/**
 * Errors of server functions become what a visitor may know of them, with a status of their own: Start would answer 200 and
 * send the message of the error along.
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
    // Without the header of a pause: a page that is rendered with this function names one of its own.
    throw pageError
  }
})

const describeIssues = (issues: readonly v.BaseIssue<unknown>[]): readonly string[] =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`)

/** Every server function is called for a site, by its handle: the address of the call has no prefix that could say it. */
const enabledSite = createMiddleware({ type: 'function' })
  .validator(v.parser(v.looseObject({ site: siteHandleSchema })))
  .server(async ({ data, next }) => {
    await requireEnabledSite(data.site)
    return next()
  })

/** Calls that cannot be read, or that name no function, are mistakes of the caller: Start would report them as failures of ours. */
const readableCalls = createMiddleware().server(async ({ handlerType, request, next }) => {
  if (handlerType !== 'serverFn') return next()
  if (!isReadableCall(request)) throw textResponse(400, 'The call cannot be read.')
  try {
    return await next()
  } catch (error) {
    if (request.signal.aborted) throw error
    // Errors that a function throws become its response, so only the search for the function itself can fail here.
    throw textResponse(404, 'Not found')
  }
})

/** Errors that no route handles are reported and answered in plain text. Those of server functions are the function's response. */
const errorResponses = createMiddleware().server(async ({ handlerType, request, next }) => {
  try {
    return await next()
  } catch (error) {
    if (handlerType === 'serverFn' || request.signal.aborted) throw error
    return errorResponse(error)
  }
})

/** A request whose query asks for a preview is answered with drafts, for the editor alone (settled 8). */
const previews = createMiddleware().server(async ({ context, request, next }) => {
  if (request.method === 'POST' || previewQuery(new URL(request.url).search) === '') return next()
  return handlePreview(request, context.siteRequest.site, async () => (await next()).response)
})

const completeResponses = createMiddleware().server(async ({ context, next }) =>
  completeResponse((await next()).response, context.siteRequest.site.handle),
)

/** The pages that show the components and flags. Production has nothing of them. */
const developmentPages = createMiddleware().server(async ({ context, request, next }) => {
  if (import.meta.env.DEV) {
    const { handleStyleguide } = await import('./styleguide/handle-styleguide.server.ts')
    const response = await handleStyleguide(request, context.siteRequest)
    if (response) return response
  }
  return next()
})

export const startInstance = createStart(() => ({
  serializationAdapters: [pageErrorAdapter],
  // A `start.ts` replaces the middleware that Start has by default, which is that against CSRF.
  // The order counts: the policy of a page, which `completeResponses` makes, depends on whether it is a preview.
  requestMiddleware: [
    errorResponses,
    previews,
    completeResponses,
    createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' }),
    readableCalls,
    developmentPages,
  ],
  functionMiddleware: [publicErrors, enabledSite],
  serverFns: {
    // In a preview the calls carry its parameters, so that they are answered with drafts too (settled 8).
    fetch: async (url, init) => {
      const preview = new URLSearchParams(previewParameters(new URLSearchParams(location.search)))
      const response = await fetch(preview.size === 0 ? url : `${String(url)}&${preview}`, init)
      // A refusal by the front or by a proxy is no result of the function. Start would forget its status. A function's own
      // errors are serialized, and only where it finds nothing it says so in plain JSON.
      const { headers, ok, status } = response
      const isNothing = status === 404 && headers.get('content-type') === 'application/json'
      if (!ok && !isNothing && !headers.has('x-tss-serialized')) throw responseError(response)
      return response
    },
  },
}))
