import { ConditionIndexDocument } from '#content-contract/operations.ts'
import { bodyAreas, type BodyArea } from '#blocks/body-area.ts'
import { nameIndex } from '#blocks/name-index.server.ts'
import { parseTeaser } from '#blocks/parse-teaser.server.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'
import type { IndexRow } from '#ui/name-index.ts'
import type { ConditionIndex } from './condition-index.ts'

/** Fetches the site's own conditions, and the primary site's untranslated ones, by letter and by part of the body. */
export async function loadConditionIndex({ site: handle }: { site: SiteHandle }): Promise<ConditionIndex> {
  const { locale } = sites[handle]
  const { variables } = await fetchContentSites(handle)
  const { entries, alsoKnownAs } = await fetchContent(ConditionIndexDocument, { ...variables, ownSite: handle })
  const conditions = (entries ?? []).flatMap((entry) => {
    const link = entry && parseTeaser(entry, sites[handle])
    return link ? [{ id: entry.id, link, areas: entry.bodyAreas ?? [] }] : []
  })
  const index = nameIndex(locale, conditions, alsoKnownAs)
  const titles = index.groups.flatMap(({ links }) => links).filter(({ label, link }) => label === link.label)
  const areasOf = new Map(conditions.map(({ link, areas }) => [link.kind === 'internal' ? link.path : '', areas]))
  const isIn =
    (area: BodyArea) =>
    ({ link }: IndexRow) =>
      link.kind === 'internal' && areasOf.get(link.path)?.includes(area)
  const withoutText = ({ label, link }: IndexRow): IndexRow => ({ label, link: { ...link, text: undefined } })
  return {
    index,
    areas: bodyAreas
      .map((area) => ({
        area,
        own: titles.filter(isIn(area)).map(withoutText),
        untranslated: index.untranslated.filter(isIn(area)).map(withoutText),
      }))
      .filter(({ own, untranslated }) => own.length + untranslated.length > 0),
  }
}
