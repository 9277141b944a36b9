import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { createContentServer } from '#content-server/content-server.ts'

/** A query that the site sends to the content server. */
export type ContentCall = {
  readonly operation: string
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  /** The preview token, if the query has one. */
  readonly previewToken: string | undefined
  /** The trace that the query continues (W3C Trace Context). */
  readonly traceparent: string | undefined
}

/** A function that responds in place of the content server; `real` fetches the real response. */
export type Falsify = (call: ContentCall, real: () => Promise<Response>) => Response | Promise<Response>

export type FaultyContentServer = {
  readonly port: number
  readonly token: string
  /** The preview token that gives access to the drafts. */
  readonly previewToken: string
  /** The environment variables with which the site uses this server. */
  readonly env: { readonly CONTENT_ENDPOINT: string; readonly CONTENT_TOKEN: string }
  /** The queries since the test last emptied the list. */
  readonly calls: ContentCall[]
  /** Sets the handler of queries from now on. Without an argument, the real responses are passed on. */
  readonly falsifyWith: (falsifier?: Falsify) => void
  readonly stop: () => Promise<void>
}

const token = 'token-of-the-content-server'
const previewToken = 'token-of-the-preview'

let contentServer: ReturnType<typeof createContentServer> | undefined

/**
 * Returns the real content server with the project's content. It is created once per process and shared by the tests there,
 * because reading the content is slow.
 */
const sharedContentServer = () =>
  (contentServer ??= createContentServer({
    directory: join(import.meta.dirname, '../../graphql/content'),
    revisions: join(import.meta.dirname, '../../graphql/revisions'),
    token,
    preview: { drafts: join(import.meta.dirname, '../../graphql/drafts'), token: previewToken },
    onError: () => {},
  }))

/**
 * The latest responses of the real content server by their requests. Its content does not change, and the tests of a site
 * without caches repeat the queries of a page for each fault.
 */
const responses = new LRUCache<string, Promise<{ readonly text: string; readonly init: ResponseInit }>>({ max: 500 })

async function fetchOnce(request: Request): Promise<Response> {
  const { headers } = request
  const key = JSON.stringify([headers.get('authorization'), headers.get('x-craft-token'), await request.clone().text()])
  let response = responses.get(key)
  if (response === undefined) {
    response = fetchText(request)
    responses.set(key, response)
    response.catch(() => responses.delete(key))
  }
  const { text, init } = await response
  return new Response(text, init)
}

async function fetchText(request: Request) {
  const response = await (await sharedContentServer()).fetch(request)
  return { text: await response.text(), init: { status: response.status, headers: response.headers } }
}

/** Puts the real content server behind a proxy on the loopback interface that can falsify its responses. */
export async function startFaultyContentServer(): Promise<FaultyContentServer> {
  const content = await sharedContentServer()
  const calls: ContentCall[] = []
  let falsifier: Falsify | undefined

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname !== '/graphql') return content.fetch(request)
    const requestBody = (await request.clone().json()) as Pick<ContentCall, 'query'> & {
      variables?: ContentCall['variables']
    }
    const operation = /\bquery\s+(\w+)/.exec(requestBody.query)?.[1] ?? ''
    const call = {
      operation,
      query: requestBody.query,
      variables: requestBody.variables ?? {},
      previewToken: request.headers.get('x-craft-token') ?? undefined,
      traceparent: request.headers.get('traceparent') ?? undefined,
    }
    calls.push(call)
    return falsifier ? falsifier(call, () => fetchOnce(request)) : fetchOnce(request)
  }

  const server = createServer(async (request, response) => {
    // A site that is killed may close the connection before the end of its request.
    const body = await buffer(request).catch(() => undefined)
    if (body === undefined) return
    const answered = await answer(
      new Request(`http://127.0.0.1${request.url ?? '/'}`, {
        method: request.method,
        headers: Object.entries(request.headers).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value] as const] : [],
        ),
        body: body.length > 0 ? new Uint8Array(body) : undefined,
      }),
    )
    if (response.destroyed) return
    response.writeHead(answered.status, [...answered.headers].flat())
    if (answered.body === null) return response.end()
    // The site may close the connection before the end of the body.
    await pipeline(answered.body, response).catch(() => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    port,
    token,
    previewToken,
    env: { CONTENT_ENDPOINT: `http://127.0.0.1:${port}/graphql`, CONTENT_TOKEN: token },
    calls,
    falsifyWith: (next) => {
      falsifier = next
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
