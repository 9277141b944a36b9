import { createServer } from 'node:http'
import { AggregatorRegistry, type Registry, type RegistryContentType } from 'prom-client'
import type { Settings } from '#config/settings.server.ts'

/** The media type of Prometheus's text format. */
const contentType = AggregatorRegistry.PROMETHEUS_CONTENT_TYPE

/**
 * Serves metrics at `/metrics` on a port of their own, in Prometheus's text format.
 *
 * @returns the function that closes the port
 * @throws the error of `listen`, for instance when the port is in use
 */
export async function serveMetrics(
  { port, host }: NonNullable<Settings['metrics']>,
  readMetrics: () => Promise<string>,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    void readMetrics().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
}

/** Allows the primary process to read the metrics of this worker process. */
export function shareMetrics(registry: Registry<RegistryContentType>): void {
  AggregatorRegistry.setRegistries(registry)
  // The constructor registers the handler for requests of the primary process.
  new AggregatorRegistry()
}

/** Returns a function for the primary process that aggregates the metrics of all worker processes. */
export function clusterMetrics(): () => Promise<string> {
  const aggregator = new AggregatorRegistry()
  return () => aggregator.clusterMetrics()
}
