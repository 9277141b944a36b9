import type { RequestedSite } from '#sites/resolve-site.ts'
import type { CachedPage } from './cached-page.ts'

/** A visitor's GET or HEAD request for a URL at which there may be a page. */
export type PageRequest = {
  readonly host: string
  /** The request target in origin form: the path with the base path, and the query. */
  readonly url: string
  /** The path and query without the base path, beginning with a slash. */
  readonly local: string
  /** The site to which `local` resolves on this host. */
  readonly site: RequestedSite
  /** The pattern of the page's route, for metrics. */
  readonly route: string
  readonly isHttps: boolean
  /** The signal that is aborted when the visitor has left. */
  readonly signal: AbortSignal
  readonly requestId: string
  /**
   * The visitor's `User-Agent` header. The application needs it, because bots get errors as plain text and not as a page.
   */
  readonly userAgent: string | undefined
  /** Builds the request for the application from the request of this visitor. */
  readonly toRequest: (signal: AbortSignal) => Request
}

/** The result of the page cache for a request. */
export type PageResult =
  /** A page that was cached or has just been rendered. */
  | { readonly kind: 'page'; readonly page: CachedPage }
  /** The application's response, which was not cached. `abort` ends its rendering. */
  | { readonly kind: 'response'; readonly response: Response; readonly abort: () => void }
  /** The failure of a render, which has been reported under the reference, unless the visitor has left. */
  | { readonly kind: 'failed'; readonly reference: string }
  /** The page cache has no result, so the caller passes the request to the application. */
  | { readonly kind: 'none' }
