import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'

// The baseline: a node:http server that sends the bytes and headers of a URL and does nothing else. Its arguments are the
// URL and the accepted encodings. It prints its port.
const [, , address = '', encodings = ''] = process.argv

const { headers, body } = await new Promise<{ headers: string[]; body: Buffer }>((resolve, reject) => {
  const asking = get(
    address,
    { agent: false, headers: { 'accept-encoding': encodings, accept: 'text/html' } },
    (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const body = Buffer.concat(parts)
        const own = withoutConnectionHeaders(response.rawHeaders)
        const hasLength = own.some((name, at) => at % 2 === 0 && name.toLowerCase() === 'content-length')
        resolve({ body, headers: hasLength ? own : [...own, 'content-length', String(body.length)] })
      })
    },
  )
  asking.on('error', reject)
})

/** Removes the headers that node:http writes itself. */
function withoutConnectionHeaders(rawHeaders: readonly string[]) {
  return rawHeaders.filter(
    (_, at) => !/^(?:date|connection|keep-alive|transfer-encoding)$/i.test(rawHeaders[at - (at % 2)] ?? ''),
  )
}

const server = createServer({ keepAliveTimeout: 65_000 }, (_, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`))
