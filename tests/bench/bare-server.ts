import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetchResponse } from './fetch-response.ts'

// The baseline of a cached page: a node:http server that sends the body and headers of the response at a URL and does
// nothing else. The arguments are the URL and the accepted encodings. The script prints the port of the server.
const [, , address = '', encodings = ''] = process.argv

const { headers, body } = await fetchResponse(address, encodings)
const sent = [...headers, 'content-length', String(body.length)]

const server = createServer({ keepAliveTimeout: 65_000 }, (_, response) => {
  response.writeHead(200, sent)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`))
