import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { SiteAddresses } from '#sites/resolve-site.ts'
import { maxPathLength, maxUrlLength } from '#config/limits.ts'
import type { Settings } from '#config/settings.server.ts'
import type { EventLogger } from '#telemetry/logger.server.ts'
import { hasMetricListeners } from '#telemetry/metric-events.server.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import type { Application } from './application.ts'
import { acceptedEncoding } from './content-encoding.ts'
import { acceptsPost, maxBodyBytes } from './accepted-posts.ts'
import { hasDuplicateHost, readBody, toApplicationRequest } from './application-request.ts'
import {
  type Exchange,
  sendAllowedMethods,
  sendErrorPage,
  sendJson,
  sendMethodNotAllowed,
  sendPlainText,
} from './exchange.ts'
import { handleClientError } from './handle-client-error.ts'
import { normalizeUrl } from './normalize-url.ts'
import { fileRoute, maxLoggedPathLength, measureRequest, observeRequest } from './observe-request.ts'
import { queueApiFetch, queueFetch } from './queue-fetch.ts'
import { RenderQueue } from './render-queue.ts'
import { countCacheHits } from './count-cache-hits.ts'
import { createRequestIds } from './request-ids.ts'
import { rewriteAbsoluteForm } from './request-target.ts'
import { internalHeaders } from '#lib/internal-headers.ts'
import { decodeSafely } from '#lib/decode-safely.ts'
import { isPlainTechnicalPath, isTechnicalPath } from '#lib/technical-path.ts'
import { sendPage } from './send-page.ts'
import { BrokenResponseError, sendResponse } from './send-response.ts'
import type { createStaticFiles } from './static-files.ts'
import { parseListHeader } from './parse-list-header.ts'
import { createPurgeForwarder } from './forward-purge.ts'
import { PageCache } from './page-cache.ts'
import { cachingHeaders } from './surrogate-keys.ts'
import { resolveClientConnection } from './client-connection.ts'
import type { WorkerChannel } from './worker-channel.ts'
import type { SignedPurge } from './worker-messages.ts'

/** The timeout of a request's headers, in milliseconds, unless that of the whole request is shorter. */
const headersTimeoutMs = 20_000
// Matches a name, an IPv4 or a bracketed IPv6 address, and an optional port. The host becomes part of the application's URL,
// where any other character, such as a slash, could change the path.
const hostPattern = /^(?:\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*\.?)(?::\d{1,5})?$/i
const localHostPattern = /(?:^|\.)localhost(?::\d+)?$|^(?:127\.0\.0\.1|\[::1\])(?::\d+)?$/i

export type HttpServerOptions = {
  /** The application: the build or, in development, the one that Vite runs. */
  readonly fetch: Application['fetch']
  /** Serves the files of the built client; returns false for other paths. */
  readonly serveFile?: ReturnType<typeof createStaticFiles>
  /** Serves Vite's files in development, before their URLs are resolved or normalized; resolves to false for other paths. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** Whether a request bypasses the page cache, which could otherwise answer it or replace it with an anonymous request. */
  readonly bypassesCache?: (request: IncomingMessage) => boolean
  /** Returns the pattern of the route that handles a path of a site, for metrics and traces. */
  readonly findRoute?: Application['findRoute']
  /** Returns the reasons why the server should get no requests at the moment. */
  readonly checkReadiness?: Application['checkReadiness']
  /** The path below which the site is served. It begins and ends with a slash. */
  readonly basePath: string
  readonly settings: Pick<
    Settings,
    | 'trustedProxies'
    | 'allowIndexing'
    | 'content'
    | 'maxPageCacheBytes'
    | 'maxConcurrentRenders'
    | 'maxQueuedRenders'
    | 'maxConcurrentApiRequests'
    | 'maxBodyBytes'
    | 'maxHeaderBytes'
    | 'requestTimeoutMs'
    | 'keepAliveTimeoutMs'
    | 'idleTimeoutMs'
    | 'renderTimeoutMs'
    | 'purgePeers'
    | 'purgeCaches'
    | 'publicOrigin'
  >
  /** The `resolve` function of `createSiteAddresses`. */
  readonly resolveSite: SiteAddresses['resolve']
  readonly logger: Pick<EventLogger, 'info' | 'debug'>
  /** Returns the time in milliseconds. The default is a monotonic clock, which is never set back, unlike the time of day. */
  readonly now?: () => number
  /** The delay before each recompression of a cached page at the highest quality, in milliseconds. */
  readonly recompressDelayMs?: number
  /** Passes a purge to the other worker processes of this node, if there are any. */
  readonly relayPurge?: WorkerChannel['relayPurge'] | undefined
}

