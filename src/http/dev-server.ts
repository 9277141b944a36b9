import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { hasTranslatorsDeskCookie } from '#lib/translators-desk-cookie.ts'
import { translatorsDeskPath } from '#lib/translators-desk-path.ts'
import { type Application, parseApplication } from './application.ts'

const root = join(import.meta.dirname, '../..')

/** The Vite dev server, which runs behind the front in place of the build. */
export type DevServer = {
  /** Loads the application from its current sources: an edit shows in the next response. */
  readonly loadApplication: () => Promise<Application>
  /** Serves the modules and files that Vite knows; resolves to false for all other requests. */
  readonly serveFile: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** Whether a request must bypass the page cache, because the translator's desk is open and messages are marked. */
  readonly bypassesCache: (request: IncomingMessage) => boolean
}

/** Whether Vite may handle a request. It may handle GET and HEAD requests, and POST requests to the translator's desk. */
const handlesRequest = ({ method, url }: IncomingMessage, basePath: string) =>
  method === 'GET' || method === 'HEAD' || (method === 'POST' && url === basePath + translatorsDeskPath)

/**
 * Starts Vite in middleware mode, so that development and production respond through the same front.
 *
 * @param server the server for the WebSocket over which Vite notifies browsers of edits
 */
export async function startDevServer(server: Server): Promise<DevServer> {
  const vite = await createServer({
    root,
    configFile: join(root, 'app.config.ts'),
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that runs the server.')
  return {
    loadApplication: async () => parseApplication(await ssr.runner.import('/src/server.ts')),
    bypassesCache: ({ headers }) => hasTranslatorsDeskCookie(headers.cookie ?? ''),
    serveFile: async (request, response) =>
      handlesRequest(request, vite.config.base) &&
      new Promise<boolean>((resolve) => {
        response.once('close', () => resolve(true))
        vite.middlewares(request, response, () => resolve(false))
      }),
  }
}
