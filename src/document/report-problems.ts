import { readPageConfig } from './page-config.ts'

/**
 * Loads error reporting when the browser is idle, provided that the page configuration enables it.
 *
 * @param bufferedEvents the errors that have occurred so far
 */
export function reportProblems(bufferedEvents: readonly Event[]): void {
  const config = readPageConfig()
  const { reporting } = config
  if (!reporting) return
  const load = () =>
    import('#telemetry/report-errors.ts').then((module) => module.reportErrors(config, reporting, bufferedEvents))
  // Safari does not support `requestIdleCallback`.
  ;(globalThis.requestIdleCallback ?? setTimeout)(() => void load().catch(() => {}))
}
