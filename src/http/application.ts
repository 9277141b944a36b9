import * as v from 'valibot'
import type { RequestedSite } from '#sites/resolve-site.ts'

/** The application behind the front: `src/server.ts`, either built or run by Vite. */
export type Application = {
  readonly fetch: (request: Request, site: RequestedSite) => Promise<Response>
  readonly startBackgroundJobs: () => Promise<unknown>
  readonly stopBackgroundJobs: () => Promise<unknown>
}

const job = v.function() as v.GenericSchema<() => Promise<unknown>>
const fetchSchema = v.function() as v.GenericSchema<
  (request: Request, options: { context: { siteRequest: RequestedSite } }) => unknown
>
const moduleSchema = v.object({
  default: v.object({ fetch: fetchSchema, startBackgroundJobs: job, stopBackgroundJobs: job }),
})

/**
 * Validates the application that a module exports by default.
 *
 * @throws ValiError when the module exports something else
 */
export function parseApplication(module: unknown): Application {
  const application = v.parse(moduleSchema, module).default
  return {
    ...application,
    fetch: async (request, siteRequest) => {
      const response = await application.fetch(request, { context: { siteRequest } })
      if (response instanceof Response) return response
      throw new TypeError('The application gave no response.')
    },
  }
}
