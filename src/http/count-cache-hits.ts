import type { EventLogger } from '#telemetry/logger.server.ts'

/** One line a second says how many pages were served from the cache: a line for each would cost more than the page. */
export function countCacheHits(logger: Pick<EventLogger, 'info'>) {
  let pages = 0
  const timer = setInterval(() => {
    if (pages > 0) logger.info({ event: 'page_cache.served', pages })
    pages = 0
  }, 1000).unref()
  return { count: () => void pages++, stop: () => clearInterval(timer) }
}
