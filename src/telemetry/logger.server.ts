import { isLogLevel } from '#config/settings.server.ts'
import pino, { type Logger } from 'pino'

/**
 * The one log: JSON lines on standard output. It holds paths, routes and kinds, and never a query, an address of a
 * visitor or words that somebody typed (settled 11).
 *
 * The server's front and the built application are two module graphs in one process, so this module runs twice. Both loggers
 * write whole lines to the one stream `process.stdout`, which keeps lines from being cut into each other.
 */
export const logger: Logger = pino(
  {
    level: isLogLevel(process.env.LOG_LEVEL) ? process.env.LOG_LEVEL : 'info',
    // The process and the machine are known to whoever collects the lines.
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  },
  process.stdout,
)
