import { isLogLevel } from '#config/environment-variables.server.ts'
import pino from 'pino'
import type { LogEvent } from './log-events.ts'

/** Writes a line: the event and what belongs to it, and perhaps a sentence for whoever reads the line. */
type Write = (fields: { readonly event: LogEvent; readonly [field: string]: unknown }, message?: string) => void

/** The part of a pino logger that is used here: every line names its event. */
export type EventLogger = Record<'error' | 'warn' | 'info' | 'debug', Write> & { level: string }

/**
 * The one log: JSON lines on standard output. It holds paths, routes and kinds, and never a query, an address of a
 * visitor or words that somebody typed (settled 11).
 *
 * The server's front and the built application are two module graphs in one process, so this module runs twice. Both loggers
 * write whole lines to the one stream `process.stdout`, which keeps lines from being cut into each other.
 */
export const logger: EventLogger = pino(
  {
    level: isLogLevel(process.env.LOG_LEVEL) ? process.env.LOG_LEVEL : 'info',
    // The process and the machine are known to whoever collects the lines.
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  },
  process.stdout,
)
