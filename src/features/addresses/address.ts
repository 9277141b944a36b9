import type { SiteHandle } from '#sites/sites.ts'
import type { RedirectStatus } from './redirects.ts'

/** The entry that stands under an address, and from which site its text comes. */
export type EntryReference = {
  readonly id: string
  readonly uri: string
  /** Which of the entry's own pages is meant (`panel`); undefined for the page that the entry itself is. */
  readonly part?: string
  readonly sectionHandle: string
  readonly typeHandle: string
  /** The primary site's handle when the entry is not translated. */
  readonly shownFrom: SiteHandle
}

/** The uri of a page: that of its entry, followed by the part that is meant. */
export const uriWithPart = (uri: string, part: string | undefined): string =>
  part === undefined ? uri : `${uri}/${part}`

/** The end of a chain of redirects, in the one form in which it is served. */
export type AddressTarget =
  /** A path of the site, with its query and hash, without the site's prefix; `isFile` when no page stands there. */
  | { readonly kind: 'internal'; readonly path: string; readonly isFile?: true }
  | { readonly kind: 'external'; readonly href: string }

/** The global middleware's result for an address (settled 2 and 3): stored redirects come first, then the page lookup. */
export type AddressResult =
  | { readonly kind: 'redirect'; readonly status: RedirectStatus; readonly target: AddressTarget }
  | { readonly kind: 'gone' }
  | (ByQuery & { readonly kind: 'entry'; readonly entry: EntryReference })
  /** No entry stands here; a route of its own may. */
  | (ByQuery & { readonly kind: 'none' })

/** With these query parameters, or with any for `*`, the address could be a redirect. */
type ByQuery = { readonly redirectParameters?: readonly string[] }
