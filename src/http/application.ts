import * as v from 'valibot'
import type { RequestedSite } from '#sites/resolve-site.ts'

/** A reason for which load balancers should send no requests to this server. */
export type NotReadyReason = 'content_never_reached' | 'storage_not_writable' | 'shutting_down'

/** The application, to which the HTTP front passes requests: `src/server.ts`, either built or run by Vite. */
export type Application = {
  readonly fetch: (request: Request, site: RequestedSite) => Promise<Response>
  /** Returns the pattern of the route that handles a path of a site, such as `/condition/$slug`. */
  readonly findRoute: (path: string) => string
  /** Returns the reasons why the application cannot serve all requests; an empty list when it is ready. */
  readonly checkReadiness: () => Promise<readonly NotReadyReason[]>
  /** Counts the emails of the outbox. Rejects when the database cannot be read. */
  readonly countMails: () => Promise<{ readonly waiting: number; readonly givenUp: number }>
  /**
   * Counts the connections to PostgreSQL, and the queries that wait for one; undefined for SQLite, or while the database is
   * not open.
   */
  readonly countConnections: () => Promise<
    { readonly used: number; readonly idle: number; readonly waiting: number } | undefined
  >
  readonly startBackgroundJobs: () => Promise<unknown>
  readonly stopBackgroundJobs: () => Promise<unknown>
}

const job = v.function() as v.GenericSchema<() => Promise<unknown>>
const fetchSchema = v.function() as v.GenericSchema<
  (request: Request, options: { context: { siteRequest: RequestedSite } }) => unknown
>
const moduleSchema = v.object({
  default: v.object({
    fetch: fetchSchema,
    findRoute: v.function() as v.GenericSchema<Application['findRoute']>,
    checkReadiness: v.function() as v.GenericSchema<Application['checkReadiness']>,
    countMails: v.function() as v.GenericSchema<Application['countMails']>,
    countConnections: v.function() as v.GenericSchema<Application['countConnections']>,
    startBackgroundJobs: job,
    stopBackgroundJobs: job,
  }),
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
