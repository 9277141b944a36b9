import { DiaryArticleDocument } from '#content-contract/operations.ts'
import { linkContextOf } from '#blocks/link-context.server.ts'
import { parseSources } from '#blocks/parse-source.server.ts'
import { parseTeaser } from '#blocks/parse-teaser.server.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'
import type { DiaryLinkAndSources } from './diary-link-and-sources.ts'

/**
 * Fetches the link to the page that explains the bladder diary, and the sources of that page, in the site's language or, if
 * the page is not translated, in that of the primary site. Translations of this page have the English slug, by which the
 * application looks the page up (docs/writing-content.md).
 */
export async function loadDiaryLinkAndSources({ site: handle }: { site: SiteHandle }): Promise<DiaryLinkAndSources> {
  const { variables } = await fetchContentSites(handle)
  const { entries } = await fetchContent(DiaryArticleDocument, variables)
  const entry = entries?.find((one) => one !== null)
  const link = parseTeaser(entry, sites[handle])
  return {
    ...(link && { link }),
    sources: entry && 'sources' in entry ? parseSources(entry.sources, linkContextOf(sites[handle])) : [],
  }
}
