import { executionAsyncResource } from 'node:async_hooks'
import cluster from 'node:cluster'
import { existsSync, readFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import * as v from 'valibot'
import { loadSettings, type Settings, SettingsError } from '#config/settings.server.ts'
import { configureSites } from '#sites/configure-sites.server.ts'
import { createSiteAddresses, SiteHostsError } from '#sites/resolve-site.ts'
import { primarySiteHandle, type SiteHandle, siteHandles } from '#sites/sites.ts'
import { logger } from '#telemetry/logger.server.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import { type Application, parseApplication } from './application.ts'
import { createHttpServer, type HttpServer, type HttpServerOptions } from './http-server.ts'
import { startKeepingAssets } from './kept-assets.ts'
import { createStaticFiles } from './static-files.ts'
import { warmUp } from './warm-up.ts'
import { openWorkerChannel } from './worker-channel.ts'

/** The timeout of the error reports and traces that are still being sent at the end of the shutdown, in milliseconds. */
const telemetryTimeoutMs = 2000

/** Whether the sources are served by Vite, with no build (`npm run dev`). */
const isDevelopment = process.argv.includes('--dev')

const dist = join(import.meta.dirname, '../../dist')

/** A problem that the person who starts the server has to fix. Only its message is printed, without a stack. */
class StartError extends Error {
  override readonly name = 'StartError'
}

// Both flags keep cached pages fast (`npm run bench`) and have to be set before the code that they affect is compiled.
// Without this one, V8 would pretenure: once most objects of an allocation site survive a collection, further ones are
// allocated in the old generation, where only a full collection frees them. Responses would take a third longer and twice
// the memory.
setFlagsFromString('--no-allocation-site-pretenuring')
// Without this flag, V8 would shrink the young generation of an idle server and, because few objects survive, never let it
// grow again. Responses would take a quarter longer.
setFlagsFromString('--memory-reducer-gc-count=0')

/**
 * Holds the object that represents one call of `process.nextTick` in Node. While one of them exists, V8 retains their shape.
 * If it forgot the shape in a garbage collection before `nextTick` is optimized, all later calls would take seven times as
 * long, and cached pages a fifth longer, because Node calls `nextTick` several times per response.
 */
const tick: { object?: object } = {}
process.nextTick(() => void (tick.object = executionAsyncResource()))

try {
  await start()
} catch (error) {
  if (!(error instanceof StartError || error instanceof SettingsError || error instanceof SiteHostsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

async function start() {
  process.env.NODE_ENV ??= isDevelopment ? 'development' : 'production'
  // The application derives its public URLs from the port, so the port must be known before it is loaded.
  if (process.env.PORT === '0') process.env.PORT = String(await findFreePort(process.env.HOST))
  const settings = loadSettings(process.env)
  if (cluster.isPrimary) for (const warning of settings.warnings) logger.warn({ event: 'settings.warned' }, warning)
  if (settings.workers > 1 && !isDevelopment && cluster.isPrimary) return startWorkers(settings)
  const flushReports = await startReporting(settings)
  const stopTracing = await startTracing(settings)
  const addresses = createSiteAddresses(settings)
  // The result is not used, because the application calls `configureSites` itself. This call reports invalid settings at the
  // start.
  configureSites(settings)

  const channel = cluster.isWorker ? openWorkerChannel() : undefined
  const options = { settings, resolveSite: addresses.resolve, logger, relayPurge: channel?.relayPurge }
  const { http, application, basePath } = await (isDevelopment ? startOnSources(options) : startOnBuild(options))
  const closeMetrics = await startMetrics(http, application, settings)
  await listen(http, settings)
  const stop = stopOnSignals(
    http,
    application,
    [() => flushReports(telemetryTimeoutMs), stopTracing, closeMetrics],
    settings,
  )
  channel?.listen({ purge: http.purge, stop })
  await warmUp(http, settings, basePath)
  if (channel) channel.announceReady()
  else printAddresses(settings, basePath)
  // Pages of content do not need the database, so the server listens before the jobs, which open it, are started.
  await application.startBackgroundJobs()
}

/** Starts the worker processes, which serve the site, and exits when they have ended. */
async function startWorkers(settings: Settings) {
  const basePath = builtBasePath(settings)
  const { superviseWorkers } = await import('./supervise-workers.ts')
  const closeMetrics = await startClusterMetrics(settings)
  const workers = superviseWorkers(settings.workers)
  process.on('SIGTERM', () => workers.stop('after delay'))
  process.on('SIGINT', () => workers.stop('at once'))
  if (await workers.ready) printAddresses(settings, basePath)
  const code = await workers.ended
  await closeMetrics()
  process.exit(code)
}

type FrontOptions = Pick<HttpServerOptions, 'resolveSite' | 'logger' | 'relayPurge'> & { readonly settings: Settings }
type Started = { readonly http: HttpServer; readonly application: Application; readonly basePath: string }

async function startOnBuild(options: FrontOptions): Promise<Started> {
  const basePath = builtBasePath(loadSettings(process.env))
  // Node stores compiled code in the directory of the build, which the next build deletes. Later starts are thus shorter.
  enableCompileCache(join(dist, 'server/compile-cache'))
  const application = parseApplication(await import(join(dist, 'server/server.js')))
  const clientDirectory = join(dist, 'client')
  const { assetsDirectory } = options.settings
  // The files are added before this node serves pages, because a browser may request the files of a page from another node.
  await startKeepingAssets(clientDirectory, options.settings)
  const serveFile = createStaticFiles(clientDirectory, assetsDirectory)
  const { fetch, findRoute, checkReadiness } = application
  return {
    http: createHttpServer({ ...options, fetch, findRoute, checkReadiness, serveFile, basePath }),
    application,
    basePath,
  }
}

/** Starts the same front with Vite in place of the build, and without the page cache, so that an edit shows at once. */
async function startOnSources(options: FrontOptions): Promise<Started> {
  const { startDevServer } = await import('./dev-server.ts')
  const { basePath } = loadSettings(process.env)
  const http = createHttpServer({
    ...options,
    // The first render waits until Vite has transformed all modules.
    settings: { ...options.settings, maxPageCacheBytes: 0, renderTimeoutMs: 300_000 },
    fetch: async (request, site) => (await development.loadApplication()).fetch(request, site),
    findRoute: (path) => application.findRoute(path),
    checkReadiness: () => application.checkReadiness(),
    middleware: (request, response) => development.serveFile(request, response),
    bypassesCache: (request) => development.bypassesCache(request),
    basePath,
  })
  const development = await startDevServer(http.server)
  const application = await development.loadApplication()
  return { http, application, basePath }
}

/** Returns the base path for which the site was built. */
function builtBasePath(settings: Settings): string {
  const file = join(dist, 'build.json')
  if (!existsSync(file)) throw new StartError('There is no build yet. Make one with: npm run build')
  const { basePath } = v.parse(v.object({ basePath: v.string() }), JSON.parse(readFileSync(file, 'utf8')))
  if (process.env.BASE_PATH && settings.basePath !== basePath) {
    throw new StartError(
      `The site was built for the base path ${basePath}, and BASE_PATH is ${settings.basePath}. Build it again: BASE_PATH=${settings.basePath} npm run build`,
    )
  }
  return basePath
}

/** Loads and starts tracing if it is configured. */
async function startTracing({ tracing }: Settings) {
  if (tracing === undefined) return async () => {}
  return (await import('#telemetry/start-tracing.server.ts')).startTracing(tracing)
}

/**
 * Starts measuring and opens the port of the metrics, if one is set. Worker processes do not open it, because the primary
 * process does. Returns the function that stops both.
 */
async function startMetrics(
  { pageCache, renderQueue }: HttpServer,
  { countMails, countConnections }: Application,
  { metrics }: Settings,
) {
  if (metrics === undefined) return async () => {}
  const { createMetrics } = await import('#telemetry/metrics.server.ts')
  const { registry, stop } = createMetrics({
    renders: () => ({ running: renderQueue.running, queued: renderQueue.queued }),
    pageCache: () => ({ pages: pageCache.count, bytes: pageCache.bytes }),
    countMails,
    countConnections,
  })
  const { serveMetrics, shareMetrics } = await import('#telemetry/serve-metrics.server.ts')
  if (cluster.isWorker) shareMetrics(registry)
  const close = cluster.isWorker
    ? async () => {}
    : await serveMetrics(metrics, () => registry.metrics()).catch(metricsError(metrics))
  return async () => {
    stop()
    await close()
  }
}

/** Opens the port of the metrics, if one is set, and serves the aggregated metrics of all worker processes there. */
async function startClusterMetrics({ metrics }: Settings) {
  if (metrics === undefined) return async () => {}
  const { clusterMetrics, serveMetrics } = await import('#telemetry/serve-metrics.server.ts')
  return serveMetrics(metrics, clusterMetrics()).catch(metricsError(metrics))
}

function metricsError(address: NonNullable<Settings['metrics']>) {
  return (error: Error & { code?: string }) => {
    throw listenError(error, address, 'METRICS_')
  }
}

async function listen({ server }: HttpServer, { port, host }: Settings) {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: Error & { code?: string }) => reject(listenError(error, { port, host })))
    server.listen(port, host, resolve)
  })
}

