import type { I18n } from '@lingui/core'
import type { Thing } from 'schema-dts'
import type { MetaPictureFragment } from '#content-contract/operations.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import type { TypedDocumentString } from '#content/typed-document.ts'
import type { Site, SiteHandle } from '#sites/sites.ts'
import type { PageContext, PageEntry } from './parse-article.server.ts'
import type { Maybe } from './plain-text.server.ts'
import type { DescribedPage } from './structured-data.server.ts'
import type { TopicGroup } from './topic-groups.ts'

/** The fields of any page that its head is made from; an entry of another type than was asked for has none of them. */
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
  /** The part of a publication whose page is shown (`panel`); kinds without `hasParts` are never asked for one. */
  readonly part: string | undefined
}

export type ParsedPage<Content, Publication> = {
  readonly content: Content
  /** The publication around the page. */
  readonly publication?: Publication
  /** The name of a part, which stands before its entry's in the head. */
  readonly title?: string | undefined
  /** The part that shows the same and is the one to list (`summary-of-changes/2026`). */
  readonly canonicalPart?: string | undefined
}

export type FetchedPage<Content, Publication> = {
  /** Identifies the result of the query: a page is parsed once for as long as this object is cached. */
  readonly result: object
  readonly meta: MetaFields
  /** Parses the result; undefined when the entry lacks the part. Throws a `ContentError` when a required field is missing. */
  readonly parse: (
    context: PageContext,
    i18n: I18n,
  ) => ParsedPage<Content, Publication> | undefined | Promise<ParsedPage<Content, Publication> | undefined>
}

/**
 * The half of a kind's definition that only the server knows. `<kind>.content.server.ts` in the feature's folder exports one,
 * and `src/pages/kinds.server.ts` lists it.
 */
export type KindContent<Content, Publication = never> = {
  /** Fetches an entry; undefined when it has vanished. */
  readonly fetch: (params: EntryParams) => Promise<FetchedPage<Content, Publication> | undefined>
  /** Whether entries have pages of their own below them. */
  readonly hasParts?: boolean
  /** The handles of the sections that hold its entries; the sitemap lists these. */
  readonly sections: readonly string[]
  /** The group in which the page of a topic or tag lists the pages; `pages` when left out. */
  readonly topicGroup?: TopicGroup
  /** Describes the page to search engines (schema.org). */
  readonly structuredData: (content: Content, page: DescribedPage) => readonly Thing[]
}

type EntryVariables = { id: string[]; site: string[] }
type CollectionVariables = EntryVariables & { sites: string[]; preferSites: string[]; newestFirst: string }

/** The variables by which every query of a page selects its entry. */
export const entryVariables = ({ id, shownFrom }: EntryParams): EntryVariables => ({ id: [id], site: [shownFrom] })

/** The members of a definition that are taken over as they are. */
type Facts<Content, Publication = never> = Omit<KindContent<Content, Publication>, 'fetch'>

/** The content of a kind that is its entry and nothing more. */
export const entryContent = <Content, Entry extends MetaFields & object>({
  query,
  parse,
  ...facts
}: {
  readonly query: TypedDocumentString<{ readonly entry: Entry | null }, EntryVariables>
  readonly parse: (entry: Entry, context: PageContext) => Content
} & Facts<Content>): KindContent<Content> =>
  publicationContent({ ...facts, query, parse: (entry, _, context) => ({ content: parse(entry, context) }) })

/** The content of a kind on whose pages other entries are listed as well. */
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
    const { variables, ownFirst } = await fetchContentSites(params.site.handle)
    const { site: sites, preferSites } = variables
    const newestFirst = `${ownFirst}, postDate DESC, title ASC`
    const result = await fetchContent(query, { ...entryVariables(params), sites, preferSites, newestFirst })
    return result.entry
      ? { result, meta: result.entry, parse: (context) => ({ content: parse(result, context) }) }
      : undefined
  },
})

/** The content of a kind whose pages belong to a publication. */
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
