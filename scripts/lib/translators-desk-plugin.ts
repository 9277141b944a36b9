import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { translatorsDeskPath } from '../../src/lib/translators-desk-path.ts'
import type * as desk from './handle-translators-desk.ts'

/**
 * The Vite plugin through which the translator's desk reads and writes the catalogues on the development server. A build
 * does not use the plugin. Vite has already checked the host of a request (`allowedHosts`). The code that handles requests
 * is loaded when a request arrives, because Vite restarts after each edit of a module that its configuration imports.
 */
export function translatorsDesk(): Plugin {
  return {
    name: 'translators-desk',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use(`/${translatorsDeskPath}`, (request, response) => {
        const { ssr } = server.environments
        if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that runs the server.')
        // The page is loaded again after an edit, so the response waits until Vite has noticed the changed catalogue.
        const isNoticed = request.method === 'POST' ? waitForChange(server.watcher) : undefined
        ssr.runner
          .import<typeof desk>('/scripts/lib/handle-translators-desk.ts')
          .then(({ handleTranslatorsDesk }) => handleTranslatorsDesk(request, server.config.root))
          .catch((error: unknown) => ({ status: 500, body: { problem: String(error) } }))
          .then(async ({ status, body }) => {
            if (status === 200) await isNoticed
            send(response, status, body)
          })
      })
    },
  }
}

/** The maximum time for which the response to an edit waits for the change of the file, in milliseconds. */
const maxNoticeMs = 10_000

const waitForChange = (watcher: ViteDevServer['watcher']): Promise<unknown> =>
  once(watcher, 'change', { signal: AbortSignal.timeout(maxNoticeMs) }).catch(() => {})

function send(response: ServerResponse, status: number, body: object) {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(body))
}
