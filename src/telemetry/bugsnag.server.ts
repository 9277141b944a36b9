import { setTimeout } from 'node:timers/promises'
import Bugsnag, { type Event } from '@bugsnag/js'
import type { ReportingSettings } from '#config/settings.server.ts'
import { logger } from './logger.server.ts'
import { redactedKeys, redactMessage } from './private-data.ts'
import { releaseStageAt } from './release-stage.ts'
import { onProblem, reportProblem, type ReportedProblem } from './report.server.ts'

/** The maximum number of reports in flight; others are dropped, so that a flood of problems causes no flood of requests. */
const maxPendingReports = 20

/**
 * Sends the problems that are reported from now on to Bugsnag as events, except those beyond `maxPendingReports`. Warnings
 * of the Bugsnag client are only logged: if they were reported, they could cause further warnings.
 *
 * @param settings the reporting settings, and the public origin, whose host determines the release stage by default
 * @returns a function that waits until the reports in flight have succeeded or failed, at most for `timeoutMs`
 */
export function reportToBugsnag({
  reporting,
  publicOrigin,
}: {
  reporting: ReportingSettings
  publicOrigin: string
}): (timeoutMs: number) => Promise<void> {
  const client = Bugsnag.createClient({
    apiKey: reporting.apiKey,
    endpoints: reporting.endpoints,
    releaseStage: reporting.releaseStage ?? releaseStageAt(new URL(publicOrigin).hostname),
    maxBreadcrumbs: reporting.maxBreadcrumbs,
    redactedKeys,
    // `http/main.ts` reports uncaught errors as problems. If the client also detected them, Bugsnag would get them twice.
    autoDetectErrors: false,
    autoTrackSessions: false,
    // Breadcrumbs of console messages would come from other visitors' requests.
    enabledBreadcrumbTypes: ['error'],
    sendCode: false,
    logger: {
      debug: () => {},
      info: () => {},
      warn: (text: unknown) => logger.warn({ event: 'report.client_warned', text: String(text) }),
      error: (text: unknown) => logger.warn({ event: 'report.client_warned', text: String(text) }),
    },
  })
  const pendingReports = new Set<Promise<void>>()
  onProblem((problem) => {
    if (pendingReports.size >= maxPendingReports) return
    const report = new Promise<void>((resolve) => {
      client.notify(toError(problem), describe(problem), () => resolve())
    }).finally(() => pendingReports.delete(report))
    pendingReports.add(report)
  })
  return async (timeoutMs) => {
    await Promise.race([Promise.all(pendingReports), setTimeout(timeoutMs, undefined, { ref: false })])
  }
}

/** Converts a problem to an error for Bugsnag, with its cause and a stack that begins where it was reported. */
function toError({ event, message, cause }: ReportedProblem): Error {
  const error = new Error(message, { cause: cause instanceof Error ? cause : undefined })
  error.name = event
  Error.captureStackTrace(error, reportProblem)
  return error
}

const describe =
  ({ event, context }: ReportedProblem) =>
  (report: Event): void => {
    report.severity = 'error'
    report.context = context.path === undefined ? undefined : String(context.path)
    for (const error of report.errors) error.errorMessage = redactMessage(error.errorMessage)
    // Problems of one event are often reported from one line, so the stack alone would group them together.
    report.groupingHash = `${event}: ${report.errors[0]?.errorMessage}`
    // If the cause of an error is not an error itself, Bugsnag has added it here without redaction.
    report.clearMetadata('error cause')
    report.addMetadata('problem', { ...context })
  }
