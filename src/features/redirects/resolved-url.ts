import type { SiteHandle } from '#sites/sites.ts'
import type { RedirectStatus } from './redirects.ts'

/** The entry at a URL, and the site whose text is shown. */
export type EntryReference = {
  readonly id: string
  readonly uri: string
  /** The subpage of the entry (`panel`); undefined for the page of the entry itself. */
  readonly part?: string
  readonly sectionHandle: string
  readonly typeHandle: string
  /** The handle of the requested site, or that of the primary site when the entry is not translated. */
  readonly shownFrom: SiteHandle
}

/** Returns the uri of a page: the uri of its entry, followed by the part if the page has one. */
export const uriWithPart = (uri: string, part: string | undefined): string =>
  part === undefined ? uri : `${uri}/${part}`

/** The end of a chain of redirects, in its canonical form. */
export type ResolvedTarget =
  /** A path of the site, with its query and hash, without the site's prefix; `isFile` when it leads to a file. */
  | { readonly kind: 'internal'; readonly path: string; readonly isFile?: true }
  | { readonly kind: 'external'; readonly href: string }

/** The result of `resolveUrl` (settled 2 and 3): a stored redirect takes precedence over the page lookup. */
export type ResolvedUrl =
  | { readonly kind: 'redirect'; readonly status: RedirectStatus; readonly target: ResolvedTarget }
  | { readonly kind: 'gone' }
  | (ByQuery & { readonly kind: 'entry'; readonly entry: EntryReference })
  /** The URL has no entry. A static route may still match it. */
  | (ByQuery & { readonly kind: 'none' })

/** The query parameters with which the URL may redirect; `*` stands for any query. */
type ByQuery = { readonly redirectParameters?: readonly string[] }
