import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { watch as watchFiles } from 'chokidar'
import { parse, print, type DocumentNode } from 'graphql'
import { createSchema, createYoga, type Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import type { AssetFile } from './asset-files.ts'
import type { ContentModel } from './content-model.ts'
import { ContentFilesError, type ContentProblem } from './content-problem.ts'
import { depthLimit } from './depth-limit.ts'
import { loadContent } from './load-content.ts'
import { contentResolvers, mediaPath, type ContentContext } from './resolvers.ts'
import { prepareSearch } from './search/entry-index.ts'
import { contentTypeDefinitions } from './schema.ts'

export interface ContentServerOptions {
  /** The content folder: `graphql/content`. */
  directory: string
  /** The token that requests must send as `Authorization: Bearer`. */
  token: string
  /** The folder of drafts (`graphql/drafts`), and the token that `X-Craft-Token` must have for responses with them. */
  preview?: { drafts: string; token: string } | undefined
  /** The folder of earlier versions of entries: `graphql/revisions`. */
  revisions?: string
  /** The allowed operations; without them every query is allowed, and GraphiQL is served. */
  allowedOperations?: readonly DocumentNode[]
  /**
   * Called with each problem of content that is served in spite of it, and with the problems that prevent a reload after a
   * file has changed. Problems that prevent the start or a call of `reload` are thrown instead.
   */
  onProblem?: (problem: ContentProblem) => void
  /** Called with unexpected errors: those that responses mask, and those of watching, reloading and building the search. */
  onError?: (error: unknown) => void
  /**
   * Whether any problem of the content prevents the start or a reload. The default is true unless NODE_ENV is `production`.
   */
  strict?: boolean
  /** Whether to read the content again when a file of the content folder, of the drafts or of the revisions changes. */
  watch?: boolean
  /** Called after the content has been read again. */
  onReload?: () => void
}

export interface ContentServer {
  /** Handles `POST /graphql`, `GET /media/<file>` and, without `allowedOperations`, GraphiQL at `GET /graphql`. */
  fetch(request: Request): Promise<Response>
  /**
   * Reads the content again. The old content is served until this has succeeded; if it throws, the old content stays.
   *
   * @throws ContentFilesError when not exactly one site is primary, or when the server is strict and there is any problem
   */
  reload(): Promise<void>
  close(): void
}

/**
 * The maximum length of a request body, in bytes. All operations of the site are shorter; the specification of GraphQL over
 * HTTP defines no limit.
 */
const maxBodyBytes = 100_000
const maxQueryDepth = 20
/** The delay before the primary site's search index is built, unless a search has already built it, in milliseconds. */
const warmUpDelayMs = 1_000
/**
 * The delay of a reload after the last change of a file, in milliseconds. Editors may save several files at once, and these
 * changes cause a single reload.
 */
const changeDebounceMs = 100

const json = { 'content-type': 'application/json; charset=utf-8' }

/** Returns an error response in the shape of GraphQL's own errors. */
function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ errors: [{ message }] }), { status, headers: { ...json, ...headers } })
}

/** Returns the response that Craft sends for an unknown token. */
const wrongToken = (): Response =>
  new Response(JSON.stringify({ message: 'Invalid token' }), { status: 400, headers: json })

/** Returns whether a text is the secret. The comparison takes constant time, so that its duration reveals nothing. */
function isSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}

