import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from '#config/settings.server.ts'
import type { logger as theLogger } from '#telemetry/logger.server.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import { acceptedEncoding, type Encoding } from './encodings.ts'
import { allowedMethods, maxBodyBytes, acceptsPost } from './allowed-methods.ts'
import { errorPage, plainTextResponse } from './error-page.ts'
import { normalizeUrl } from './normalize-url.ts'
import { RenderQueue, RenderQueueFullError } from './render-queue.ts'
import { createRequestIds } from './request-ids.ts'
import { internalHeaders } from '#lib/internal-headers.ts'
import { isTechnicalPath } from '#lib/technical-path.ts'
import { type HeaderOptions, withSecurityHeaders } from './security-headers.ts'
import { BrokenResponseError, sendResponse } from './send-response.ts'
import type { createStaticFiles } from './static-files.ts'
import { parseListHeader, type CachedPage } from './cached-page.ts'
import { type RenderFetch, type ResolveSite, PageCache } from './page-cache.ts'
import { resolveClientConnection, type ClientConnection } from './client-connection.ts'

/** The longest path with its query, in bytes. */
const longestUrl = 8192
// As in srvx: a name, an IPv4 or a bracketed IPv6 address, and perhaps a port.
const hostForm = /^(?:\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*\.?)(?::\d{1,5})?$/i
const ownHost = /(?:^|\.)localhost(?::\d+)?$|^(?:127\.0\.0\.1|\[::1\])(?::\d+)?$/i

export type HttpServerOptions = {
  /** The built application. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Serves the files of the built client; false for what is none. */
  readonly serveFile?: ReturnType<typeof createStaticFiles>
  /** Serves what the build tool knows, while developing, and takes all its addresses as they are; false for what is not its own. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** The path below which the site stands; begins and ends with a slash. */
  readonly basePath: string
  readonly settings: Pick<Settings, 'trustedProxies' | 'allowIndexing' | 'content' | 'maxPageCacheBytes'>
  readonly resolveSite: ResolveSite
  readonly logger: Pick<typeof theLogger, 'info' | 'debug'>
  /** The time in milliseconds. */
  readonly now?: () => number
  /** How long after it was made a cached page is compressed as well as can be, in milliseconds. */
  readonly improveAfter?: number
  /** How long the making of a page may take, in milliseconds. */
  readonly deadline?: number
  /** How many renders may run at the same time. */
  readonly maxConcurrentRenders?: number
  /** How many renders may wait to be started; more are refused. */
  readonly maxQueuedRenders?: number
}

export type HttpServer = {
  readonly server: Server
  readonly pageCache: PageCache
  /**
   * Stops without losing a request that was sent: `/readyz` answers 503 and every response closes its connection, at first
   * still with new connections, then without; requests in flight finish.
   *
   * @param shutdownTimeoutMs how long requests in flight may take at the end; then their connections are cut
   * @param shutdownDelayMs for how long new connections are still accepted
   */
  readonly close: (shutdownTimeoutMs: number, shutdownDelayMs?: number) => Promise<void>
}

/** One request and what is known about it. */
type Exchange = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly id: string
  readonly host: string
  readonly client: ClientConnection
  readonly headerOptions: HeaderOptions
  readonly encoding: Encoding
  isFile: boolean
}

/**
 * How many answers may be made for one connection at the same time. Browsers wait for one before they ask for the next;
 * a connection that asks a thousand times at once would have as many files opened for it, and need not read a byte of them.
 */
const mostOnOneConnection = 20

/** After so long without a byte either way a connection is closed, in milliseconds: whoever does not read what is sent keeps it in memory. */
const longestSilence = 120_000

/**
 * A render mostly computes, so more at the same time are not faster. The limit leaves room for those that wait for the
 * content system, and bounds their memory and what goes on at once when it answers.
 */
const defaultMaxConcurrentRenders = 64

/** About a second of work: visitors who would have to wait longer are told so at once. */
const defaultMaxQueuedRenders = 64

/** After how long a visitor who was refused may try again, in seconds. */
const overloadRetryAfterSeconds = 5

