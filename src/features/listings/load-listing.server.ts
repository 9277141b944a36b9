import { ListingDocument, type ListingQuery } from '#content-contract/operations.ts'
import { parseDay } from '#blocks/calendar-day.server.ts'
import { linkContextOf } from '#blocks/link-context.server.ts'
import type { LinkContext } from '#blocks/parse-link.server.ts'
import { parseTeaser, parseTeasers } from '#blocks/parse-teaser.server.ts'
import { plainText, present, type ItemOf } from '#blocks/plain-text.server.ts'
import { fetchContent } from '#content/content.server.ts'
import { primarySiteHandle, sites, type SiteHandle } from '#sites/sites.ts'
import type { ListQuestion } from './list-address.ts'
import type { Choice, Listing, ListRow } from './listing.ts'
import { listOf } from './lists.ts'

/** How many rows a page of a list has. */
export const pageLength = 8

/** In how coarse steps time passes for lists that leave out what is under embargo, so that answers can be stored: 5 min. */
const clockStep = 5 * 60_000

/**
 * A page of a list, in one question: the site's own entries and, where those are not translated, the primary site's, the
 * newest first.
 */
export async function loadListing({
  site: handle,
  ...question
}: ListQuestion & { site: SiteHandle }): Promise<Listing> {
  const { section, type, hasEmbargo } = listOf(question.list)
  const { topic, tag, year } = question.filter
  const handles = [...new Set([handle, primarySiteHandle])]
  const relatedTo = [
    ...(topic === undefined ? [] : [{ section: ['topics'], slug: [topic] }]),
    ...(tag === undefined ? [] : [{ section: ['tags'], slug: [tag] }]),
  ]
  const now = new Date(Math.floor(Date.now() / clockStep) * clockStep).toISOString()
  const answer = await fetchContent(ListingDocument, {
    section: [section],
    type: [type],
    site: handles,
    preferSites: handles,
    topicsOf: [{ section: [section] }],
    ...(relatedTo.length > 0 && { relatedTo }),
    ...(year !== undefined && { postDate: ['and', `>= ${year}-01-01`, `< ${Number(year) + 1}-01-01`] }),
    ...(hasEmbargo && { embargoUntil: [':empty:', `<= ${now}`] }),
    limit: pageLength,
    offset: (question.page - 1) * pageLength,
  })
  return parseListing(answer, question, linkContextOf(sites[handle], { path: listOf(question.list).path }))
}

/** The content system's answer as ours. A row without a title or an address is left out and reported. */
export function parseListing(answer: ListingQuery, question: ListQuestion, context: LinkContext): Listing {
  const { filters } = listOf(question.list)
  const rows = present(answer.entries).flatMap((entry) => parseRow(entry, context) ?? [])
  return {
    ...question,
    rows,
    count: answer.count,
    total: answer.total,
    pages: Math.max(1, Math.ceil(answer.count / pageLength)),
    topics: filters.includes('topic') ? parseChoices(answer.topics, context) : [],
    tags: filters.includes('tag') ? parseChoices(answer.tags, context) : [],
    years: filters.includes('year') ? yearsOf(answer) : [],
  }
}

function parseRow(entry: ItemOf<ListingQuery['entries']>, context: LinkContext): ListRow | undefined {
  const link = parseTeaser(entry, context.site, context.report)
  if (!link) return undefined
  const date = parseDay(entry.postDate, 'postDate', context.report)
  return { link, ...(date !== undefined && { date }), topics: parseTeasers(entry.topics, context) }
}

function parseChoices(
  fragments: ListingQuery['topics'] | ListingQuery['tags'],
  { site, report }: LinkContext,
): readonly Choice[] {
  return present(fragments).flatMap((fragment) => {
    const link = parseTeaser(fragment, site, report)
    const slug = plainText(fragment.slug)
    if (link?.kind !== 'internal' || slug === undefined) return []
    return [{ slug, label: link.label, ...(link.language && { language: link.language }) }]
  })
}

/** All years from the oldest entry's to the newest one's, the newest first; none when there is but one to choose. */
function yearsOf({ newest, oldest }: ListingQuery): readonly string[] {
  const [last, first] = [newest, oldest].map((entries) => Number(present(entries)[0]?.postDate?.slice(0, 4)))
  if (!last || !first || last <= first) return []
  return Array.from({ length: last - first + 1 }, (_, place) => String(last - place))
}
