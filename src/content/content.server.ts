import { randomBytes } from 'node:crypto'
import { parse } from 'graphql'
import * as operations from '#content-contract/operations.ts'
import { PageError } from '#lib/page-error.ts'
import { loadSettings } from '#config/settings.server.ts'
import { logger } from '#telemetry/logger.server.ts'
import { redactJson } from '#telemetry/private-data.ts'
import { reportError, reportProblem } from '#telemetry/report.server.ts'
import { createContentCache } from './content-cache.server.ts'
import { createContentClient, operationName, type ContentClient } from './content-client.server.ts'
import { CombinedError } from './content-error.ts'
import { currentPreview, type Preview } from './preview.server.ts'
import { TypedDocumentString } from './typed-document.ts'

const settings = loadSettings(process.env)

/** The maximum number and the maximum size of cached results; the size is in characters of JSON. */
const maxCachedResults = 20_000
const maxCachedLength = 100_000_000

const cache = createContentCache({
  maxAge: settings.contentMaxAgeSeconds,
  staleIfError: settings.contentStaleSeconds,
  maxEntries: maxCachedResults,
  maxBytes: maxCachedLength,
  onStaleServed: (key, error) => reportFailure(error, key.slice(key.indexOf(' ') + 1)),
})

/** The cache of results that combine many responses, separate from the responses, so that neither evicts the other. */
const memoized = createContentCache({
  maxAge: settings.contentMaxAgeSeconds,
  staleIfError: settings.contentStaleSeconds,
  maxEntries: 1000,
  maxBytes: 33_554_432,
})

/**
 * Whether every change of content is followed by a purge. The embedded content changes in development only, where reloading
 * it purges the cache. A content system sends purges if it shares a secret with the application.
 */
const purgesAnnounceChanges = settings.content === undefined || settings.contentPurgeSecret !== undefined

/**
 * The origin of requests to the embedded server. These requests never reach the network, because the server's own `fetch`
 * handles them.
 */
const embeddedOrigin = 'http://content.invalid'

/**
 * Creates the content server that is embedded when no content system is configured. Its code is only loaded then, because
 * it takes several megabytes of memory.
 */
async function createEmbeddedServer() {
  const { createContentServer } = await import('#content-server/content-server.ts')
  const token = randomBytes(24).toString('base64url')
  const development = settings.mode === 'development'
  const server = await createContentServer({
    directory: 'graphql/content',
    revisions: 'graphql/revisions',
    token,
    preview: settings.previewToken ? { drafts: 'graphql/drafts', token: settings.previewToken } : undefined,
    watch: development,
    onReload: () => invalidateContent('all'),
    ...(development ? {} : { allowedOperations: ourOperations() }),
    onProblem: (problem) => reportProblem({ event: 'content.file_rejected', message: String(problem) }),
    onError: (cause) =>
      reportProblem({ event: 'content.server_failed', message: 'The embedded content server failed.', cause }),
  })
  return { server, token }
}

/** Parses the operations of `graphql/operations/`. Except in development, the embedded server accepts no other queries. */
function ourOperations() {
  return Object.values(operations)
    .filter((value) => value instanceof TypedDocumentString)
    .map((document) => parse(document.toString()))
    .filter(({ definitions }) => definitions.some(({ kind }) => kind === 'OperationDefinition'))
}

let embedded: ReturnType<typeof createEmbeddedServer> | undefined
const embeddedServer = () => (embedded ??= createEmbeddedServer())

async function createClient(): Promise<ContentClient> {
  const limits = { deadlineMs: settings.contentTimeoutMs, maxResponseBytes: settings.maxContentBytes }
  if (settings.content) return createContentClient({ ...settings.content, ...limits })
  const { server, token } = await embeddedServer()
  return createContentClient({
    endpoint: `${embeddedOrigin}/graphql`,
    token,
    ...limits,
    fetch: (input, init) => server.fetch(new Request(input, init)),
  })
}

let client: Promise<ContentClient> | undefined
const contentClient = () => (client ??= createClient())

let isReached = false

/** Whether a query to the content system has succeeded since this process started. */
export const hasReachedContent = (): boolean => isReached

