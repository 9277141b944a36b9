import * as v from 'valibot'

/** The application behind the front: `src/server.ts`, built or as Vite runs it. */
export type Application = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly startBackgroundJobs: () => Promise<unknown>
  readonly stopBackgroundJobs: () => Promise<unknown>
}

const job = v.function() as v.GenericSchema<() => Promise<unknown>>
const fetchSchema = v.function() as v.GenericSchema<(request: Request) => unknown>
const moduleSchema = v.object({
  default: v.object({ fetch: fetchSchema, startBackgroundJobs: job, stopBackgroundJobs: job }),
})

/**
 * The application that a module exports by default.
 *
 * @throws ValiError when the module exports something else
 */
export function parseApplication(module: unknown): Application {
  const application = v.parse(moduleSchema, module).default
  return {
    ...application,
    fetch: async (request) => {
      const response = await application.fetch(request)
      if (response instanceof Response) return response
      throw new TypeError('The application gave no response.')
    },
  }
}
