/**
 * The kinds of failures. `content`: the content server failed. `accounts`: the database of accounts is unavailable. `input`:
 * the request is malformed. `internal`: anything else.
 */
export type PageErrorKind = 'content' | 'accounts' | 'input' | 'internal'

/** The public fields of an error, which a visitor may see. */
export type PageErrorFields = {
  readonly kind: PageErrorKind
  /** The status of the response to the visitor. */
  readonly status: number
  /** The status of the content server's response, if there was one. */
  readonly contentStatus?: number | undefined
  /** The number of seconds after which the request may be retried, if the server has named one. */
  readonly retryAfter?: number | undefined
  /** The reference under which the cause is logged. An error that is not logged, such as a malformed request, has none. */
  readonly reference?: string | undefined
  /** The fields of a malformed request, each with a sentence about why it is refused. */
  readonly problems?: readonly string[] | undefined
}

/** An error reduced to its public fields, which are all that leaves the server; the cause never does. */
export class PageError extends Error {
  override name = 'PageError'
  readonly fields: PageErrorFields

  constructor(fields: PageErrorFields) {
    super(`The page failed with status ${fields.status}.`)
    this.fields = fields
    // A stack would reveal file names of the server.
    this.stack = ''
  }
}

/** Returns the public fields of an error; undefined if it is not a `PageError`. */
export const readPageError = (error: unknown): PageErrorFields | undefined =>
  error instanceof PageError ? error.fields : undefined