/**
 * Returns a `StartError` that explains why a port cannot be opened, or the error itself if its code is not a known one.
 * `prefix` is the prefix of the settings with the port and the host.
 */
function listenError(
  error: Error & { code?: string },
  { port, host }: Pick<Settings, 'port' | 'host'>,
  prefix: '' | 'METRICS_' = '',
): Error {
  const nextPort = port === 65_535 ? 3001 : port + 1
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is already in use. Set ${prefix}PORT to another one, for example ${prefix}PORT=${nextPort} npm start.`,
      )
    case 'EACCES':
      return new StartError(
        `Port ${port} may not be opened by this user. Set ${prefix}PORT to one above 1023, for example ${prefix}PORT=${prefix === '' ? 3000 : 9464} npm start.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(
        `${prefix}HOST ${host} is no address of this machine. Set ${prefix}HOST to one, for example ${prefix}HOST=${prefix === '' ? '0.0.0.0' : '127.0.0.1'}.`,
      )
    default:
      return error
  }
}

/** Loads and starts error reporting if it is configured. */
async function startReporting({ reporting, publicOrigin }: Settings) {
  if (reporting === undefined) return async () => {}
  const { reportToBugsnag } = await import('#telemetry/bugsnag.server.ts')
  return reportToBugsnag({ reporting, publicOrigin })
}

