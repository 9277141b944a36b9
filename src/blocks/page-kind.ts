import type { MessageDescriptor } from '@lingui/core'
import type { StaticDataRouteOption } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The props of the view of a kind of page. */
export type PageViewProps<Content> = {
  readonly content: Content
  /** The date with which review dates are compared (ISO 8601). */
  readonly today: string
  /** The number of other languages of the page. */
  readonly otherLanguages: number
  /** The page's path on the site. */
  readonly path: string
  /** The fields of the site's frame that the views of pages need. */
  readonly frame: { readonly siteName: string; readonly selectedSearches: readonly string[] }
}

/** The props of the frame around all pages of one publication (a guideline, a learning module). */
export type PublicationFrameProps<Publication, Content> = {
  readonly publication: Publication
  readonly content: Content
  readonly children: ReactNode
}

export type PageView<Content> = (props: PageViewProps<Content>) => ReactNode
export type PublicationFrame<Publication, Content> = (props: PublicationFrameProps<Publication, Content>) => ReactNode

/** The names of a type of entries in search results, in singular and plural. */
export type TypeName = { readonly one: MessageDescriptor; readonly many: MessageDescriptor }

/**
 * The definition of a kind of page, for the server and the browser. `<kind>.kind.ts` in the feature's folder exports one,
 * and `src/pages/kinds.ts` lists it. Its server-only half is a `KindContent`.
 */
export type PageKind<Content extends { readonly kind: string }, Publication = never> = {
  readonly name: Content['kind']
  /**
   * The handles of the types of entries of this kind, each with the names of such pages in search results. The ids of these
   * messages are the keys under which editors can override them. A type without a name is called a page.
   */
  readonly types: Readonly<Record<string, TypeName | undefined>>
  /** The uri, on the primary site, of the one entry of type `page` that is of this kind. */
  readonly uri?: string
  /** The path of the navigation link that is marked as current on the pages. */
  readonly navigation?: string
  /** The message catalogues that the view needs besides the one that every page loads. */
  readonly catalogues: readonly string[]
  /** Imports the page component. */
  readonly view: () => Promise<PageView<Content>>
  /** Imports the component that wraps all pages of a publication. */
  readonly publicationFrame?: () => Promise<PublicationFrame<Publication, Content>>
  /** The layout of the kind's routes, if it is not the default one. */
  readonly layout?: NonNullable<StaticDataRouteOption['layout']>
}
