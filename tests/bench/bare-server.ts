import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetchResponse } from './fetch-response.ts'

// The baseline: a node:http server that sends the bytes and headers of a URL and does nothing else. Its arguments are the
// URL and the accepted encodings. It prints its port.
const [, , address = '', encodings = ''] = process.argv

const { headers, body } = await fetchResponse(address, encodings)
const sent = [...headers, 'content-length', String(body.length)]

const server = createServer({ keepAliveTimeout: 65_000 }, (_, response) => {
  response.writeHead(200, sent)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`))
