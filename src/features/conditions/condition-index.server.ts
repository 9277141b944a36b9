import { ConditionIndexDocument } from '#content-contract/operations.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import { bodyAreas, type BodyArea } from '#blocks/body-area.ts'
import { parseTeaser } from '#blocks/parse-teaser.server.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import { groupByLetter, indexLetters, type IndexLetter } from '#i18n/alphabet.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'

export type ConditionIndex = {
  readonly letters: readonly IndexLetter[]
  readonly groups: ReturnType<typeof groupByLetter<SafeLink>>
  readonly areas: readonly { readonly area: BodyArea; readonly links: readonly SafeLink[] }[]
}

/** Fetches the site's own conditions, and the primary site's where they are not translated. */
export async function loadConditionIndex({ site: handle }: { site: SiteHandle }): Promise<ConditionIndex> {
  const { locale } = sites[handle]
  const { variables } = await fetchContentSites(handle)
  const { entries } = await fetchContent(ConditionIndexDocument, variables)
  const conditions = (entries ?? []).flatMap((entry) => {
    const link = entry && parseTeaser(entry, sites[handle])
    return link ? [{ link, areas: entry.bodyAreas ?? [] }] : []
  })
  const links = conditions.map(({ link }) => link)
  const groups = groupByLetter(locale, links)
  // The order is that of the A–Z index, but the site's own conditions come before those that are not translated.
  const inOrder = groups.flatMap((group) => group.links).toSorted((a, b) => Number(isForeign(a)) - Number(isForeign(b)))
  const places = new Map(inOrder.map((link, place) => [link, place]))
  conditions.sort((one, other) => (places.get(one.link) ?? 0) - (places.get(other.link) ?? 0))
  return {
    letters: indexLetters(
      locale,
      links.map(({ label }) => label),
    ),
    groups,
    areas: bodyAreas
      .map((area) => ({ area, links: conditions.filter(({ areas }) => areas.includes(area)).map(({ link }) => link) }))
      .filter(({ links: areaLinks }) => areaLinks.length > 0),
  }
}

const isForeign = (link: SafeLink): boolean => link.kind === 'internal' && link.language !== undefined