/**
 * Whether an address renders no page. Its calls are short or wait for others (the database, Bugsnag), so they are not queued:
 * behind renders a purge would be refused or late, and slow calls would keep renders waiting.
 */
const isCall = (path: string): boolean => path.startsWith('/api/')

/** The application's `fetch` behind a queue: a request beyond its end gets a 503. */
function queueFetch(fetch: HttpServerOptions['fetch'], queue: RenderQueue): RenderFetch {
  return async (request, priority) => {
    try {
      return await queue.run(() => fetch(request), priority, request.signal)
    } catch (error) {
      if (!(error instanceof RenderQueueFullError)) throw error
      const { body, headers } = plainTextResponse(
        'Too much is asked for at the moment. Please try again in a few seconds.',
      )
      return new Response(new Uint8Array(body), {
        status: 503,
        headers: [...headers, ['retry-after', String(overloadRetryAfterSeconds)]],
      })
    }
  }
}

/**
 * The front of the site: health, files, cached pages and then the application. It decides nothing about content; it
 * adds the headers that every answer carries, and keeps limits.
 */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  const { basePath, settings, logger, resolveSite } = options
  const { maxConcurrentRenders = defaultMaxConcurrentRenders, maxQueuedRenders = defaultMaxQueuedRenders } = options
  const fetch = queueFetch(options.fetch, new RenderQueue({ maxConcurrentRenders, maxQueuedRenders }))
  const nextId = createRequestIds()
  const pageCache = new PageCache({
    maxBytes: settings.maxPageCacheBytes,
    fetch,
    now: options.now,
    improveAfter: options.improveAfter,
    deadline: options.deadline,
  })
  const now = options.now ?? Date.now
  const mayBeIndexed = settings.content !== undefined || settings.allowIndexing
  const isUnlisted = (host: string) => !mayBeIndexed && !ownHost.test(host)
  const hits = countHits(logger)
  const unfinished = new WeakMap<Socket, number>()
  /** The responses in flight, without those from the store, which are written at once. */
  const inFlight = new Set<ServerResponse>()
  let accepted = 0
  let closing = false

  const server = createServer(
    {
      headersTimeout: 20_000,
      requestTimeout: 60_000,
      // The two limits above hold within a second.
      connectionsCheckingInterval: 1000,
      // Node's own refusal would lack our headers.
      requireHostHeader: false,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 32_768,
      highWaterMark: 65_536,
    },
    (request, response) => {
      if (closing) response.shouldKeepAlive = false
      if (!answerFromStore(request, response)) void answer(request, response)
    },
  )
  server.timeout = longestSilence
  server.on('connection', () => accepted++)
  server.on('clientError', refuseConnection)
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    void answer(request, response, (exchange) => refuse(exchange, 417, 'What this request expects is not done here.'))
  })

  /** The short way: nothing is made, parsed, hashed or compressed for a page that is stored. */
  function answerFromStore(request: IncomingMessage, response: ServerResponse): boolean {
    const head = request.method === 'HEAD'
    if (request.method !== 'GET' && !head) return false
    const { headers } = request
    const host = headers.host ?? ''
    const page = pageCache.find(host, request.url ?? '')
    if (page === undefined || namesTwoHosts(request)) return false
    sendPage(response, page, {
      head,
      encoding: acceptedEncoding(headers['accept-encoding']),
      ifNoneMatch: headers['if-none-match'],
      id: nextId(),
      headerOptions: {
        https:
          headers['x-forwarded-proto'] !== undefined && resolveClientConnection(request, settings.trustedProxies).https,
        noindex: isUnlisted(host),
      },
    })
    hits.count()
    return true
  }

  function sendPage(
    response: ServerResponse,
    page: CachedPage,
    how: {
      head: boolean
      encoding: Encoding
      ifNoneMatch: string | undefined
      id: string
      headerOptions: HeaderOptions
    },
  ) {
    const same = how.ifNoneMatch !== undefined && page.matches(how.ifNoneMatch, how.encoding)
    const headers = same
      ? page.notModifiedHead(how.encoding, how.headerOptions)
      : page.head(how.encoding, how.headerOptions)
    headers[headers.length - 3] = String(Math.max(0, Math.floor((now() - page.renderedAt) / 1000)))
    headers[headers.length - 1] = how.id
    response.writeHead(same ? 304 : 200, headers)
    if (same || how.head) response.end()
    else response.end(page.body(how.encoding))
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    decideOn: (exchange: Exchange, url: string, path: string) => void | Promise<void> = decide,
  ) {
    const host = request.headers.host ?? ''
    const client = resolveClientConnection(request, settings.trustedProxies)
    const exchange: Exchange = {
      request,
      response,
      id: nextId(),
      host,
      client,
      headerOptions: { https: client.https, noindex: isUnlisted(host) },
      encoding: acceptedEncoding(request.headers['accept-encoding']),
      isFile: false,
    }
    const url = request.url ?? '/'
    const path = url.replace(/\?.*$/s, '')
    const start = performance.now()
    const { socket } = request
    const running = (unfinished.get(socket) ?? 0) + 1
    unfinished.set(socket, running)
    inFlight.add(response)
    response.once('close', () => {
      inFlight.delete(response)
      unfinished.set(socket, (unfinished.get(socket) ?? 1) - 1)
      // Files are asked for by the dozen and say little.
      logger[exchange.isFile ? 'debug' : 'info']({
        event: 'request.handled',
        id: exchange.id,
        method: request.method,
        path: path.slice(0, 300),
        status: response.headersSent ? response.statusCode : 0,
        ms: Math.round(performance.now() - start),
      })
    })
    try {
      if (running > mostOnOneConnection) {
        response.shouldKeepAlive = false
        return refuse(exchange, 503, 'Too much is asked for on one connection.')
      }
      await decideOn(exchange, url, path)
    } catch (cause) {
      // The visitor left, and what was going on for them ended.
      if (response.destroyed && !(cause instanceof BrokenResponseError)) return
      reportProblem({
        event: 'request.failed',
        message: 'A request could not be answered.',
        context: { requestId: exchange.id, method: request.method, path: path.slice(0, 300) },
        cause,
      })
      fail(exchange, exchange.id)
    }
  }

  async function decide(exchange: Exchange, url: string, path: string) {
    const { request, response, host } = exchange
    const method = request.method ?? ''
    const reads = method === 'GET' || method === 'HEAD'
    if (reads && path === '/healthz') return state(exchange, 200, 'ok')
    if (reads && path === '/readyz') return closing ? state(exchange, 503, 'stopping') : state(exchange, 200, 'ready')
    if (url.length > longestUrl) return refuse(exchange, 414, 'This address is too long.')
    const ofServer = url === '*' && method === 'OPTIONS'
    if (!(url.startsWith('/') || ofServer) || !hostForm.test(host) || namesTwoHosts(request))
      return refuse(exchange, 400, 'This request is not well formed.')

    if (reads && (await options.middleware?.(request, response))) {
      exchange.isFile = true
      return
    }

    const local = url.startsWith(basePath) ? url.slice(basePath.length - 1) : '/'
    const localPath = local.replace(/\?.*$/s, '')
    const site = resolveSite(host, local)
    // A host may be known and its port be none.
    if (site.kind === 'unknown-host' || !URL.canParse(`http://${host}`))
      return refuse(exchange, 421, 'This server answers for other addresses than the one you asked for.')
    if (site.kind === 'malformed') return refuse(exchange, 400, 'The address cannot be read.')
    const plain = ofServer ? url : normalizeUrl(url)
    if (plain === undefined) return refuse(exchange, 400, 'The address cannot be read.')
    if (plain !== url) return refuse(exchange, 301, 'The page has a plainer address.', [['location', plain]])
    if (method === 'OPTIONS') return tellMethods(exchange, localPath)
    if (!reads && method !== 'POST') return refuseMethod(exchange, localPath)
    if (`${path}/` === basePath)
      return refuse(exchange, 301, 'The site is below this address.', [['location', basePath]])
    if (!url.startsWith(basePath)) return refuse(exchange, 404, 'There is nothing at this address.')
    if (method === 'POST' && !acceptsPost(localPath)) {
      if (isTechnicalPath(localPath)) return refuse(exchange, 404, 'There is nothing at this address.')
      return refuseMethod(exchange, localPath)
    }

    if (reads && options.serveFile?.(request, response, localPath, exchange.id, exchange.headerOptions)) {
      exchange.isFile = true
      return
    }
    const leaving = new AbortController()
    response.once('close', () => {
      if (!response.writableFinished) leaving.abort()
    })

    if (reads) {
      const asked = await pageCache.answer({
        host,
        url,
        local,
        site,
        https: exchange.client.https,
        signal: leaving.signal,
        requestId: exchange.id,
        userAgent: request.headers['user-agent'],
        // The head of a page is the head of the page: one rendering serves both.
        toRequest: (signal) => toRequest(exchange, url, { method: 'GET', signal }),
      })
      if (response.destroyed) {
        if (asked.kind === 'response') asked.abandon()
        return
      }
      switch (asked.kind) {
        case 'page':
          return sendPage(response, asked.page, {
            head: method === 'HEAD',
            encoding: exchange.encoding,
            ifNoneMatch: request.headers['if-none-match'],
            id: exchange.id,
            headerOptions: exchange.headerOptions,
          })
        case 'failed':
          return fail(exchange, asked.reference)
        case 'response':
          response.once('close', () => {
            if (!response.writableFinished) asked.abandon()
          })
          return send(exchange, asked.response)
        case 'none':
      }
    }

    const body = reads ? undefined : await readBody(exchange, maxBodyBytes(localPath) ?? 0)
    if (body === 'too long') return
    const toAnswer = toRequest(exchange, url, { method, signal: leaving.signal, body })
    const answered = await (isCall(localPath) ? options.fetch(toAnswer) : fetch(toAnswer, 'visitor'))
    if (method === 'POST' && localPath === '/api/content/purge' && answered.ok) {
      pageCache.purge({
        uris: parseListHeader(answered.headers.get(internalHeaders.purgedUris)),
        tags: parseListHeader(answered.headers.get(internalHeaders.purgedTags)),
      })
    }
    return send(exchange, answered)
  }

  function send(exchange: Exchange, response: Response) {
    return sendResponse(exchange.response, response, {
      head: exchange.request.method === 'HEAD',
      encoding: exchange.encoding,
      requestId: exchange.id,
      headerOptions: exchange.headerOptions,
    })
  }

  function state(exchange: Exchange, status: number, word: string) {
    write(exchange, status, plainTextResponse(word))
  }

  function refuse(exchange: Exchange, status: number, sentence: string, more: readonly [string, string][] = []) {
    const { body, headers } = plainTextResponse(sentence)
    write(exchange, status, { body, headers: [...headers, ...more] })
  }

  function refuseMethod(exchange: Exchange, path: string) {
    refuse(exchange, 405, 'This method is not answered here.', [['allow', allowedMethods(path)]])
  }

  function tellMethods({ response, id, headerOptions }: Exchange, path: string) {
    const headers = withSecurityHeaders(
      [
        ['allow', allowedMethods(path)],
        ['cache-control', 'no-store'],
      ],
      headerOptions,
    )
    headers.push('x-request-id', id)
    response.writeHead(204, headers).end()
  }

  function fail(exchange: Exchange, reference: string) {
    if (exchange.response.headersSent) exchange.response.destroy()
    else write(exchange, 500, errorPage(reference))
  }

  function write(
    { request, response, id, headerOptions }: Exchange,
    status: number,
    answer: { body: Buffer; headers: [string, string][] },
  ) {
    const headers = withSecurityHeaders(answer.headers, headerOptions)
    headers.push('x-request-id', id)
    response.writeHead(status, headers)
    response.end(request.method === 'HEAD' ? undefined : answer.body)
  }

  /** The body of at most `longest` bytes, whole, so that a slow or endless one never reaches the application; 'too long' has been answered. */
  async function readBody(exchange: Exchange, longest: number): Promise<Buffer | 'too long'> {
    const { request, response } = exchange
    const parts: Buffer[] = []
    let length = Number(request.headers['content-length'] ?? 0) > longest ? Number.POSITIVE_INFINITY : 0
    if (length === 0) {
      // Left early, an ordinary loop would cut the connection before the answer is sent.
      for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        length += part.length
        if (length > longest) break
        parts.push(part)
      }
    }
    if (length <= longest) return Buffer.concat(parts)
    // The rest of the body is not read, so the connection cannot take another request.
    response.shouldKeepAlive = false
    refuse(exchange, 413, 'This is more than is taken here.')
    return 'too long'
  }

  async function close(shutdownTimeoutMs: number, shutdownDelayMs = 0): Promise<void> {
    closing = true
    for (const response of inFlight) if (!response.headersSent) response.shouldKeepAlive = false
    if (shutdownDelayMs > 0) await sleep(shutdownDelayMs)
    await readWhatHasArrived()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    // A response whose head had been sent before leaves its connection open.
    const closeIdle = setInterval(() => server.closeIdleConnections(), 100)
    const cut = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs)
    await closed
    clearInterval(closeIdle)
    clearTimeout(cut)
    hits.stop()
    pageCache.close()
  }

  /**
   * Accepts the connections that the system has ready and reads their requests: closing would reset them. One connection
   * is accepted in a turn of the event loop, and its request is read in the next.
   */
  async function readWhatHasArrived(): Promise<void> {
    let acceptedBefore: number
    do {
      acceptedBefore = accepted
      await nextTurn()
      await nextTurn()
    } while (accepted > acceptedBefore)
  }

  return { server, pageCache, close }
}

