import type { TopicOrTagPageQuery } from '#content-contract/operations.ts'
import { careNotice } from '#blocks/care-notice.server.ts'
import { parseArticle, type PageContext } from '#blocks/parse-article.server.ts'
import { topicGroups, type TopicGroup } from '#blocks/topic-groups.ts'
import { parseTeaser } from '#blocks/parse-teaser.server.ts'
import { plainText, nonNull } from '#blocks/plain-text.server.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import type { TopicOrTag } from './topic-or-tag.ts'

/** The slug of the tag of emergencies, which has to be the same on every site. */
const emergencyTag = 'emergency'

/** The groups whose pages are sorted by date, the newest first. */
const dated: ReadonlySet<TopicGroup> = new Set(['news', 'updates', 'pressReleases'])

/** Parses a topic or a tag with the pages about it. Throws a `ContentError` when it lacks its id or its title. */
export function parseTopicOrTag({ entry, related }: TopicOrTagPageQuery, context: PageContext): TopicOrTag {
  const article = parseArticle(entry, context)
  const members = new Map<TopicGroup, { link: SafeLink; date: string }[]>()
  for (const fragment of nonNull(related)) {
    // Entries of the type `redirect` are left out, because they are not pages.
    if (fragment.typeHandle === 'redirect') continue
    const link = parseTeaser(fragment, context.site, context.report)
    if (!link) continue
    const name = context.topicGroupOf?.(fragment.typeHandle ?? '') ?? 'pages'
    members.set(name, [...(members.get(name) ?? []), { link, date: fragment.postDate ?? '' }])
  }
  const collator = new Intl.Collator(context.site.locale, { numeric: true })
  const groups = topicGroups.flatMap((name) => {
    const found = members.get(name)
    if (!found) return []
    const links = found
      .toSorted(
        (one, other) =>
          Number(isForeign(one.link)) - Number(isForeign(other.link)) ||
          (dated.has(name) ? compare(other.date, one.date) : 0) ||
          collator.compare(one.link.label, other.link.label),
      )
      .map(({ link }) => link)
    return [{ name, links }]
  })
  const slug = plainText(entry?.slug)
  const { helpNow } = context.labels
  const filter = entry?.typeHandle === 'tag' ? 'tag' : 'topic'
  return {
    kind: 'topic-or-tag',
    // The groups show the related pages that editors name, so they are not repeated below the article.
    article: { ...article, related: [] },
    groups,
    ...(entry?.typeHandle === 'tag' &&
      slug === emergencyTag &&
      helpNow !== undefined && { careNotice: careNotice('emergency', context.numbers, helpNow) }),
    ...(slug !== undefined && members.has('news') && { newsPath: `/news?${new URLSearchParams({ [filter]: slug })}` }),
  }
}

const isForeign = (link: SafeLink): boolean => link.kind === 'internal' && link.language !== undefined

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
