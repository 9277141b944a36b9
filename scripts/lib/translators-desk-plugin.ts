import type { ServerResponse } from 'node:http'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import { translatorsDeskPath } from '../../src/lib/translators-desk-path.ts'
import type * as desk from './handle-translators-desk.ts'

/**
 * The Vite plugin through which the translator's desk reads and writes the catalogues on the development server. A build
 * does not use the plugin. Vite has already checked the host of a request (`allowedHosts`). Vite loads the code, because the
 * server would restart after each edit of a module that the configuration imports directly.
 */
export function translatorsDesk(): Plugin {
  return {
    name: 'translators-desk',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use(`/${translatorsDeskPath}`, (request, response) => {
        const { ssr } = server.environments
        if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that runs the server.')
        ssr.runner
          .import<typeof desk>('/scripts/lib/handle-translators-desk.ts')
          .then(({ handleTranslatorsDesk }) => handleTranslatorsDesk(request, server.config.root))
          .catch((error: unknown) => ({ status: 500, body: { problem: String(error) } }))
          .then(({ status, body }) => send(response, status, body))
      })
    },
  }
}

function send(response: ServerResponse, status: number, body: object) {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(body))
}
