import type { CachedPage } from './cached-page.ts'

/** Which site a request is for, and its path there. The application responds to a redirect; the front refuses the others. */
export type SiteOfRequest =
  | {
      readonly kind: 'site'
      readonly site: { readonly handle: string }
      readonly prefix: string
      readonly path: string
    }
  | { readonly kind: 'redirect' | 'unknown-host' | 'malformed' }

/** `resolve` of `createSiteAddresses` (`#sites/resolve-site.ts`). */
export type ResolveSite = (host: string, pathAndQuery: string) => SiteOfRequest

/** A visitor's request for something that may be a page. */
export type PageRequest = {
  readonly host: string
  /** Path and query as they stand in the request line. */
  readonly url: string
  /** The same without the base path, beginning with a slash. */
  readonly local: string
  /** `local` resolves to this site, redirect or error on this host. */
  readonly site: SiteOfRequest
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
