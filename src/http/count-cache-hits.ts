import type { EventLogger } from '#telemetry/logger.server.ts'

/**
 * Counts the pages served from the cache and logs their number once a second, because a log line for each page would cost
 * more than serving the page. Seconds in which the cache has served no page are not logged.
 */
export function countCacheHits(logger: Pick<EventLogger, 'info'>) {
  let pages = 0
  const timer = setInterval(() => {
    if (pages > 0) logger.info({ event: 'page_cache.served', pages })
    pages = 0
  }, 1000).unref()
  return { count: () => void pages++, stop: () => clearInterval(timer) }
}
