import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseApplication } from '#http/application.ts'
import { sendResponse } from '#http/send-response.ts'
import { loadSettings } from '#config/settings.server.ts'
import { createSiteAddresses } from '#sites/resolve-site.ts'

// Serves the built application without a page cache, so that every request renders a page. Prints the port.
const application = parseApplication(await import(join(import.meta.dirname, '../../dist/server/server.js')))
const { resolve } = createSiteAddresses(loadSettings(process.env))

const server = createServer((request, response) => void render(request.url ?? '/').then((page) => send(page, response)))

function render(url: string): Promise<Response> {
  const site = resolve('localhost', url)
  if (site.kind !== 'site') throw new Error(`${url} is not the URL of a page.`)
  return application.fetch(new Request(`http://localhost${url}`, { headers: { host: 'localhost' } }), site)
}

const send = (page: Response, response: Parameters<typeof sendResponse>[0]) =>
  sendResponse(response, page, {
    isHead: false,
    encoding: 'identity',
    requestId: 'bench',
    headerOptions: { isHttps: false, isNoindex: false },
  })

server.listen(0, '127.0.0.1', () => process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`))
