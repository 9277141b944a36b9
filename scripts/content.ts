import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { createContentServer } from '#content-server/content-server.ts'
import { requireNode } from './lib/require-node.ts'
import { root } from './lib/run-command.ts'

// Runs the content server alone, for work on content and queries: it reads files again as they change, and shows a page on
// which queries can be tried. CONTENT_PORT and CONTENT_TOKEN set where it listens and what it asks for.
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
  token,
  watch: true,
  onProblem: (problem) => console.error(String(problem)),
  onError: (error) => console.error(error),
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return process.exit(1)
})

const server = createServer(async (request, response) => {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const answer = await content.fetch(
    new Request(`http://127.0.0.1:${port}${request.url ?? '/'}`, {
      method: request.method,
      headers: Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      ),
      body: hasBody ? new Uint8Array(await buffer(request)) : undefined,
    }),
  )
  response.writeHead(answer.status, [...answer.headers].flat())
  response.end(Buffer.from(await answer.arrayBuffer()))
})

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