/**
 * Fetches the result of a query from the cache or the content system. All of the application's content is fetched here.
 * `cached: false` is for queries with too many different variables to cache, and `once: true` for queries whose result stays
 * fresh until a purge, for an hour at most. In a preview the request has the preview's token and bypasses the cache.
 *
 * Rejects with a `CombinedError` when the content system fails and there is no stale result; the failure has then been
 * reported. When the content system refuses the token of a preview, rejects with a `PageError` 403, which is not reported.
 */
export async function fetchContent<Result, Variables extends object>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  { cached = true, once = false }: { cached?: boolean; once?: boolean } = {},
): Promise<Result> {
  const preview = currentPreview()
  const key = `${operationName(document.toString())} ${JSON.stringify(variables)}`
  const send = async () => {
    const result = await (await contentClient())(document, variables, preview && { 'X-Craft-Token': preview.token })
    isReached = true
    return result
  }
  try {
    if (preview) return await fetchForPreview(preview, key, send)
    if (!cached) return await send()
    return await cache.get(key, send, { once: once && purgesAnnounceChanges })
  } catch (error) {
    if (!(error instanceof PageError)) reportFailure(error, JSON.stringify(variables))
    throw error
  }
}

/**
 * Memoizes the result of `make` under a name, for results that combine several responses. Concurrent calls share one result.
 * In a preview nothing is cached: `make` runs for every call.
 */
export const memoizeContent = <Value>(name: string, make: () => Promise<Value>): Promise<Value> =>
  currentPreview() ? make() : memoized.get(name, make)

/** The statuses with which Craft, or a proxy in front of Craft, refuses a token. */
const refusals: ReadonlySet<number | undefined> = new Set([400, 401, 403])

const previewResults = new WeakMap<Preview, Map<string, Promise<unknown>>>()

/** Fetches a result for one preview. Several parts of a page may need the same result, so each query is sent only once. */
function fetchForPreview<Result>(preview: Preview, key: string, send: () => Promise<Result>): Promise<Result> {
  const results = previewResults.get(preview) ?? new Map<string, Promise<unknown>>()
  previewResults.set(preview, results)
  const result = results.get(key) ?? sendForPreview(preview, send)
  results.set(key, result)
  return result as Promise<Result>
}

async function sendForPreview<Result>(preview: Preview, send: () => Promise<Result>): Promise<Result> {
  try {
    const result = await send()
    preview.verdict ??= 'accepted'
    return result
  } catch (error) {
    if (!(error instanceof CombinedError) || !refusals.has(error.status)) throw error
    if (preview.verdict !== 'refused') logger.warn({ event: 'preview.refused', status: error.status })
    preview.verdict = 'refused'
    throw new PageError({ kind: 'content', status: 403, contentStatus: error.status, reference: '' })
  }
}

/** Reports a failed query with its name and variables; the words that a visitor searched for are redacted. */
function reportFailure(error: unknown, variables: string): void {
  reportError(error, {
    event: 'query.failed',
    context: {
      operation: error instanceof CombinedError ? error.operation : undefined,
      type: 'query',
      status: error instanceof CombinedError ? error.status : undefined,
      variables: redactJson(variables),
    },
  })
}

/**
 * Drops cached results: all, or those that mention one of the given uris or tags. All memoized results are dropped as well,
 * because they combine many responses and may contain any of them.
 *
 * @returns the number of dropped results, without the memoized ones
 */
export function invalidateContent(uris: 'all' | readonly string[]): number {
  memoized.drop(() => true)
  if (uris === 'all') return cache.drop(() => true)
  return cache.drop((key, value) => {
    const text = key + JSON.stringify(value)
    return uris.some((uri) => text.includes(JSON.stringify(uri)))
  })
}

/**
 * Fetches a file of the embedded content (drawings, favicons); undefined for a path that is not below `/media/`, and when a
 * content system is configured. The query string of the request may name the current version of the file, so that the
 * response can be cached forever. `If-None-Match` names the version that the browser has.
 */
export async function fetchEmbeddedMedia(path: string, request: Request): Promise<Response | undefined> {
  if (settings.content) return undefined
  const address = new URL(path, embeddedOrigin)
  if (!address.pathname.startsWith('/media/')) return undefined
  address.search = new URL(request.url).search
  const ifNoneMatch = request.headers.get('if-none-match')
  const { server } = await embeddedServer()
  return server.fetch(new Request(address, { headers: ifNoneMatch === null ? {} : { 'if-none-match': ifNoneMatch } }))
}
