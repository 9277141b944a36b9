import type { EventLogger } from '#telemetry/logger.server.ts'

/**
 * Counts the pages served from the cache and logs the number once a second: a line for each would cost more than the page.
 */
export function countCacheHits(logger: Pick<EventLogger, 'info'>) {
  let pages = 0
  const timer = setInterval(() => {
    if (pages > 0) logger.info({ event: 'page_cache.served', pages })
    pages = 0
  }, 1000).unref()
  return { count: () => void pages++, stop: () => clearInterval(timer) }
}