export type HttpServer = {
  readonly server: Server
  readonly pageCache: PageCache
  readonly renderQueue: RenderQueue
  /** Handles a purge that another worker process has received, and resolves to whether it was valid. */
  readonly purge: (purge: SignedPurge) => Promise<boolean>
  /**
   * Stops without losing a request that was sent, unless it takes too long: `/readyz` responds 503, and every response that
   * begins from now on closes its connection. New connections are still accepted for a while and then refused.
   *
   * @param shutdownTimeoutMs how long requests in flight may take at the end, before their connections are cut
   * @param shutdownDelayMs how long new connections are still accepted
   */
  readonly close: (shutdownTimeoutMs: number, shutdownDelayMs?: number) => Promise<void>
}

/**
 * The maximum number of pipelined requests on one connection. Browsers do not pipeline requests. Without a limit, a client
 * that pipelines a thousand requests and reads no response would make the server open a thousand files at once.
 */
const maxConcurrentRequestsPerConnection = 20

/** The path to which the content system sends its signed purges. */
const purgePath = '/api/content/purge'

/**
 * Whether a path belongs to the API and renders no page. API requests are short or wait for other systems (the database,
 * Bugsnag, a language model), so they do not wait in the queue of renders, where slow ones would delay renders.
 */
const isApiPath = (path: string): boolean => path.startsWith('/api/') && acceptsPost(path)

/** Creates a queue of API requests, in which as many may wait as are handled at once. */
const createApiQueue = ({ maxConcurrentApiRequests: max }: Pick<Settings, 'maxConcurrentApiRequests'>): RenderQueue =>
  new RenderQueue({ maxConcurrentRenders: max, maxQueuedRenders: max })

