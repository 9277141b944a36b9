import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { watch as watchFiles } from 'chokidar'
import { parse, print, type DocumentNode } from 'graphql'
import { createSchema, createYoga, type Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import type { AssetFile } from './asset-files.ts'
import type { ContentModel } from './content-model.ts'
import { ContentFilesError, type ContentProblem } from './content-problem.ts'
import { depthRule } from './depth-rule.ts'
import { loadContent } from './load-content.ts'
import { contentResolvers, mediaPath, type ContentContext } from './resolvers.ts'
import { prepareSearch } from './search/entry-index.ts'
import { contentTypeDefinitions } from './schema.ts'

export interface ContentServerOptions {
  /** The content folder: `graphql/content`. */
  directory: string
  /** The token that requests must send as `Authorization: Bearer`. */
  token: string
  /** Entries that are not published (`graphql/drafts`), and what `X-Craft-Token` must carry to be answered with them. */
  preview?: { drafts: string; token: string } | undefined
  /** The only operations answered; without them every query is, and GraphiQL is served. */
  allowedOperations?: readonly DocumentNode[]
  /** Called with each problem of a file that is left out, or that keeps the old content in place. */
  onProblem?: (problem: ContentProblem) => void
  /** Called with errors inside the server, of which the caller of a query sees no more than that there was one. */
  onError?: (error: unknown) => void
  /** Whether a problem stops the start. Without it: unless NODE_ENV is `production`. */
  strict?: boolean
  /** Reads the content again when files change. */
  watch?: boolean
  /** Called when content has been read again. */
  onReload?: () => void
}

export interface ContentServer {
  /** Answers `POST /graphql` and `GET /media/<file>`. */
  fetch(request: Request): Promise<Response>
  /**
   * Reads the content again; until it is read, and when it is broken, the old content is served.
   *
   * @throws ContentFilesError when the content is broken and the server is strict
   */
  reload(): Promise<void>
  close(): void
}

/** More than any of our operations needs; GraphQL over HTTP has no limit of its own. In bytes. */
const largestBody = 100_000
const maxQueryDepth = 20
/** How long after the content has been read the index of the primary site's search is made, unless somebody searches. In ms. */
const warmPause = 1_000
/** Editors save several files at once: changes within this time are one. In ms. */
const changePause = 100

const json = { 'content-type': 'application/json; charset=utf-8' }

/** An answer in the shape of GraphQL's own errors. */
function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ errors: [{ message }] }), { status, headers: { ...json, ...headers } })
}

/** Craft's answer to a token that it does not know. */
const wrongToken = (): Response =>
  new Response(JSON.stringify({ message: 'Invalid token' }), { status: 400, headers: json })

/** Compares in a time that does not tell how much was right. */
function isSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}

/** The body as text, or undefined as soon as it is known to be too large. */
async function readBody(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > largestBody) return undefined
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > largestBody) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Whether a query is one of the allowed ones, however it is laid out. */
function createAllowList(operations: readonly DocumentNode[]): (query: string) => boolean {
  const allowed = new Set(operations.map((operation) => print(operation)))
  const decided = new LRUCache<string, boolean>({ max: 500 })
  return (query) => {
    let decision = decided.get(query)
    if (decision === undefined) {
      decision = isAllowed(query, allowed)
      decided.set(query, decision)
    }
    return decision
  }
}

function isAllowed(query: string, allowed: ReadonlySet<string>): boolean {
  try {
    return allowed.has(print(parse(query, { noLocation: true })))
  } catch {
    return false
  }
}

function serveMedia(request: Request, url: URL, model: ContentModel): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refusal(405, 'Files are only read', { allow: 'GET, HEAD' })
  }
  // Files are found by name among those that were read at the start: no path ever reaches the disk.
  const file = model.assetFile(safeDecode(url.pathname.slice(mediaPath.length)))
  if (!file) return refusal(404, 'There is no such file')
  const headers = mediaHeaders(file, url.searchParams.get('v'))
  // Compressed on its way, a file has a weak one.
  if (request.headers.get('if-none-match')?.replace(/^W\//, '') === headers['etag'])
    return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : file.bytes, { headers })
}

