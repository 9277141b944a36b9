import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createContentServer } from '#content-server/content-server.ts'
import { requireNode } from './lib/require-node.ts'
import { root } from './lib/run-command.ts'

// Runs the content server alone, for work on content and queries: it reloads changed files, and serves GraphiQL for trying
// queries. CONTENT_PORT sets the port (default: 4000), CONTENT_TOKEN the token that requests need (default: a random one),
// and PREVIEW_TOKEN the token for the drafts, which are not served unless it is set.
requireNode()
process.chdir(root)

const port = Number(process.env.CONTENT_PORT ?? 4000)
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(
    `CONTENT_PORT must be a whole number from 1 to 65535, found ${JSON.stringify(process.env.CONTENT_PORT)}`,
  )
  process.exit(1)
}
const token = process.env.CONTENT_TOKEN || randomBytes(24).toString('base64url')

const content = await createContentServer({
  directory: 'graphql/content',
  revisions: 'graphql/revisions',
  token,
  preview: process.env.PREVIEW_TOKEN ? { drafts: 'graphql/drafts', token: process.env.PREVIEW_TOKEN } : undefined,
  watch: true,
  onProblem: (problem) => console.error(String(problem)),
  onError: (error) => console.error(error),
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return process.exit(1)
})

/** The maximum length of a request body, in bytes: a query with its variables. */
const maxBodyBytes = 100_000

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    // The client disconnected early, so there is nothing to send or to report.
    if (request.destroyed && !request.complete) return void response.destroy()
    console.error(error)
    if (response.headersSent) response.destroy()
    else refuse(response, 500, 'This query could not be answered.')
  })
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '' } = request
  if (!['GET', 'HEAD', 'POST', 'OPTIONS'].includes(method))
    return refuse(response, 405, 'This method is not answered here.')
  if (!url.startsWith('/')) return refuse(response, 400, 'This request is not well formed.')
  const body = await readBody(request)
  if (body === undefined) return refuse(response, 413, 'This is more than is taken here.')
  const answered = await content.fetch(
    new Request(`http://127.0.0.1:${port}${url}`, {
      method,
      headers: Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      ),
      body: method === 'POST' ? body : undefined,
    }),
  )
  const bytes = Buffer.from(await answered.arrayBuffer())
  response.writeHead(answered.status, [...answered.headers].flat())
  response.end(method === 'HEAD' ? undefined : bytes)
}

/** Reads the whole body; returns undefined when it is too long, and rejects when the request is aborted. */
async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) return undefined
  const parts: Buffer[] = []
  let length = 0
  // By default, leaving the loop early would destroy the connection before the response is sent.
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += part.length
    if (length > maxBodyBytes) return undefined
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  // The body may not have been read to its end, so the connection is not used for another request.
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).end(`${sentence}\n`)
}

server.once('error', (error: Error & { code?: string }) => {
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${port} is already in use. Set CONTENT_PORT to another one.` : error.message,
  )
  process.exit(1)
})
server.listen(port, '127.0.0.1', () => {
  console.log(`Content server: http://127.0.0.1:${port}/graphql`)
  console.log(`Token:          ${token}`)
  console.log(`The site with it: CONTENT_ENDPOINT=http://127.0.0.1:${port}/graphql CONTENT_TOKEN=${token} npm start`)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    content.close()
    process.exit(0)
  })
}
