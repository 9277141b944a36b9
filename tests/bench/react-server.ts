import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { renderToString } from 'react-dom/server'
import { fetchResponse } from './fetch-response.ts'
import { hostElements } from './host-elements.ts'

// The baseline of a rendered page: a node:http server that renders the host elements of a page with bare react-dom/server
// for every request. The elements are created once, so the server runs no component, router or query. Started with the URL;
// prints its port.
const [, , address = ''] = process.argv

const { headers, body } = await fetchResponse(address)
const document = hostElements(body.toString())
const render = () => `<!DOCTYPE html>${renderToString(document)}`

// A page with fewer elements would make this a baseline of less work.
const difference = Math.abs(Buffer.byteLength(render()) / body.length - 1)
if (difference > 0.02) throw new Error(`The rendered elements differ from ${address} by ${difference * 100} %.`)

const server = createServer({ keepAliveTimeout: 65_000 }, (_, response) => {
  response.writeHead(200, [...headers])
  response.end(render())
})
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`))
