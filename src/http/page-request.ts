import type { RequestedSite } from '#sites/resolve-site.ts'
import type { CachedPage } from './cached-page.ts'

/** A visitor's request for something that may be a page. */
export type PageRequest = {
  readonly host: string
  /** Path and query as they stand in the request line. */
  readonly url: string
  /** The same without the base path, beginning with a slash. */
  readonly local: string
  /** `local` resolves to this site on this host. */
  readonly site: RequestedSite
  readonly https: boolean
  /** Ends when the visitor is gone. */
  readonly signal: AbortSignal
  readonly requestId: string
  /** The application needs the `User-Agent` header of the visitor, as bots get a failure as plain text and not as a page. */
  readonly userAgent: string | undefined
  /** Makes the request as the application gets it from this visitor. */
  readonly toRequest: (signal: AbortSignal) => Request
}

/** How the page cache serves a request. */
export type PageResult =
  /** A finished page. */
  | { readonly kind: 'page'; readonly page: CachedPage }
  /** The application's response, which is not to be cached. `abort` ends its rendering. */
  | { readonly kind: 'response'; readonly response: Response; readonly abort: () => void }
  /** The page could not be rendered; it has been reported under the reference. */
  | { readonly kind: 'failed'; readonly reference: string }
  /** The cache has nothing for it, so the caller passes the request to the application. */
  | { readonly kind: 'none' }
