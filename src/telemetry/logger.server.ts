import { isLogLevel } from '#config/environment-variables.server.ts'
import pino from 'pino'
import type { LogEvent } from './log-events.ts'
import { currentRequestId } from './request-context.server.ts'

/** A function that writes a line to the log: an event with its fields, and optionally a sentence for people. */
type Write = (fields: { readonly event: LogEvent; readonly [field: string]: unknown }, message?: string) => void

/** The subset of a pino logger that the application uses; every line names its event. */
export type EventLogger = Record<'error' | 'warn' | 'info' | 'debug', Write> & { level: string }

/**
 * The logger writes JSON lines to standard output. They contain events, paths and routes, but never a visitor's query, IP
 * address or typed text (settled 11). Only development without a mail server logs whole emails (`outbox.mail_waiting`).
 *
 * The server's front and the built application are two module graphs in one process, so this module is evaluated twice. Both
 * loggers write whole lines to the same stream `process.stdout`, so that lines are never interleaved.
 */
export const logger: EventLogger = pino(
  {
    level: isLogLevel(process.env.LOG_LEVEL) ? process.env.LOG_LEVEL : 'info',
    // The log collector adds the process and the machine itself.
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    // Undefined fields are not written.
    mixin: () => ({ requestId: currentRequestId() }),
    formatters: { level: (label) => ({ level: label }) },
  },
  process.stdout,
)
