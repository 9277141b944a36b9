import Bugsnag, { type Breadcrumb, type Event as Report } from '@bugsnag/js'
import { readPageError } from '#lib/page-error.ts'
import { browserFailure, type BrowserFailure } from './browser-failure.ts'
import { isPersonalPath, redactedKeys, redactKeyPart, redactMessage } from './private-data.ts'
import { releaseStageAt } from './release-stage.ts'

/** The settings of error reporting that the page passes to the browser. */
export type BrowserReporting = {
  /** The release stage; if undefined, it is derived from the host. */
  readonly releaseStage?: string | undefined
  readonly maxBreadcrumbs: number
  readonly maxEvents: number
}

/** The part of the page configuration that error reporting uses. */
type ReportingPage = {
  /** The path under which the application is served, without a trailing slash. */
  readonly basePath: string
  readonly site: string
  readonly buildId: string
}

/** The maximum length of the text of a clicked element in reports, in characters (specification section 9). */
const maxClickTextLength = 140

/**
 * Reports the errors of this browser from now on, and those that were buffered before. This module is loaded only if error
 * reporting is enabled, after the client has started or failed to start.
 *
 * All reports are sent to the site's own server, which replaces the dummy key with its own and forwards them, so that
 * Bugsnag never sees the visitor's IP address (settled 11). URLs are reported without query and hash, messages without
 * request data.
 */
export function reportErrors(
  { basePath, site, buildId }: ReportingPage,
  reporting: BrowserReporting,
  bufferedEvents: readonly Event[],
): void {
  /** The errors that have been reported, because one error may reach several handlers. */
  const reported = new WeakSet<Error>()
  // Whether clicks and console messages must not be reported from the current page.
  const isPersonalPage = () => isPersonalPath(location.pathname.slice(basePath.length))
  const api = `${location.origin}${basePath}/api/reports/`
  const client = Bugsnag.start({
    // The server replaces the key. Bugsnag only checks its form.
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
    // If this option were true, reports would contain inline scripts and lines of the page's HTML.
    trackInlineScripts: false,
    // Clicks are excluded, because Bugsnag would report the text of whole forms. The listener below reports them instead.
    enabledBreadcrumbTypes: ['error', 'log', 'navigation', 'request', 'state'],
    // Otherwise the client would write failed reports to the visitor's console.
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
        // Either a request or a view transition was aborted, or the error has already been reported: by the server, under
        // the reference that the visitor sees, or by this browser.
        if (!failure || reported.has(error)) return false
        reported.add(error)
      }
      if (failure) describeFailure(report, failure)
      redactReport(report)
      return undefined
    },
  })
  // Bugsnag would reset the count of events at every `history.pushState`.
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
    // `notify` reports a handled error, with the severity of a warning.
    client.notify((event as CustomEvent<Error>).detail)
  })
  // The iteration is over a copy, because dispatching the events again may buffer them again.
  for (const event of bufferedEvents.slice()) dispatchEvent(event)
}

/**
 * Removes personal data from a breadcrumb's metadata. Only strings and numbers are kept: the history state can contain
 * anything.
 */
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

/** Adds the reference that the visitor is shown and the failed query, in the same form as on the server. */
function describeFailure(report: Report, { reference, queryKey }: BrowserFailure) {
  report.addMetadata('problem', { reference })
  if (!queryKey) return
  const [operation, ...variables] = queryKey.map((part) => redactKeyPart(String(part)))
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
