import type { I18n } from '@lingui/core'
import type { Thing } from 'schema-dts'
import type { MetaPictureFragment } from '#content-contract/operations.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import type { TypedDocumentString } from '#content/typed-document.ts'
import type { Site, SiteHandle } from '#sites/sites.ts'
import type { PageContext, PageEntry } from './parse-article.server.ts'
import type { Maybe } from './plain-text.server.ts'
import type { DescribedPage } from './structured-data-parts.server.ts'
import type { TopicGroup } from './topic-groups.ts'

/** The fields of any page for its head. An entry whose type the query does not select has none of them. */
export type MetaFields = Partial<
  Pick<
    PageEntry,
    | 'title'
    | 'introText'
    | 'intro'
    | 'searchDescription'
    | 'seoTitle'
    | 'seoDescription'
    | 'canonical'
    | 'seoImage'
    | 'seo'
    | 'localized'
  >
> & { readonly featuredimage?: Maybe<readonly Maybe<MetaPictureFragment>[]> }

/** The entry that is fetched, and the site on which it is shown. */
export type EntryParams = {
  readonly id: string
  /** The site whose text is shown: the primary one when the entry is not translated. */
  readonly shownFrom: SiteHandle
  readonly site: Site
  /** The part of a publication to show (`panel`); undefined for the page of the entry itself. */
  readonly part: string | undefined
}

export type ParsedPage<Content, Publication> = {
  readonly content: Content
  /** The publication to which the page belongs. */
  readonly publication?: Publication
  /** The title of a part, which precedes that of its entry in the `<title>`. */
  readonly title?: string | undefined
  /** The path of the part that has the same content and is the canonical page (`summary-of-changes/2026`). */
  readonly canonicalPart?: string | undefined
}

export type FetchedPage<Content, Publication> = {
  /** The object that identifies the result of the query. `load-page.server.ts` caches the parsed page by it. */
  readonly result: object
  readonly meta: MetaFields
  /** Parses the result; undefined when the entry lacks the part. Throws a `ContentError` when it lacks a required field. */
  readonly parse: (
    context: PageContext,
    i18n: I18n,
  ) => ParsedPage<Content, Publication> | undefined | Promise<ParsedPage<Content, Publication> | undefined>
}

/**
 * The server-only half of a kind of page. `<kind>.content.server.ts` in the feature's folder exports one, and
 * `src/pages/kinds.server.ts` lists it.
 */
export type KindContent<Content, Publication = never> = {
  /** Fetches an entry; returns undefined when it no longer exists. */
  readonly fetch: (params: EntryParams) => Promise<FetchedPage<Content, Publication> | undefined>
  /** Whether entries have subpages of their own. */
  readonly hasParts?: boolean
  /** The handles of the sections with its entries, which the sitemap lists. */
  readonly sections: readonly string[]
  /** The group of the kind's pages on the page of a topic or tag; `pages` when left out. */
  readonly topicGroup?: TopicGroup
  /** Returns the structured data of the page (schema.org). */
  readonly structuredData: (content: Content, page: DescribedPage) => readonly Thing[]
}

type EntryVariables = { id: string[]; site: string[] }
type CollectionVariables = EntryVariables & {
  sites: string[]
  preferSites: string[]
  newestFirst: string
  ownSite: string
}

/** Returns the variables that select the entry in the query of any page. */
export const entryVariables = ({ id, shownFrom }: EntryParams): EntryVariables => ({ id: [id], site: [shownFrom] })

/** The members of a definition that do not depend on its query. */
type Facts<Content, Publication = never> = Omit<KindContent<Content, Publication>, 'fetch'>

/** Creates the `KindContent` of a kind whose pages need only their entry. */
export const entryContent = <Content, Entry extends MetaFields & object>({
  query,
  parse,
  ...facts
}: {
  readonly query: TypedDocumentString<{ readonly entry: Entry | null }, EntryVariables>
  readonly parse: (entry: Entry, context: PageContext) => Content
} & Facts<Content>): KindContent<Content> =>
  publicationContent({ ...facts, query, parse: (entry, _, context) => ({ content: parse(entry, context) }) })

/** Creates the `KindContent` of a kind whose pages also list other entries. */
export const collectionContent = <Content, Result extends { readonly entry: (MetaFields & object) | null }>({
  query,
  parse,
  ...facts
}: {
  readonly query: TypedDocumentString<Result, CollectionVariables>
  readonly parse: (result: Result, context: PageContext) => Content
} & Facts<Content>): KindContent<Content> => ({
  ...facts,
  fetch: async (params) => {
    const ownSite = params.site.handle
    const { variables, ownFirst } = await fetchContentSites(ownSite)
    const { site: sites, preferSites } = variables
    const newestFirst = `${ownFirst}, postDate DESC, title ASC`
    const result = await fetchContent(query, { ...entryVariables(params), sites, preferSites, newestFirst, ownSite })
    return result.entry
      ? { result, meta: result.entry, parse: (context) => ({ content: parse(result, context) }) }
      : undefined
  },
})

/** Creates the `KindContent` of a kind whose pages belong to a publication. */
export const publicationContent = <Content, Publication, Entry extends MetaFields & object>({
  query,
  parse,
  ...facts
}: {
  readonly query: TypedDocumentString<{ readonly entry: Entry | null }, EntryVariables>
  readonly parse: (
    entry: Entry,
    part: string | undefined,
    context: PageContext,
    i18n: I18n,
  ) => ReturnType<FetchedPage<Content, Publication>['parse']>
} & Facts<Content, Publication>): KindContent<Content, Publication> => ({
  ...facts,
  fetch: async (params) => {
    const { entry } = await fetchContent(query, entryVariables(params))
    return entry
      ? { result: entry, meta: entry, parse: (context, i18n) => parse(entry, params.part, context, i18n) }
      : undefined
  },
})