function mediaHeaders(file: AssetFile, version: string | null): Record<string, string> {
  return {
    'content-type': file.mimeType,
    'content-length': String(file.bytes.byteLength),
    // The address holds the version, so what is found under it never changes. Without it, or with an old one, it may.
    'cache-control': version === file.version ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    etag: `"${file.version}"`,
    'x-content-type-options': 'nosniff',
    // An SVG opened by itself is a document: it may do nothing.
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; sandbox",
  }
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/**
 * The embedded content server: the content contract over HTTP, from a folder of Markdown. It never writes.
 *
 * @throws ContentFilesError when the content is broken and the server is strict
 */
export async function createContentServer(options: ContentServerOptions): Promise<ContentServer> {
  const { directory, token, preview, allowedOperations, onProblem = () => {}, watch = false } = options
  const { onError = () => {} } = options
  if (token === '') throw new Error('The content server needs a token')
  const strict = options.strict ?? process.env['NODE_ENV'] !== 'production'

  async function load() {
    const { problems, ...models } = await loadContent({ directory, ...(preview && { drafts: preview.drafts }) })
    if (problems.length > 0 && strict) throw new ContentFilesError(problems)
    for (const problem of problems) onProblem(problem)
    return models
  }

  let models = await load()

  // The first search would wait for its index. The first pages come first.
  let warming: ReturnType<typeof setTimeout> | undefined
  function warmSearch() {
    clearTimeout(warming)
    const { model } = models
    warming = setTimeout(() => void prepareSearch(model, model.primarySite).catch(onError), warmPause).unref()
  }
  warmSearch()

  const limitDepth: Plugin = {
    onValidate: ({ addValidationRule }) => addValidationRule(depthRule(maxQueryDepth)),
  }
  const yoga = createYoga<ContentContext>({
    schema: createSchema<ContentContext>({ typeDefs: contentTypeDefinitions, resolvers: contentResolvers }),
    graphqlEndpoint: '/graphql',
    graphiql: allowedOperations ? false : { title: 'Content', headers: '{"Authorization": "Bearer "}' },
    landingPage: false,
    cors: false,
    multipart: false,
    batching: false,
    maskedErrors: { isDev: false, errorMessage: 'The content server failed' },
    logging: {
      debug: () => {},
      info: () => {},
      warn: () => {},
      error: (...about: unknown[]) => {
        // A query that is wrong is the caller's affair, and is told to the caller.
        const [error] = about
        const isQueryError =
          error instanceof Error && error.name === 'GraphQLError' && !('originalError' in error && error.originalError)
        if (!isQueryError) onError(error)
      },
    },
    plugins: [limitDepth],
  })
  const isOperationAllowed = allowedOperations ? createAllowList(allowedOperations) : () => true

  async function answerQuery(request: Request): Promise<Response> {
    const wantsPage = request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html')
    if (wantsPage && !allowedOperations) return yoga.fetch(request, { model: models.model })
    if (request.method !== 'POST') return refusal(405, 'Queries are sent with POST', { allow: 'POST' })

    const [, given = ''] = /^Bearer +(.+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
    if (!isSecret(given, token)) return refusal(400, 'Missing or invalid bearer token')
    if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
      return refusal(415, 'A query is sent as application/json')
    }

    const previewToken = request.headers.get('x-craft-token')
    if (previewToken !== null && !(preview && isSecret(previewToken, preview.token))) return wrongToken()

    const body = await readBody(request)
    if (body === undefined) return refusal(413, `A query has at most ${largestBody} bytes`)
    let query: unknown
    try {
      const sent: unknown = JSON.parse(body)
      query = typeof sent === 'object' && sent !== null && 'query' in sent ? sent.query : undefined
    } catch {
      return refusal(400, 'The body is not JSON')
    }
    if (typeof query !== 'string') return refusal(400, 'The body has no query')
    if (!isOperationAllowed(query)) return refusal(400, 'This operation is not allowed')
    return yoga.fetch(
      new Request(request.url, { method: 'POST', headers: request.headers, body, signal: request.signal }),
      { model: previewToken === null ? models.model : models.drafted },
    )
  }

  async function reload(): Promise<void> {
    models = await load()
    warmSearch()
    options.onReload?.()
  }

  /** A change on disk that breaks the content is told, and waits to be mended. */
  async function reloadQuietly(): Promise<void> {
    try {
      await reload()
    } catch (error) {
      if (error instanceof ContentFilesError) error.problems.forEach(onProblem)
      else onError(error)
    }
  }

  let pause: ReturnType<typeof setTimeout> | undefined
  const watcher = watch
    ? watchFiles(preview ? [directory, preview.drafts] : directory, { ignoreInitial: true }).on('all', () => {
        clearTimeout(pause)
        pause = setTimeout(() => void reloadQuietly(), changePause)
      })
    : undefined
  watcher?.on('error', onError)
  // The watcher does not notice changes that are made before it has read the folder.
  if (watcher) await once(watcher, 'ready')

  return {
    async fetch(request) {
      const url = new URL(request.url)
      if (url.pathname === '/graphql') return answerQuery(request)
      if (url.pathname.startsWith(mediaPath)) return serveMedia(request, url, models.model)
      return refusal(404, 'The content server answers /graphql and /media/')
    },
    reload,
    close() {
      clearTimeout(pause)
      clearTimeout(warming)
      void watcher?.close()
    },
  }
}
