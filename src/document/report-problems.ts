import { readPageConfig } from './page-config.ts'

/**
 * Loads the reporting of errors once the browser has nothing else to do, if the page says that errors are reported.
 *
 * @param kept what has gone wrong so far
 */
export function reportProblems(kept: readonly Event[]): void {
  const config = readPageConfig()
  const { reporting } = config
  if (!reporting) return
  const load = () =>
    import('#telemetry/report-errors.ts').then((module) => module.reportErrors(config, reporting, kept))
  // Safari does not say when it is idle.
  ;(globalThis.requestIdleCallback ?? setTimeout)(() => void load().catch(() => {}))
}
