import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { createHttpServer, type HttpServer, type HttpServerOptions } from '#http/http-server.ts'
import { createStaticFiles } from '#http/static-files.ts'
import { loadSettings, type Settings } from '#config/settings.server.ts'
import { createSiteAddresses } from '#sites/resolve-site.ts'

export type Answer = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; bytes: Buffer; text: string }
export type Ask = { method?: string; headers?: Record<string, string>; body?: string | Buffer }

export type Front = {
  http: HttpServer
  port: number
  /** The requests that the application has received, in order. */
  requests: Request[]
  log: object[]
  /** The clock of the HTTP server, in milliseconds, which a test can advance. */
  time: { now: number }
  ask: (path: string, options?: Ask) => Promise<Answer>
  stop: () => Promise<void>
}

const { resolve: resolveSite } = createSiteAddresses({ publicOrigin: 'http://localhost:3000', siteHosts: [] })

/** Starts the HTTP server with a fake application, on a free port of the loopback interface. */
export async function startFront(
  fetch: (request: Request) => Response | Promise<Response>,
  options: {
    env?: Record<string, string>
    basePath?: string
    files?: Record<string, string | Buffer>
    limits?: Partial<
      Pick<Settings, 'renderTimeoutMs' | 'maxConcurrentRenders' | 'maxQueuedRenders' | 'maxConcurrentApiRequests'>
    >
    recompressDelayMs?: number
    findRoute?: HttpServerOptions['findRoute']
    checkReadiness?: HttpServerOptions['checkReadiness']
  } = {},
): Promise<Front> {
  const clientDirectory = mkdtempSync(join(tmpdir(), 'http-front-'))
  for (const [name, content] of Object.entries(options.files ?? {})) {
    mkdirSync(dirname(join(clientDirectory, name)), { recursive: true })
    writeFileSync(join(clientDirectory, name), content)
  }
  const requests: Request[] = []
  const log: object[] = []
  const time = { now: 1_000_000 }
  const note = (line: object) => void log.push(line)
  const http = createHttpServer({
    fetch: async (one) => {
      requests.push(one)
      return fetch(one)
    },
    serveFile: createStaticFiles(clientDirectory),
    basePath: options.basePath ?? '/',
    settings: { ...loadSettings({ ALLOW_INDEXING: '1', ...options.env }), ...options.limits },
    resolveSite,
    logger: { info: note, debug: note },
    now: () => time.now,
    recompressDelayMs: options.recompressDelayMs ?? 600_000,
    findRoute: options.findRoute,
    checkReadiness: options.checkReadiness,
  })
  await new Promise<void>((resolve) => http.server.listen(0, '127.0.0.1', resolve))
  const { port } = http.server.address() as AddressInfo
  return {
    http,
    port,
    requests,
    log,
    time,
    ask: (path, ask) => askServer(port, path, ask),
    stop: async () => {
      await http.close(0)
      rmSync(clientDirectory, { recursive: true })
    },
  }
}

/** Sends one request on a new connection. The `text` of the response is its body, decompressed. */
export function askServer(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Ask = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { host: '127.0.0.1', port, path, method, agent: false, headers: { host: `localhost:${port}`, ...headers } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(parts)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            rawHeaders: response.rawHeaders,
            bytes,
            text: decompress(bytes, response.headers['content-encoding']),
          })
        })
      },
    )
    asking.on('error', reject)
    asking.end(body)
  })
}

function decompress(bytes: Buffer, encoding: string | undefined) {
  if (bytes.length === 0) return ''
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return encoding === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString()
}

/** Polls a value until the expectation that follows is met. The timeout is long enough for a busy machine. */
export function eventually<Value>(value: () => Value) {
  return expect.poll(value, { timeout: 10_000 })
}

/** Returns an HTML response that may be cached for 60 s, and served stale for 600 s more while it is revalidated. */
export function page(body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      'x-cache-parameters': '',
      ...headers,
    },
  })
}