/**
 * Stops the server on SIGTERM and SIGINT. SIGTERM comes from a process manager. A load balancer may route requests to this
 * server for some seconds longer, so they are still handled. Ctrl+C comes from a person who is waiting, so SIGINT stops the
 * server without that delay. While the server is stopping, SIGINT ends it at once. A second SIGTERM is ignored: a service
 * manager may send it to npm as well, which forwards it. An uncaught exception is reported and stops the server; a rejection
 * is only reported.
 *
 * @returns a function that stops the server without delay, unless it is stopping already
 */
function stopOnSignals(
  http: HttpServer,
  application: Pick<Application, 'stopBackgroundJobs'>,
  telemetryEnds: readonly (() => Promise<unknown>)[],
  { shutdownDelayMs, shutdownTimeoutMs }: Settings,
) {
  let isStopping = false
  const stop = async (code: number, delayMs: number) => {
    isStopping = true
    await http.close(shutdownTimeoutMs, delayMs)
    // An email that is being sent gets no more time than a request. If it is interrupted, it is sent again after the next
    // start.
    await Promise.race([application.stopBackgroundJobs(), wait(shutdownTimeoutMs)])
    await Promise.race([Promise.allSettled(telemetryEnds.map((end) => end())), wait(telemetryTimeoutMs)])
    process.exit(code)
  }
  const stopAtOnce = () => {
    if (!isStopping) void stop(0, 0)
  }
  process.on('SIGTERM', () => {
    if (!isStopping) void stop(0, shutdownDelayMs)
  })
  process.on('SIGINT', () => {
    if (isStopping) process.exit(1)
    void stop(0, 0)
  })
  process.on('unhandledRejection', (cause) => {
    reportProblem({
      event: 'process.rejection_unhandled',
      message: 'A promise was rejected and nobody waited for it.',
      cause,
    })
  })
  process.on('uncaughtException', (cause) => {
    reportProblem({ event: 'process.exception_uncaught', message: 'An error reached nobody; the server stops.', cause })
    if (isStopping) process.exit(1)
    void stop(1, 0)
  })
  return stopAtOnce
}

function printAddresses({ port, host, content }: Settings, basePath: string) {
  const displayHost = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host
  const origin = `http://${displayHost.includes(':') ? `[${displayHost}]` : displayHost}:${port}`
  const examples: readonly SiteHandle[] = ['nl', 'ar']
  const otherHandles = siteHandles.filter((handle) => handle !== primarySiteHandle && !examples.includes(handle))
  const lines = [
    `  ${origin}${basePath}`,
    ...examples.map((handle) => `  ${origin}${basePath}${handle}/`),
    `  and likewise ${otherHandles.join(', ')}`,
  ]
  const heading = content === undefined ? 'The site runs with the embedded demonstration content:' : 'The site runs:'
  process.stdout.write(`${heading}\n${lines.join('\n')}\n`)
}

/** Finds a port that is free at the moment; another process may take it before the server listens. */
async function findFreePort(host: string | undefined) {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, host || '0.0.0.0', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
