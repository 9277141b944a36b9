import { copyFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseApplication } from '#http/application.ts'
import { loadSettings } from '#config/settings.server.ts'
import { createSiteAddresses } from '#sites/resolve-site.ts'
import { buildCopy, copyProject } from '../support/copy-project.ts'
import { fetchResponse } from './fetch-response.ts'

// The baseline of a rendered page: a node:http server that renders the elements of one page with bare react-dom/server for
// every request. They are the elements of the application with their components and data, but the server routes, loads and
// dehydrates nothing. The argument is the URL of the page. The script builds a copy of the application with
// `render-elements.tsx`, and prints the port of the server.
const [, , address = ''] = process.argv

const { headers, body } = await fetchResponse(address)
const { pathname, search } = new URL(address)
const site = createSiteAddresses(loadSettings(process.env)).resolve('localhost', pathname + search)
if (site.kind !== 'site') throw new Error(`${address} is not the URL of a page.`)

const copy = copyProject()
copyFileSync(join(import.meta.dirname, 'render-elements.tsx'), join(copy.path, 'src/pages/render-document.server.tsx'))
await buildCopy(copy.path)
process.once('exit', copy.remove)
const application = parseApplication(await import(join(copy.path, 'dist/server/server.js')))
const render = await new Promise<() => string>((resolve) => {
  globalThis.receiveElements = resolve
  void application.fetch(new Request(`http://localhost${pathname}${search}`), site)
})

// The elements lack only the data for hydration. With much less HTML than the page, they would be a baseline of less work.
const share = Buffer.byteLength(render()) / body.length
if (share < 0.8) throw new Error(`The elements of ${address} are only ${Math.round(share * 100)} % of the page.`)

const server = createServer({ keepAliveTimeout: 65_000 }, (_, response) => {
  response.writeHead(200, [...headers])
  response.end(render())
})
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`))