/**
 * Creates the front of the site, which serves health checks, files and cached pages and passes other requests to the
 * application. The front makes no decisions about content; it adds the headers that every response has, and enforces limits.
 */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  const { basePath, settings, logger, resolveSite } = options
  const { findRoute = () => 'unknown', checkReadiness = async () => [] } = options
  const renderQueue = new RenderQueue(settings)
  const fetch = queueFetch(options.fetch, renderQueue)
  // Slow answers of the chatbot may occupy all places of their queue, but must not keep anybody from signing in.
  const apiFetches = {
    chat: queueApiFetch(options.fetch, createApiQueue(settings), 'chat'),
    other: queueApiFetch(options.fetch, createApiQueue(settings), 'api'),
  }
  const now = options.now ?? (() => performance.now())
  const nextId = createRequestIds()
  const pageCache = new PageCache({
    maxBytes: settings.maxPageCacheBytes,
    fetch,
    now,
    recompressDelayMs: options.recompressDelayMs,
    renderTimeoutMs: settings.renderTimeoutMs,
  })
  const forwardPurge = createPurgeForwarder({ settings, basePath, relayPurge: options.relayPurge })
  const isIndexable = settings.content !== undefined || settings.allowIndexing
  const isUnlisted = (host: string) => !isIndexable && !localHostPattern.test(host)
  const hits = countCacheHits(logger)
  const requestsOnConnection = new WeakMap<Socket, number>()
  /** The responses in flight, without those of `serveFromCache`, which are written at once. */
  const inFlight = new Set<ServerResponse>()
  let accepted = 0
  let isClosing = false

  const server = createServer(
    {
      headersTimeout: Math.min(headersTimeoutMs, settings.requestTimeoutMs),
      requestTimeout: settings.requestTimeoutMs,
      // The interval at which Node checks the two timeouts above.
      connectionsCheckingInterval: 1000,
      // Node's own refusal would lack the security headers.
      requireHostHeader: false,
      keepAliveTimeout: settings.keepAliveTimeoutMs,
      maxHeaderSize: settings.maxHeaderBytes,
      highWaterMark: 65_536,
    },
    (request, response) => {
      if (isClosing) response.shouldKeepAlive = false
      if (!serveFromCache(request, response)) void handle(request, response)
    },
  )
  // A client that does not read its response keeps the response in memory, so its connection is closed after this time.
  server.timeout = settings.idleTimeoutMs
  server.on('connection', () => accepted++)
  server.on('clientError', (error, socket) => {
    // A response that waits for an earlier one on the same connection has no socket yet. One that has been written whole is
    // in the buffer of the socket, from which it is sent before anything that is written later.
    const isResponding = [...inFlight].some(
      (response) => response.socket === socket && response.headersSent && !response.writableEnded,
    )
    handleClientError(error, socket, isResponding, nextId(), logger)
  })
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    void handle(request, response, (exchange) =>
      sendPlainText(exchange, 417, 'What this request expects is not done here.'),
    )
  })

  /**
   * Serves a cached page by the fast path, without parsing a URL, creating a request, hashing or compressing. Returns
   * whether a page was served.
   */
  function serveFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    const isHead = request.method === 'HEAD'
    if (request.method !== 'GET' && !isHead) return false
    const start = hasMetricListeners('request') ? performance.now() : undefined
    const { headers } = request
    const host = headers.host ?? ''
    const time = now()
    const page = pageCache.find(host, request.url ?? '', time)
    if (page === undefined || hasDuplicateHost(request)) return false
    sendPage(response, page, {
      isHead,
      encoding: acceptedEncoding(headers['accept-encoding']),
      ifNoneMatch: headers['if-none-match'],
      id: nextId(),
      time,
      headerOptions: {
        isHttps:
          headers['x-forwarded-proto'] !== undefined &&
          resolveClientConnection(request, settings.trustedProxies).isHttps,
        isNoindex: isUnlisted(host),
      },
    })
    hits.count()
    if (start !== undefined) measureRequest(request, response, page.identity.route, start)
    return true
  }

  async function handle(
    request: IncomingMessage,
    response: ServerResponse,
    handleExchange: (exchange: Exchange, url: string, path: string) => void | Promise<void> = routeRequest,
  ) {
    const client = resolveClientConnection(request, settings.trustedProxies)
    if (hostPattern.test(request.headers.host ?? '')) rewriteAbsoluteForm(request, client.isHttps)
    const host = request.headers.host ?? ''
    const exchange: Exchange = {
      request,
      response,
      id: nextId(),
      host,
      client,
      headerOptions: { isHttps: client.isHttps, isNoindex: isUnlisted(host) },
      encoding: acceptedEncoding(request.headers['accept-encoding']),
      route: 'refused',
    }
    const url = request.url ?? '/'
    const path = url.replace(/\?.*$/s, '')
    const runInTrace = observeRequest(exchange, path, logger)
    const { socket } = request
    const running = (requestsOnConnection.get(socket) ?? 0) + 1
    requestsOnConnection.set(socket, running)
    inFlight.add(response)
    response.once('close', () => {
      inFlight.delete(response)
      requestsOnConnection.set(socket, (requestsOnConnection.get(socket) ?? 1) - 1)
    })
    try {
      if (running > maxConcurrentRequestsPerConnection) {
        response.shouldKeepAlive = false
        return sendPlainText(exchange, 503, 'Too many concurrent requests on one connection.')
      }
      await runInTrace(() => handleExchange(exchange, url, path))
    } catch (cause) {
      // The visitor has left, and the render was aborted.
      if (response.destroyed && !(cause instanceof BrokenResponseError)) return
      reportProblem({
        event: 'request.failed',
        message: 'A request could not be answered.',
        context: { requestId: exchange.id, method: request.method, path: path.slice(0, maxLoggedPathLength) },
        cause,
      })
      sendErrorPage(exchange, exchange.id)
    }
  }

  async function routeRequest(exchange: Exchange, url: string, path: string) {
    const { request, response, host } = exchange
    const method = request.method ?? ''
    const isRead = method === 'GET' || method === 'HEAD'
    if (isRead && (path === '/healthz' || path === '/readyz')) {
      exchange.route = path
      if (path === '/healthz') return sendPlainText(exchange, 200, 'ok')
      const reasons = isClosing ? (['shutting_down'] as const) : await checkReadiness()
      return reasons.length > 0 ? sendJson(exchange, 503, { reasons }) : sendPlainText(exchange, 200, 'ready')
    }
    if (url.length > maxUrlLength) return sendPlainText(exchange, 414, 'The URL is too long.')
    const isServerWide = url === '*' && method === 'OPTIONS'
    if (!(url.startsWith('/') || isServerWide) || !hostPattern.test(host) || hasDuplicateHost(request))
      return sendPlainText(exchange, 400, 'The request is malformed.')

    if (await options.middleware?.(request, response)) {
      exchange.route = fileRoute
      return
    }

    const local = url.startsWith(basePath) ? url.slice(basePath.length - 1) : '/'
    const localPath = local.replace(/\?.*$/s, '')
    const isTechnical = isTechnicalPath(localPath)
    const resolved = resolveSite(host, local)
    // A technical path has no prefix, so its site is determined by the host alone.
    const site = isTechnical && resolved.kind !== 'malformed' ? resolveSite(host, '/') : resolved
    // The URL may be invalid because of the port, although the host is known.
    if (site.kind === 'unknown-host' || !URL.canParse(`http://${host}`))
      return sendPlainText(exchange, 421, 'This server does not serve the requested host.')
    if (site.kind === 'malformed') return sendPlainText(exchange, 400, 'The URL is malformed.')
    const normalized = isServerWide ? url : normalizeUrl(url)
    if (normalized === undefined) return sendPlainText(exchange, 400, 'The URL is malformed.')
    if (normalized !== url)
      return sendPlainText(exchange, 301, 'The page has moved to the normalized URL.', [['location', normalized]])
    if (method === 'OPTIONS') return sendAllowedMethods(exchange, localPath)
    if (!isRead && method !== 'POST') return sendMethodNotAllowed(exchange, localPath)
    if (`${path}/` === basePath)
      return sendPlainText(exchange, 301, 'The site is served under this URL.', [['location', basePath]])
    if (!url.startsWith(basePath)) return sendPlainText(exchange, 404, 'Not found')
    if (method === 'POST' && !acceptsPost(localPath)) {
      if (isTechnical) return sendPlainText(exchange, 404, 'Not found')
      return sendMethodNotAllowed(exchange, localPath)
    }

    if (isRead && options.serveFile?.(request, response, localPath, exchange.id, exchange.headerOptions)) {
      exchange.route = fileRoute
      return
    }
    if (site.kind === 'redirect') {
      // A query may contain the token of a preview or of an account, so a redirect with a query must not be cached.
      const hasQuery = local.length > localPath.length
      return sendPlainText(exchange, 301, 'The page has moved to another URL.', [
        ['location', basePath.slice(0, -1) + site.location],
        ['cache-control', hasQuery ? 'private, no-store' : 'public, max-age=3600'],
      ])
    }
    if (localPath.length > maxPathLength) return sendPlainText(exchange, 414, 'The URL is too long.')
    // A technical path has no prefix and one form only. The router would redirect other forms of it, such as one with a
    // trailing slash.
    if (isTechnicalPath(site.path) || (isTechnical && !isPlainTechnicalPath(localPath)))
      return sendPlainText(exchange, 404, 'Not found')
    exchange.route = findRoute(isTechnical ? localPath : site.path)
    const { purges } = pageCache
    /** Sends a response of the application, which may contain old content if a purge has come since the request. */
    const sendRendered = (rendered: Response) => {
      // Caches in front of this server have been purged already, so they must not store such a response.
      if (pageCache.purges !== purges) rendered.headers.set('cache-control', 'no-store')
      return send(exchange, rendered, site.path)
    }
    const disconnection = new AbortController()
    response.once('close', () => {
      if (!response.writableFinished) disconnection.abort()
    })

    if (isRead && !options.bypassesCache?.(request)) {
      const result = await pageCache.getOrRender({
        host,
        url,
        local,
        site,
        route: exchange.route,
        isHttps: exchange.client.isHttps,
        signal: disconnection.signal,
        requestId: exchange.id,
        userAgent: request.headers['user-agent'],
        // A HEAD request renders the page like a GET request, so that one render serves both.
        toRequest: (signal) => toApplicationRequest(exchange, url, { method: 'GET', signal }),
      })
      if (response.destroyed) {
        if (result.kind === 'response') result.abort()
        return
      }
      switch (result.kind) {
        case 'page':
          return sendPage(response, result.page, {
            isHead: method === 'HEAD',
            encoding: exchange.encoding,
            ifNoneMatch: request.headers['if-none-match'],
            id: exchange.id,
            time: now(),
            headerOptions: exchange.headerOptions,
          })
        case 'failed':
          return sendErrorPage(exchange, result.reference)
        case 'response':
          response.once('close', () => {
            if (!response.writableFinished) result.abort()
          })
          return sendRendered(result.response)
        case 'none':
      }
    }

    const body = isRead ? undefined : await readBody(exchange, maxBodyBytes(localPath, settings))
    if (body === 'too long') return
    const applicationRequest = toApplicationRequest(exchange, url, { method, signal: disconnection.signal, body })
    if (!isApiPath(localPath)) return sendRendered(await fetch(applicationRequest, site, 'visitor'))
    if (method === 'POST' && localPath === purgePath) {
      // A purge waits in no queue, so that it is neither refused nor delayed.
      const purgeResponse = await options.fetch(applicationRequest, site)
      if (purgeResponse.ok) {
        const names = purgePages(purgeResponse)
        if (!(await forwardPurge({ headers: request.headers, body: body ?? Buffer.alloc(0), names })))
          return sendPlainText(exchange, 502, 'Dropped here, but not on every other node and cache. Send it again.')
      }
      return send(exchange, purgeResponse, site.path)
    }
    const fetchApi = localPath === '/api/chat' ? apiFetches.chat : apiFetches.other
    return send(exchange, await fetchApi(applicationRequest, site), site.path)
  }

  /** Drops the pages that are named in the application's response to a purge, and returns the uris and tags, decoded. */
  function purgePages({ headers }: Response): readonly string[] {
    const uris = parseListHeader(headers.get(internalHeaders.purgedUris))
    const tags = parseListHeader(headers.get(internalHeaders.purgedTags))
    pageCache.purge({ uris, tags })
    return [...uris, ...tags].map(decodeSafely)
  }

  async function purge({ timestamp, signature, body }: SignedPurge): Promise<boolean> {
    const { host } = new URL(settings.publicOrigin)
    const site = resolveSite(host, '/')
    if (site.kind !== 'site') return false
    const request = new Request(new URL(basePath + purgePath.slice(1), settings.publicOrigin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature },
      body,
    })
    const response = await options.fetch(request, site)
    if (response.ok) purgePages(response)
    return response.ok
  }

  /** Sends a response of the application; `path` is the path without the site's prefix, and `/` for a technical path. */
  function send(exchange: Exchange, response: Response, path: string) {
    for (const [name, value] of cachingHeaders(response.headers, path)) response.headers.set(name, value)
    return sendResponse(exchange.response, response, {
      isHead: exchange.request.method === 'HEAD',
      encoding: exchange.encoding,
      requestId: exchange.id,
      headerOptions: exchange.headerOptions,
    })
  }

  async function close(shutdownTimeoutMs: number, shutdownDelayMs = 0): Promise<void> {
    isClosing = true
    for (const response of inFlight) if (!response.headersSent) response.shouldKeepAlive = false
    if (shutdownDelayMs > 0) await sleep(shutdownDelayMs)
    await acceptPendingConnections()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    // A connection whose response head was sent before the shutdown stays open after the response, so idle connections are
    // closed repeatedly.
    const closeIdle = setInterval(() => server.closeIdleConnections(), 100)
    const closeAll = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs)
    await closed
    clearInterval(closeIdle)
    clearTimeout(closeAll)
    hits.stop()
    pageCache.close()
  }

  /**
   * Accepts the connections in the system's backlog and reads their requests, because closing the server would reset them.
   * One connection is accepted per turn of the event loop, and its request is read in the next turn.
   */
  async function acceptPendingConnections(): Promise<void> {
    let acceptedBefore: number
    do {
      acceptedBefore = accepted
      await nextTurn()
      await nextTurn()
    } while (accepted > acceptedBefore)
  }

  return { server, pageCache, renderQueue, purge, close }
}
