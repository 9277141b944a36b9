import { isLogLevel } from '#config/settings.server.ts'
import pino, { type Logger } from 'pino'

/**
 * The one log: JSON lines on standard output. It holds paths, routes and kinds, and never a query, an address of a
 * visitor or words that somebody typed (settled 11).
 *
 * The server's front and the built application are two module graphs in one process. The logger is kept on the
 * process, so that both write through one buffer and lines cannot be cut into each other.
 */
const place = Symbol.for('plain-urology.logger')
const kept = globalThis as { [place]?: Logger }

export const logger: Logger = (kept[place] ??= createLogger())

function createLogger() {
  const level = process.env.LOG_LEVEL
  return pino(
    {
      level: isLogLevel(level) ? level : 'info',
      // The process and the machine are known to whoever collects the lines.
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    // Written in the background, at 4 kB or once a second; pino flushes what is left when the process ends.
    pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 }),
  )
}
