/**
 * `content`: the content server failed. `accounts`: their database cannot be used. `input`: the request is malformed.
 * `internal`: anything else.
 */
export type PageErrorKind = 'content' | 'accounts' | 'input' | 'internal'

/** A visitor may see these fields of a failure. */
export type PageErrorFields = {
  readonly kind: PageErrorKind
  /** The status of the response to the visitor. */
  readonly status: number
  /** The content server's status, when it gave one. */
  readonly contentStatus?: number | undefined
  /** After how many seconds the request may be sent again, where the server says so. */
  readonly retryAfter?: number | undefined
  /** The name under which the cause stands in our logs; a malformed request has none. */
  readonly reference?: string | undefined
  /** One sentence for each field of a malformed request: the field and why it is refused. */
  readonly problems?: readonly string[] | undefined
}

/** A failure as a visitor may see it. Its fields are all that leaves the server; the cause itself never does. */
export class PageError extends Error {
  override name = 'PageError'
  readonly fields: PageErrorFields

  constructor(fields: PageErrorFields) {
    super(`The page failed with status ${fields.status}.`)
    this.fields = fields
    // A stack names our files.
    this.stack = ''
  }
}

/** Returns the fields of an error that a visitor may see; undefined when it is no `PageError`. */
export const readPageError = (error: unknown): PageErrorFields | undefined =>
  error instanceof PageError ? error.fields : undefined
