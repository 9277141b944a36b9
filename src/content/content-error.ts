import type { Language } from '#i18n/languages.ts'
import type { SiteHandle } from '#sites/sites.ts'

/** With these statuses a server or its gateway says that it cannot answer for the moment. */
const unavailableStatuses: ReadonlySet<number | undefined> = new Set([408, 429, 502, 503, 504])

/**
 * A query that the content server did not answer as it should (specification section 8, *Query failure*).
 *
 * The message is `[Network] …` alone, or one `[GraphQL] …` a line. `status` is the content server's HTTP status, when there
 * was an answer. `isUnreachable` says that it could not be reached, or that it or its gateway was not able to answer for the
 * moment; else it was reached and refused the query. The message may name hosts: it goes to our logs, never to a visitor.
 */
export class CombinedError extends Error {
  override name = 'CombinedError'
  readonly status: number | undefined
  readonly operation: string
  readonly isUnreachable: boolean

  constructor(
    failure: { network: string } | { graphql: readonly string[] },
    details: { operation: string; status?: number; isUnreachable?: boolean; cause?: unknown },
  ) {
    super(
      'network' in failure
        ? `[Network] ${failure.network}`
        : failure.graphql.map((message) => `[GraphQL] ${message}`).join('\n'),
      { cause: details.cause },
    )
    this.status = details.status
    this.operation = details.operation
    this.isUnreachable = details.isUnreachable ?? unavailableStatuses.has(details.status)
  }
}

/** Content that is there but cannot be shown: a page without its required parts. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly site: SiteHandle
  readonly language: Language
  readonly path: string

  constructor(message: string, where: { site: SiteHandle; language: Language; path: string }) {
    super(`${message} (site ${where.site}, language ${where.language}, path ${where.path})`)
    this.site = where.site
    this.language = where.language
    this.path = where.path
  }
}