/** Reads the body as text; returns undefined as soon as the body exceeds the limit. */
async function readBody(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return undefined
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > maxBodyBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Returns a predicate for queries: whether a query is one of the operations, however it is formatted. */
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
  // Files are looked up in memory, so that no path from a request is ever resolved in the file system.
  const file = model.assetFile(safeDecode(url.pathname.slice(mediaPath.length)))
  if (!file) return refusal(404, 'There is no such file')
  const headers = mediaHeaders(file, url.searchParams.get('v'))
  // A proxy that compresses the file makes its ETag weak.
  if (request.headers.get('if-none-match')?.replace(/^W\//, '') === headers['etag'])
    return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : file.bytes, { headers })
}

function mediaHeaders(file: AssetFile, version: string | null): Record<string, string> {
  return {
    'content-type': file.mimeType,
    'content-length': String(file.bytes.byteLength),
    // A URL with the current version always has the same content; without a version, or with an old one, it may change.
    'cache-control': version === file.version ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    etag: `"${file.version}"`,
    'x-content-type-options': 'nosniff',
    // An SVG that is opened by itself is a document, whose scripts this policy blocks.
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
 * Creates the embedded content server: the content contract over HTTP, from a folder of Markdown. It never writes files.
 *
 * @throws ContentFilesError when not exactly one site is primary, or when the server is strict and there is any problem
 */
export async function createContentServer(options: ContentServerOptions): Promise<ContentServer> {
  const { directory, token, preview, revisions, allowedOperations, onProblem = () => {}, watch = false } = options
  const { onError = () => {} } = options
  if (token === '') throw new Error('The content server needs a token')
  const isStrict = options.strict ?? process.env['NODE_ENV'] !== 'production'

  async function load() {
    const { problems, ...models } = await loadContent({
      directory,
      ...(preview && { drafts: preview.drafts }),
      ...(revisions !== undefined && { revisions }),
    })
    if (problems.length > 0 && isStrict) throw new ContentFilesError(problems)
    for (const problem of problems) onProblem(problem)
    return models
  }

  let models = await load()

  // Without warming up, the first search would wait for its index. Because of the delay, the first pages need not wait.
  let warmUpTimer: ReturnType<typeof setTimeout> | undefined
  function warmSearch() {
    clearTimeout(warmUpTimer)
    const { model } = models
    warmUpTimer = setTimeout(() => void prepareSearch(model, model.primarySite).catch(onError), warmUpDelayMs).unref()
  }
  warmSearch()

  const limitDepth: Plugin = {
    onValidate: ({ addValidationRule }) => addValidationRule(depthLimit(maxQueryDepth)),
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
        // Errors in the query itself are not reported: they concern only the caller, who gets them in the response.
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
    const isPageRequest = request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html')
    if (isPageRequest && !allowedOperations) return yoga.fetch(request, { model: models.model })
    if (request.method !== 'POST') return refusal(405, 'Queries are sent with POST', { allow: 'POST' })

    const [, given = ''] = /^Bearer +(.+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
    if (!isSecret(given, token)) return refusal(400, 'Missing or invalid bearer token')
    if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
      return refusal(415, 'A query is sent as application/json')
    }

    const previewToken = request.headers.get('x-craft-token')
    if (previewToken !== null && !(preview && isSecret(previewToken, preview.token))) return wrongToken()

    const body = await readBody(request)
    if (body === undefined) return refusal(413, `A query has at most ${maxBodyBytes} bytes`)
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

  /** Reloads the content after a change on disk. If that fails, reports why; the old content is still served. */
  async function reloadQuietly(): Promise<void> {
    try {
      await reload()
    } catch (error) {
      if (error instanceof ContentFilesError) error.problems.forEach(onProblem)
      else onError(error)
    }
  }

  let reloadTimer: ReturnType<typeof setTimeout> | undefined
  const folders = [directory, preview?.drafts, revisions].filter((folder) => folder !== undefined)
  const watcher = watch
    ? watchFiles(folders, { ignoreInitial: true }).on('all', () => {
        clearTimeout(reloadTimer)
        reloadTimer = setTimeout(() => void reloadQuietly(), changeDebounceMs)
      })
    : undefined
  watcher?.on('error', onError)
  // The watcher misses changes that are made before it has read the folder, so the server is not ready before that.
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
      clearTimeout(reloadTimer)
      clearTimeout(warmUpTimer)
      void watcher?.close()
    },
  }
}
