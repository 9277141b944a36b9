import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import type { RequestContext } from './routes/-document/server-document.server.ts'

/** Server functions are answered to our own pages only (a `start.ts` replaces the framework's default, so it stands here). */
const csrf = createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' })

export const startInstance = createStart(() => ({ requestMiddleware: [csrf] }))

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RequestContext }
  }
}
