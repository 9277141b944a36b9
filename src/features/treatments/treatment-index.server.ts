import { TreatmentIndexDocument } from '#content-contract/operations.ts'
import { nameIndex } from '#blocks/name-index.server.ts'
import { parseTeaser } from '#blocks/parse-teaser.server.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'
import type { NameIndex } from '#ui/name-index.ts'

/** Fetches the site's own treatments, and those of the primary site that are not translated, by letter. */
export async function loadTreatmentIndex({ site: handle }: { site: SiteHandle }): Promise<NameIndex> {
  const { variables } = await fetchContentSites(handle)
  const { entries, alsoKnownAs } = await fetchContent(TreatmentIndexDocument, { ...variables, ownSite: handle })
  const treatments = (entries ?? []).flatMap((entry) => {
    const link = entry && parseTeaser(entry, sites[handle])
    return link ? [{ id: entry.id, link }] : []
  })
  return nameIndex(sites[handle].locale, treatments, alsoKnownAs)
}
