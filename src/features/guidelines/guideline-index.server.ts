import { GuidelineArchiveIndexDocument, GuidelineIndexDocument } from '#content-contract/operations.ts'
import { parseTeaser } from '#blocks/parse-teaser.server.ts'
import type { Maybe } from '#blocks/plain-text.server.ts'
import { translateLinks } from '#blocks/translate-links.server.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'
import type { SafeLink } from '#ui/safe-link.ts'

/** An edition in a list. */
export type EditionLink = { readonly link: SafeLink; readonly year?: number }

export type GuidelineIndex = { readonly guidelines: readonly EditionLink[] }

export type GuidelineArchiveIndex = {
  /** The archived editions by current guideline. The group without `current` has the editions without a successor. */
  readonly groups: readonly { readonly current?: SafeLink; readonly editions: readonly EditionLink[] }[]
}

type IndexParams = { readonly site: SiteHandle }

const isUntranslated = (link: SafeLink): boolean => link.kind === 'internal' && link.language !== undefined

/** Returns the items with a link to a page in the site's language, followed by all others, each in the given order. */
const ownFirst = <Item>(items: readonly Item[], linkOf: (item: Item) => SafeLink | undefined): readonly Item[] => {
  const isOwn = (item: Item) => {
    const link = linkOf(item)
    return link !== undefined && !isUntranslated(link)
  }
  return [...items.filter(isOwn), ...items.filter((item) => !isOwn(item))]
}

const yearOf = ({ year }: { readonly year?: Maybe<number> }): { year?: number } =>
  typeof year === 'number' ? { year } : {}

/** Fetches the current guidelines: those with a page in the site's language, followed by all others. */
export async function loadGuidelineIndex({ site }: IndexParams): Promise<GuidelineIndex> {
  const { variables } = await fetchContentSites(site)
  const { entries } = await fetchContent(GuidelineIndexDocument, variables)
  const guidelines = (entries ?? []).flatMap((entry) => {
    const link = entry && parseTeaser(entry, sites[site])
    return link ? [{ link, ...yearOf(entry) }] : []
  })
  return { guidelines: ownFirst(guidelines, ({ link }) => link) }
}

/** Fetches the archived editions by guideline, each guideline's newest edition first. */
export async function loadGuidelineArchiveIndex({ site }: IndexParams): Promise<GuidelineArchiveIndex> {
  const { variables, primarySite } = await fetchContentSites(site)
  const { entries } = await fetchContent(GuidelineArchiveIndexDocument, variables)
  const rows = (entries ?? []).flatMap((entry) => {
    const link = entry && parseTeaser(entry, sites[site])
    const replacement = entry?.current?.find((one) => one !== null)
    const current = replacement && parseTeaser(replacement, sites[site])
    return link ? [{ link, ...yearOf(entry), ...(current && { current }) }] : []
  })
  const groups = new Map<string, { current?: SafeLink; editions: EditionLink[] }>()
  // In the content of an untranslated edition, the successor is the entry on the primary site. If that entry is translated,
  // `translateLinks` makes the link lead to the translation.
  for (const { current, ...edition } of await translateLinks(rows, { from: primarySite, to: site })) {
    const key = current?.kind === 'internal' ? current.path : ''
    const group = groups.get(key) ?? { ...(current && { current }), editions: [] }
    groups.set(key, group)
    group.editions.push(edition)
  }
  return { groups: ownFirst([...groups.values()], ({ current }) => current) }
}
