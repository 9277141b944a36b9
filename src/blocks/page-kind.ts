import type { MessageDescriptor } from '@lingui/core'
import type { StaticDataRouteOption } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The props of the view of a kind of page. */
export type PageViewProps<Content> = {
  readonly content: Content
  /** ISO 8601 date with which review dates are compared. */
  readonly today: string
  /** In how many other languages the page exists. */
  readonly otherLanguages: number
  /** The page's path on the site. */
  readonly path: string
  /** The fields of the site's frame that pages show. */
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

/**
 * The definition of a kind of page, for the server and the browser. `<kind>.kind.ts` in the feature's folder exports one, and
 * `src/pages/kinds.ts` lists it; its half for the server is a `KindContent`.
 */
export type PageKind<Content extends { readonly kind: string }, Publication = never> = {
  readonly name: Content['kind']
  /**
   * The types of entries that are shown so, by their handle in the content system, and the name of such a page among search
   * results. Its id is the key of the editors' static message. One without a name is called a page.
   */
  readonly types: Readonly<Record<string, MessageDescriptor | undefined>>
  /** The uri, on the primary site, of the one entry of type `page` that is shown so. */
  readonly uri?: string
  /** The path of the navigation link below which the pages stand. */
  readonly navigation?: string
  /** The catalogues of messages that the view needs besides the one of every page. */
  readonly catalogues: readonly string[]
  /** Imports the component of the page. */
  readonly view: () => Promise<PageView<Content>>
  /** Imports the component around all pages of a publication. */
  readonly publicationFrame?: () => Promise<PublicationFrame<Publication, Content>>
  /** The layout of its route, when that is not the usual frame. */
  readonly layout?: NonNullable<StaticDataRouteOption['layout']>
}
