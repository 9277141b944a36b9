import { randomBytes } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { LRUCache } from 'lru-cache'
import type { LogEvent } from './log-events.ts'
import { logger } from './logger.server.ts'
import { isRedacted, redactMessage, redactUrls } from './private-data.ts'

/** A problem that should be looked into. */
export type Problem = {
  readonly event: LogEvent
  /** A sentence for readers of the log, without anything that a visitor typed. Text from a `{` on is removed. */
  readonly message: string
  readonly context?: Readonly<Record<string, string | number | boolean | undefined>>
  /** The error that caused the problem; only the name, code, message and stack of it and of its causes are logged. */
  readonly cause?: unknown
}

export type ReportedProblem = Problem & {
  readonly context: Readonly<Record<string, string | number | boolean | undefined>>
}

type Listener = (problem: ReportedProblem) => void

/** The channel by which the front gets the application's problems: each has its own copy of this module in the process. */
const problems = channel('plain-urology:problem')

/**
 * Logs a problem at error level and notifies the listeners. Values whose key suggests a password, a token, an email address
 * or a visitor's text are replaced with `[redacted]`. URLs in all other values except that of `uri`, and in the message,
 * lose their query, their hash and their user. Never throws.
 */
export function reportProblem(problem: Problem): void {
  const context = Object.fromEntries(
    Object.entries(problem.context ?? {}).map(([key, value]) => [key, contextValue(key, value)]),
  )
  const message = redactMessage(problem.message)
  logger.error({ event: problem.event, ...context, cause: describeCause(problem.cause) }, message)
  problems.publish({ ...problem, message, context } satisfies ReportedProblem)
}

/**
 * The references of the failures of the last half minute, by their event, message and context. A browser that retries a
 * failed request causes the same failure again, which keeps its reference and is not reported again.
 */
const recentReferences = new LRUCache<string, string>({
  max: 1000,
  ttl: 30_000,
  ttlResolution: 0,
  // The clock is looked up at each call, so that a test can fake it.
  perf: { now: () => performance.now() },
})

const references = new WeakMap<object, string>()

/**
 * Reports an error once, even if several callers report it on its way to the visitor, or if it is repeated within half a
 * minute.
 *
 * @param problem the event and the context of the report, to which the reference is added
 * @returns the reference of the error in the log and in Bugsnag: 12 hexadecimal digits
 */
export function reportError(error: unknown, { event, context }: Pick<Problem, 'event' | 'context'>): string {
  const existingReference = error instanceof Error ? references.get(error) : undefined
  if (existingReference !== undefined) return existingReference
  const message = error instanceof Error ? error.message : String(error)
  const failure = JSON.stringify([event, message, context])
  let reference = recentReferences.get(failure)
  if (reference === undefined) {
    reference = randomBytes(6).toString('hex')
    recentReferences.set(failure, reference)
    reportProblem({ event, message, context: { ...context, reference }, cause: error })
  }
  if (error instanceof Error) references.set(error, reference)
  return reference
}

function contextValue(key: string, value: string | number | boolean | undefined) {
  if (value !== undefined && isRedacted(key)) return '[redacted]'
  // The uri of a redirect is not redacted: it may be a pattern with question marks, at which `redactUrls` would cut it off,
  // and editors find the redirect by it.
  return typeof value === 'string' && key !== 'uri' ? redactUrls(value) : value
}

/** Calls the listener for every problem reported from now on. Returns the function that removes it. */
export function onProblem(listener: Listener): () => void {
  const listen = (problem: unknown) => {
    try {
      listener(problem as ReportedProblem)
    } catch (error) {
      logger.error({ event: 'report.listener_failed', cause: describeCause(error) })
    }
  }
  problems.subscribe(listen)
  return () => void problems.unsubscribe(listen)
}

type Cause = { name: string; message: string; code?: string | number; stack?: string; cause?: Cause }

/**
 * Picks the fields of an error, and of its causes, that may be logged. Errors of HTTP clients have the whole request, with
 * headers and variables, as properties, none of which is logged.
 */
function describeCause(error: unknown, depth = 0): Cause | undefined {
  if (error === undefined || error === null) return undefined
  if (!(error instanceof Error)) return { name: typeof error, message: redactMessage(String(error)) }
  const code =
    'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? error.code : undefined
  return {
    name: error.name,
    message: redactMessage(error.message),
    code,
    // Only the frames are logged: the stack begins with the message, which is not redacted there.
    stack: error.stack
      ?.match(/^\s+at .+$/gm)
      ?.slice(0, 20)
      .map((frame) => frame.trim())
      .join('\n'),
    cause: depth < 3 ? describeCause(error.cause, depth + 1) : undefined,
  }
}