// Some of these headers belong to one connection; with the others a client could pretend to be a proxy or the front.
const notPassedOn = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'expect',
  'forwarded',
  'x-real-ip',
  'x-client-address',
  'x-request-id',
])

/**
 * Whether there is more than one `Host` line, which is to be refused (RFC 9112, 3.2): a proxy may have gone by another than
 * the first, which is the one that Node takes. Nearly all names differ in length, so looking through them costs next to nothing.
 */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

/** The request as the application gets it, with what the front found out in place of what the client says. */
function toRequest(
  { request, host, id, client }: Exchange,
  url: string,
  init: { method: string; signal: AbortSignal; body?: Buffer<ArrayBuffer> | Buffer },
): Request {
  const headers = new Headers()
  const { rawHeaders } = request
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase()
    if (!notPassedOn.has(name) && !name.startsWith('x-forwarded-')) headers.append(name, rawHeaders[at + 1] ?? '')
  }
  headers.set('x-request-id', id)
  headers.set('x-client-address', client.clientAddress)
  headers.set('x-forwarded-proto', client.https ? 'https' : 'http')
  return new Request(`${client.https ? 'https' : 'http'}://${host}${url}`, {
    method: init.method,
    headers,
    signal: init.signal,
    body: init.body && init.body.length > 0 ? new Uint8Array(init.body) : undefined,
  })
}

/** One line a second says how many pages were answered from the store: a line for each would cost more than the page. */
function countHits(logger: HttpServerOptions['logger']) {
  let pages = 0
  const timer = setInterval(() => {
    if (pages > 0) logger.info({ event: 'page_cache.served', pages })
    pages = 0
  }, 1000).unref()
  return { count: () => void pages++, stop: () => clearInterval(timer) }
}

/** Answers a request that cannot be parsed with 400, 408 or 431, on the socket: Node makes no response object for it. */
function refuseConnection(error: Error & { code?: string }, socket: Duplex) {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const { body, headers } = plainTextResponse('This request is not well formed.')
  const lines = withSecurityHeaders(headers, { https: false, noindex: true })
    .flatMap((item, at, all) => (at % 2 === 0 ? [`${item}: ${all[at + 1] ?? ''}`] : []))
    .join('\r\n')
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nconnection: close\r\n${lines}\r\n\r\n${body.toString()}`,
  )
}
