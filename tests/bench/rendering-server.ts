import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createHttpServer } from '#http/http-server.ts'
import { createStaticFiles } from '#http/static-files.ts'
import { loadSettings } from '#config/settings.server.ts'
import { logger } from '#telemetry/logger.server.ts'

// The front before the built application, without cached pages: every page is rendered anew. Writes its port.
const dist = join(import.meta.dirname, '../../dist')
const { default: application } = (await import(join(dist, 'server/server.js'))) as {
  default: { fetch: (request: Request) => Promise<Response> }
}

const { server } = createHttpServer({
  fetch: (request) => application.fetch(request),
  serveFile: createStaticFiles(join(dist, 'client')),
  basePath: '/',
  settings: loadSettings(process.env),
  // Requests that belong to no site are not looked up among the cached pages, so each is rendered.
  resolveSite: () => ({ kind: 'redirect', location: '/' }),
  logger,
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`))
