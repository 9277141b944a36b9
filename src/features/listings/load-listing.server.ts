import { ListingDocument, type ListingQuery } from '#content-contract/operations.ts'
import { parseDay } from '#blocks/calendar-day.server.ts'
import { linkContextOf } from '#blocks/link-context.server.ts'
import type { LinkContext } from '#blocks/parse-link.server.ts'
import { parseTeaser, parseTeasers } from '#blocks/parse-teaser.server.ts'
import { plainText, nonNull, type ItemOf } from '#blocks/plain-text.server.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'
import { isUntranslated } from '#ui/safe-link.ts'
import type { ListParams } from './list-params.ts'
import type { FilterOption, Listing, ListRow } from './listing.ts'
import { listOf } from './lists.ts'

/** The maximum number of rows on a page. */
export const pageSize = 8

/**
 * The step to which the time in embargo queries is rounded down, in milliseconds, because exact times would defeat the
 * cache.
 */
const clockStepMs = 5 * 60_000

/**
 * Fetches a page of a list in one query: the site's own entries, followed by the primary site's entries that are not
 * translated, each sorted from the newest to the oldest (settled 3).
 */
export async function loadListing({ site: handle, ...params }: ListParams & { site: SiteHandle }): Promise<Listing> {
  const { section, type, hasEmbargo } = listOf(params.list)
  const { topic, tag, year } = params.filter
  const { variables, ownFirst } = await fetchContentSites(handle)
  const relatedTo = [
    ...(topic === undefined ? [] : [{ section: ['topics'], slug: [topic] }]),
    ...(tag === undefined ? [] : [{ section: ['tags'], slug: [tag] }]),
  ]
  const now = new Date(Math.floor(Date.now() / clockStepMs) * clockStepMs).toISOString()
  const result = await fetchContent(ListingDocument, {
    section: [section],
    type: [type],
    ...variables,
    orderBy: `${ownFirst}, postDate DESC, title ASC`,
    topicsOf: [{ section: [section] }],
    ...(relatedTo.length > 0 && { relatedTo }),
    ...(year !== undefined && { postDate: ['and', `>= ${year}-01-01`, `< ${Number(year) + 1}-01-01`] }),
    ...(hasEmbargo && { embargoUntil: [':empty:', `<= ${now}`] }),
    limit: pageSize,
    offset: (params.page - 1) * pageSize,
  })
  return parseListing(result, params, linkContextOf(sites[handle], { path: listOf(params.list).path }))
}

/** Parses the result of the query. A row without a title or a path is left out and reported. */
export function parseListing(result: ListingQuery, params: ListParams, context: LinkContext): Listing {
  const { filters } = listOf(params.list)
  const rows = nonNull(result.entries).flatMap((entry) => parseRow(entry, context) ?? [])
  return {
    ...params,
    rows,
    count: result.count,
    total: result.total,
    pages: Math.max(1, Math.ceil(result.count / pageSize)),
    topics: filters.includes('topic') ? parseChoices(result.topics, context) : [],
    tags: filters.includes('tag') ? parseChoices(result.tags, context) : [],
    years: filters.includes('year') ? yearsOf(result) : [],
  }
}

function parseRow(entry: ItemOf<ListingQuery['entries']>, context: LinkContext): ListRow | undefined {
  const link = parseTeaser(entry, context.site, context.report)
  if (!link) return undefined
  const date = parseDay(entry.postDate, 'postDate', context.report)
  // A row in the site's language must not contain labels in another language.
  const topics = parseTeasers(entry.topics, context).filter((topic) => isUntranslated(link) || !isUntranslated(topic))
  return { link, ...(date !== undefined && { date }), topics }
}

function parseChoices(
  fragments: ListingQuery['topics'] | ListingQuery['tags'],
  { site, report }: LinkContext,
): readonly FilterOption[] {
  return nonNull(fragments).flatMap((fragment) => {
    const link = parseTeaser(fragment, site, report)
    const slug = plainText(fragment.slug)
    if (link?.kind !== 'internal' || slug === undefined) return []
    return [{ slug, label: link.label, ...(link.language && { language: link.language }) }]
  })
}

/** Returns the years from the oldest entry's to the newest one's, the newest first; empty when there are fewer than two. */
function yearsOf({ newest, oldest }: ListingQuery): readonly string[] {
  const [last, first] = [newest, oldest].map((entries) => Number(nonNull(entries)[0]?.postDate?.slice(0, 4)))
  if (!last || !first || last <= first) return []
  return Array.from({ length: last - first + 1 }, (_, place) => String(last - place))
}
