/** `content`: the content server failed. `internal`: anything else. */
export type PageErrorKind = 'content' | 'internal'

/** What a visitor may know of a failure. */
export type PageErrorFields = {
  readonly kind: PageErrorKind
  /** The status of the answer to the visitor. */
  readonly status: number
  /** The content server's status, when it gave one. */
  readonly contentStatus?: number | undefined
  /** Under which the cause stands in our logs. */
  readonly reference: string
}

/**
 * A failure as a visitor may see it. It is all that leaves the server; the cause itself never does.
 *
 * Only an error's message survives the way from the rendered page into the browser, so the fields are written into it;
 * `readPageError` reads them back.
 */
export class PageError extends Error {
  override name = 'PageError'
  readonly fields: PageErrorFields

  constructor(fields: PageErrorFields) {
    super(`page-error ${fields.kind} ${fields.status} ${fields.contentStatus ?? '-'} ${fields.reference}`)
    this.fields = fields
    // A stack names our files.
    this.stack = ''
  }
}

/** What a visitor may know of an error; undefined when it was not made for visitors. */
export function readPageError(error: unknown): PageErrorFields | undefined {
  if (!(error instanceof Error)) return undefined
  const [, kind, status, contentStatus, reference] =
    /^page-error (content|internal) (\d{3}) (\d{3}|-) (\w*)$/.exec(error.message) ?? []
  if ((kind !== 'content' && kind !== 'internal') || reference === undefined) return undefined
  return {
    kind,
    status: Number(status),
    contentStatus: contentStatus === '-' ? undefined : Number(contentStatus),
    reference,
  }
}
