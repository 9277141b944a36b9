import Bugsnag, { type Breadcrumb, type Event as Report } from '@bugsnag/js'
import { readPageError } from '#lib/page-error.ts'
import { browserFailure, type BrowserFailure } from './browser-failure.ts'
import { isPersonalPath, redactedKeys, redactJson, redactMessage, redactUrls } from './private-data.ts'
import { releaseStageAt } from './release-stage.ts'

/** The page passes these settings of error reporting to the browser. */
export type BrowserReporting = {
  /** Undefined: the host decides. */
  readonly releaseStage?: string | undefined
  readonly maxBreadcrumbs: number
  readonly maxEvents: number
}

/** The reporter takes these values from the configuration of the page. */
type ReportingPage = {
  /** Path under which the application is served, without a slash at its end. */
  readonly basePath: string
  readonly site: string
  readonly buildId: string
}

/** The longest text of what was clicked that is told (specification section 9). */
const maxClickTextLength = 140

/**
 * Reports the errors of this browser from now on, and those that were buffered before. Loaded only when errors are reported,
 * and after the client has started.
 *
 * Everything goes to our own server, which passes it on: the key there is in the place of the one here, and Bugsnag never
 * hears of the visitor's address (settled 11). Addresses are cut before their query and hash, messages before request data.
 */
export function reportErrors(
  { basePath, site, buildId }: ReportingPage,
  reporting: BrowserReporting,
  bufferedEvents: readonly Event[],
): void {
  /** An error may pass several places on its way. */
  const reported = new WeakSet<Error>()
  // Neither clicks nor the console are told from there.
  const isPersonalPage = () => isPersonalPath(location.pathname.slice(basePath.length))
  const api = `${location.origin}${basePath}/api/reports/`
  const client = Bugsnag.start({
    // The server puts the key in. Bugsnag wants one of the right form.
    apiKey: '0'.repeat(32),
    endpoints: { notify: `${api}notify`, sessions: `${api}sessions` },
    releaseStage: reporting.releaseStage ?? releaseStageAt(location.hostname),
    appVersion: buildId,
    metadata: { site: { handle: site } },
    maxBreadcrumbs: reporting.maxBreadcrumbs,
    maxEvents: reporting.maxEvents,
    redactedKeys,
    collectUserIp: false,
    generateAnonymousId: false,
    // It would send parts of the page.
    trackInlineScripts: false,
    // All but clicks: Bugsnag would tell the text of whole forms. They are told below.
    enabledBreadcrumbTypes: ['error', 'log', 'navigation', 'request', 'state'],
    // A report that fails is nothing to the visitor.
    logger: null,
    onBreadcrumb: (breadcrumb) => {
      if (breadcrumb.type === 'log' && isPersonalPage()) return false
      breadcrumb.metadata = redactMetadata(breadcrumb.metadata)
      return undefined
    },
    onError: (report) => {
      const error: unknown = report.originalError
      const failure = browserFailure(error)
      if (error instanceof Error) {
        // The server has reported it, under the reference that the visitor is shown.
        if (!failure || reported.has(error)) return false
        reported.add(error)
      }
      if (failure) describeFailure(report, failure)
      redactReport(report)
      return undefined
    },
  })
  // Bugsnag would begin to count anew with every page that the reader goes to.
  Object.assign(client, { resetEventCount: undefined })

  addEventListener(
    'click',
    ({ target }) => {
      const clicked = target instanceof Element ? target.closest('a, button, summary') : null
      if (!clicked || isPersonalPage() || clicked.closest('form, search, [role="search"]')) return
      const targetText = clicked.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, maxClickTextLength)
      client.leaveBreadcrumb('UI click', { targetText, targetSelector: clicked.localName }, 'user')
    },
    true,
  )
  addEventListener('preload-error', (event) => {
    // Handled: that makes it a warning.
    client.notify((event as CustomEvent<Error>).detail)
  })
  // A copy: as they happen once more, they may be buffered once more.
  for (const event of bufferedEvents.slice()) dispatchEvent(event)
}

/** Removes personal data from the metadata of a breadcrumb. Objects are dropped: the history state can hold anything. */
function redactMetadata(metadata: Breadcrumb['metadata']): Breadcrumb['metadata'] {
  return Object.fromEntries(
    Object.entries(metadata)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([key, value]: [string, string | number]) => {
        if (typeof value === 'number') return [key, value]
        return [key, /^(?:from|to|url)$/.test(key) ? value.replace(/[?#].*$/s, '') : redactMessage(value)]
      }),
  )
}

/** Adds the reference that the visitor is shown and, as the server does it, the query that failed. */
function describeFailure(report: Report, { reference, queryKey }: BrowserFailure) {
  report.addMetadata('problem', { reference })
  if (!queryKey) return
  const [operation, ...variables] = queryKey.map((part) =>
    redactUrls(redactJson(String(part).replace(/^(\/[^?#]*)[?#].*$/s, '$1'))),
  )
  const status = readPageError(report.originalError)?.status
  report.addMetadata('problem', { operation, type: 'query', status, variables: JSON.stringify(variables) })
  for (const error of report.errors) {
    error.errorClass = 'CombinedError'
    error.errorMessage = `[Network] ${error.errorMessage}`
  }
}

function redactReport(report: Report) {
  report.request = { url: location.origin + location.pathname }
  for (const error of report.errors) error.errorMessage = redactMessage(error.errorMessage)
}
