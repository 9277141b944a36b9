import type { Language } from '#i18n/languages.ts'
import type { SiteHandle } from '#sites/sites.ts'

/** The statuses with which a server or its gateway reports a temporary failure. */
const unavailableStatuses: ReadonlySet<number | undefined> = new Set([408, 429, 502, 503, 504])

/**
 * A failed query to the content server (specification section 8, *Query failure*).
 *
 * The message is a single `[Network] …` line, or one `[GraphQL] …` line per error. `status` is the content server's HTTP
 * status; undefined when there was no response, or when its body could not be read. `isUnreachable` is true when the server
 * could not be reached or did not respond in time, or when it or its gateway reported a temporary failure; otherwise the
 * server was reached, and refused the query, failed, or sent an invalid response. The message may name hosts: it is logged
 * and never shown to a visitor.
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

/** The error for a page that cannot be shown, because its entry lacks required fields or parts or no longer exists. */
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
