import { randomBytes } from 'node:crypto'
import { UnavailableError } from '#auth/unavailable-error.ts'
import { CombinedError } from '#content/content-error.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import { PageError } from '#lib/page-error.ts'

/** The content system and the database have been tried again already, so an outage lasts for a while. */
const retryAfterSeconds = 30

/** An error has one public face, however often it is asked for: it is reported once. */
const faces = new WeakMap<object, PageError>()

/** The public face of an error. The error itself is reported under the reference that the visitor is shown. */
export function toPageError(error: unknown): PageError {
  if (error instanceof PageError) return error
  if (typeof error !== 'object' || error === null) return report(error)
  const face = faces.get(error) ?? report(error)
  faces.set(error, face)
  return face
}

function report(error: unknown): PageError {
  const reference = randomBytes(6).toString('hex')
  reportProblem({
    event: 'page.failed',
    message: error instanceof Error ? error.message : String(error),
    context: { reference },
    cause: error,
  })
  const unavailable = { status: 503, retryAfter: retryAfterSeconds, reference }
  if (error instanceof UnavailableError) return new PageError({ kind: 'internal', ...unavailable })
  if (!(error instanceof CombinedError)) return new PageError({ kind: 'internal', status: 500, reference })
  // A failure of the content server counts as temporary whatever its cause, so that the page is asked for again.
  return new PageError({ kind: 'content', ...unavailable, contentStatus: error.status })
}
