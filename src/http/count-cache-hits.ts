import type { EventLogger } from '#telemetry/logger.server.ts'

/**
 * Counts the pages that the fast path serves from the cache (`serveFromCache`), and logs their number once a second, because
 * a log line for each page would cost more than serving the page. A second without such a page is not logged.
 */
export function countCacheHits(logger: Pick<EventLogger, 'info'>) {
  let pages = 0
  const timer = setInterval(() => {
    if (pages > 0) logger.info({ event: 'page_cache.served', pages })
    pages = 0
  }, 1000).unref()
  return { count: () => void pages++, stop: () => clearInterval(timer) }
}
